// SPDX-License-Identifier: GPL-3.0-or-later
// The host's page: a remote control.
import { begin, find, make, whenChanged, wish, word } from "/page/page.js";

let state = null;

function button(text, pressed, attributes = {}) {
  const made = make("button", { type: "button", text, ...attributes });
  made.addEventListener("click", pressed);
  return made;
}

function drawQuestion(question) {
  find("question").hidden = question === null;
  if (question === null) return;
  find("question_text").textContent = question.text;
  const answer = (index) => wish({ do: "answer", id: question.id, answer: index });
  find("answers").replaceChildren(...question.answers.map((label, index) =>
    button(label, () => answer(index), index === 0 ? { classes: "main" } : {})));
  find("more").hidden = question.more.length === 0;
  // Nothing is chosen at first: one tap too many must be no answer.
  find("more_cards").replaceChildren(make("option", { value: "", text: word("choose") }),
    ...question.more.map((label, index) =>
      make("option", { value: question.answers.length + index, text: label })));
  find("more").onsubmit = (event) => {
    event.preventDefault();
    answer(Number(find("more_cards").value));
  };
}

const suits = /[♣♦♥♠]$/u;

/** Each suit begins a row, as on the table. */
function lookOf(label, before) {
  if (!suits.test(label)) return "";
  return (/[♦♥]$/u.test(label) ? "red " : "") + (label.at(-1) === before?.at(-1) ? "" : "first");
}

const many = 12;

/** What is offered, in the order in which it is shown: many cards without suits are found by their letters. */
function inOrder(step) {
  const numbered = step.choices.map((one, choice) => ({ ...one, choice }));
  const isByLetters = step.narrow && numbered.length > many && !suits.test(numbered[0].label);
  return isByLetters ? numbered.sort((a, b) => (a.label < b.label ? -1 : 1)) : numbered;
}

function drawEntry(entry) {
  const send = (what) => wish({ ...what, draft: entry.draft });
  find("types").replaceChildren(...entry.types.map(({ type, label, chosen }) =>
    button(label, () => send({ do: "type", type }), { "aria-pressed": String(chosen) })));
  find("asked").textContent = entry.step?.asked ?? (entry.types.length === 0 ? word("nothing") : "");
  const choices = find("choices");
  const narrow = entry.step?.narrow ?? false;
  choices.classList.toggle("narrow", narrow);
  choices.classList.toggle("suits", narrow && suits.test(entry.step.choices[0]?.label ?? ""));
  if (entry.step)
    choices.replaceChildren(...inOrder(entry.step).map(({ label, words, choice }, place, all) =>
      button(label, () => send({ do: "pick", choice }),
        { "aria-label": words, classes: narrow ? lookOf(label, all[place - 1]?.label) : "" })));
  else if (entry.whole) choices.replaceChildren(button(word("confirm"), () => send({ do: "enter" }), { classes: "main" }));
  else choices.replaceChildren();
  find("back").hidden = !entry.back;
  find("back").onclick = () => send({ do: "back" });
}

find("undo").addEventListener("click", () => wish({ do: "undo", seen: state.seen }));
find("repeat").addEventListener("click", () => wish({ do: "repeat" }));

begin((now) => {
  state = now;
  document.title = now.game;
  find("title").textContent = now.game;
  whenChanged("standing", now.standing, (text) => { find("standing").textContent = text; });
  whenChanged("said", now.said, (said) => { find("said").textContent = said.join(" "); });
  whenChanged("question", [now.question, now.lang], () => drawQuestion(now.question));
  find("undo").disabled = !now.can_undo;
  find("repeat").hidden = !now.can_repeat;
  whenChanged("entry", [now.entry, now.lang], () => drawEntry(now.entry));
  whenChanged("happened", now.happened, (happened) =>
    find("happened").replaceChildren(...happened.map((text) => make("li", { text }))));
});
