// SPDX-License-Identifier: GPL-3.0-or-later
// The note sheet: statues x positions. A player's own marks and choices stay in this browser.
import { find, make, whenChanged, word } from "/page/page.js";

const positions = ["left", "middle", "right"];
const prefix = "temple-table-";

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(prefix + name));
  } catch {
    return null;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: marks last as long as the page.
  }
}

/** Forgets what belongs to combinations of other games. */
function forgetOthers(key) {
  const game = key.split("-")[0];
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && name !== prefix + "marks" && !name.startsWith(prefix + game))
        localStorage.removeItem(name);
  } catch {
    // as above
  }
}

let state = null;
let notes = { own: {}, guess: ["", "", ""] };  // of this combination
let mode = "dots";

export const chosenGuess = () => notes.guess;
export function chooseStatue(place, letter) {
  notes.guess[place] = letter;
  keep(state.key, notes);
}

const symbols = { open: "", out: "✕", follows: "✕", sure: "●" };

function markOf(field) {
  const own = notes.own[field];
  if (own) return own;
  return (state.marks[mode] ?? []).includes(field) ? "follows" : "open";
}

function turn(field) {
  const now = notes.own[field];
  if (now === "sure") delete notes.own[field];
  else notes.own[field] = now === "out" ? "sure" : "out";
  keep(state.key, notes);
  drawMarks();
}

function drawMarks() {
  for (const button of find("sheet").querySelectorAll("button")) {
    const mark = markOf(button.dataset.field);
    button.textContent = symbols[mark];
    button.className = mark;
    button.setAttribute("aria-label", `${button.dataset.name}, ${word(button.dataset.place)}: ${word(mark)}`);
  }
}

function drawSheet(statues) {
  const sheet = find("sheet");
  const heads = positions.map((place) => make("th", { text: word(place), scope: "col" }));
  sheet.tHead.replaceChildren(make("tr", {}, make("th", { text: word("statue"), scope: "col" }), ...heads));
  sheet.tBodies[0].replaceChildren(...statues.map(({ letter, name }) => {
    const fields = positions.map((place, index) => {
      const button = make("button", { type: "button" });
      Object.assign(button.dataset, { field: letter + index, name, place });
      button.addEventListener("click", () => turn(button.dataset.field));
      return make("td", {}, button);
    });
    return make("tr", {}, make("th", { text: `${letter}  ${name}`, scope: "row" }), ...fields);
  }));
}

function drawModes() {
  const select = find("marks");
  select.replaceChildren(...["off", "dots", "all"].map((name) =>
    make("option", { value: name, text: word("marks_" + name) })));
  select.value = mode;
}

export function showNotes(now) {
  state = now;
  whenChanged("notes key", now.key, () => {
    forgetOthers(now.key);
    notes = { own: {}, guess: ["", "", ""], ...read(now.key) };
  });
  whenChanged("sheet", [now.statues, now.lang], () => {
    drawSheet(now.statues);
    drawModes();
  });
  drawMarks();
}

mode = ["off", "dots", "all"].find((name) => name === read("marks")) ?? "dots";
find("marks").addEventListener("change", (event) => {
  mode = event.target.value;
  keep("marks", mode);
  drawMarks();
});
find("clear").addEventListener("click", () => {
  notes.own = {};
  keep(state.key, notes);
  drawMarks();
});
// The same page is open in another tab: what is marked there is marked here. Lists that are being filled in stay.
addEventListener("storage", (event) => {
  if (!state || event.key !== prefix + state.key) return;
  notes.own = read(state.key)?.own ?? {};
  drawMarks();
});
