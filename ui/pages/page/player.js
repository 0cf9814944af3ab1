// SPDX-License-Identifier: GPL-3.0-or-later
// A player's page of Temple Code.
import { begin, find, make, tell, whenChanged, wish, word } from "/page/page.js";
import { chooseStatue, chosenGuess, showNotes } from "/page/notes.js";

const positions = ["left", "middle", "right"];

function dots(card) {
  const signs = make("span", { classes: "dots" });
  const shown = make("span", { "aria-hidden": "true" },
    make("span", { classes: "blue", text: "●".repeat(card.blue ?? 0) }),
    make("span", { classes: "red", text: "▲".repeat(card.red ?? 0) }));
  if (card.blue === null) shown.textContent = "?";
  else if (card.blue + card.red === 0) shown.textContent = "–";
  signs.append(shown, make("span", { classes: "hidden-words", text: card.dots }));
  return signs;
}

function drawCards(cards) {
  const items = cards.map((card) => make("li", {}, make("span", { text: card.statues }), dots(card)));
  if (items.length === 0) items.push(make("li", { classes: "small", text: word("no_cards") }));
  find("cards").replaceChildren(...items);
}

function drawGuesses(guesses) {
  find("guesses_section").hidden = guesses.length === 0;
  find("guesses").replaceChildren(...guesses.map((guess) => {
    const item = make("li", {}, make("span", { classes: guess.right ? "right" : "", text: guess.text }));
    if (guess.worth) item.append(make("p", { classes: "small", text: guess.worth }));
    return item;
  }));
}

/** Three lists of statues; `chosen` is kept by whoever calls. */
function threeStatues(statues, chosen, choose) {
  return make("div", { classes: "three" }, ...positions.map((place, index) => {
    const select = make("select", { id: "statue_" + place });
    select.append(make("option", { value: "", text: word("choose") }),
      ...statues.map(({ letter, name }) => make("option", { value: letter, text: name })));
    select.value = chosen[index];
    select.addEventListener("change", () => choose(index, select.value));
    return make("div", {}, make("label", { for: select.id, text: word(place) }), select);
  }));
}

const isWhole = (letters) => new Set(letters.filter(Boolean)).size === 3;
const names = (state, letters) =>
  letters.map((letter) => state.statues.find((statue) => statue.letter === letter).name).join(", ");

function button(text, classes, pressed) {
  const made = make("button", { type: "button", text, classes });
  made.addEventListener("click", pressed);
  return made;
}

function drawGuessForm(state) {
  const form = find("guess");
  const chosen = chosenGuess();
  form.replaceChildren(threeStatues(state.statues, chosen, chooseStatue),
    button(word("announce"), "main", () => {
      if (isWhole(chosenGuess())) askAgain(state);
      else tell(word("three"), false);
    }));
}

function askAgain(state) {
  const letters = [...chosenGuess()];
  tell("");
  const yes = button(word("yes"), "main", () => {
    wish({ do: "guess", attempt: state.attempt, card: letters.join("") });
    drawGuessForm(state);
  });
  find("guess").replaceChildren(
    make("p", { text: word("really") }), make("p", { classes: "said", text: names(state, letters) }),
    make("div", { classes: "row" }, yes, button(word("no"), "", () => drawGuessForm(state))));
  yes.focus();
}

function drawActualForm(state) {
  const actual = ["", "", ""];
  find("guess").replaceChildren(
    make("p", { text: `${word("announced")} ${state.announced}` }), make("p", { text: word("actual") }),
    threeStatues(state.statues, actual, (index, letter) => { actual[index] = letter; }),
    make("div", { classes: "row" },
      button(word("enter_actual"), "main", () => {
        if (isWhole(actual)) wish({ do: "actual", attempt: state.attempt, card: actual.join("") });
        else tell(word("three"), false);
      }),
      button(word("cancel"), "", () => wish({ do: "cancel", attempt: state.attempt }))));
}

begin((state) => {
  document.title = `${state.player} – ${state.game}`;
  find("player").textContent = state.player;
  find("score").textContent = state.score;
  whenChanged("standing", state.standing, (text) => { find("standing").textContent = text; });
  showNotes(state);
  whenChanged("cards", [state.cards, state.lang], () => drawCards(state.cards));
  whenChanged("guesses", state.guesses, drawGuesses);
  find("guess_section").hidden = !state.can_guess;
  whenChanged("guess form", [state.attempt, state.announced, state.lang, state.key],
    () => (state.announced ? drawActualForm(state) : drawGuessForm(state)));
});
