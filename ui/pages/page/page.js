// SPDX-License-Identifier: GPL-3.0-or-later
// What every page does: ask for its state, send wishes, tell what became of them. Texts only ever become text.

const usual = 1000, soon = 150, hidden = 5000;  // ms between two looks
const soonFor = 4000;                           // ms after a wish
const patience = 5000;                          // ms for one answer
const toldFor = 20000;                          // ms that a reply stays: it lies over the page's upper edge

let words = {};
let tag = null;
let hurryUntil = 0;
let timer = 0;
let toldTimer = 0;
let wished = 0;  // number of the wish whose outcome is waited for
let show = () => {};

export const word = (name) => words[name] ?? "";
export const find = (id) => document.getElementById(id);

/** An element with text, classes and attributes. */
export function make(name, { text, classes, ...attributes } = {}, ...children) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  if (classes) element.className = classes;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Calls `draw` only if `value` differs from that of the last call under this name: who is reading or typing
 *  there is left in peace. */
const drawn = new Map();
export function whenChanged(name, value, draw) {
  const now = JSON.stringify(value);
  if (drawn.get(name) === now) return;
  drawn.set(name, now);
  draw(value);
}

export function tell(text, taken = true) {
  const reply = find("reply");
  reply.textContent = text;
  reply.classList.toggle("refused", !taken);
  clearTimeout(toldTimer);
  if (text) toldTimer = setTimeout(() => { reply.textContent = ""; }, toldFor);
}

function showLost(lost) {
  find("lost").hidden = !lost;
  if (lost) find("lost").textContent = word("lost") || "...";
}

function take(state) {
  if (!state.words) return;  // the game is only just beginning
  words = state.words;
  whenChanged("words", [state.lang, words], () => {
    document.documentElement.lang = state.lang;
    for (const element of document.querySelectorAll("[data-word]"))
      element.textContent = word(element.dataset.word);
  });
  const closed = state.closed !== undefined;
  find("game").hidden = closed;
  if (closed) {
    find("standing").textContent = state.closed;
    return;
  }
  show(state);
  if (wished > 0 && state.reply.wish >= wished) {
    wished = 0;
    tell(state.reply.text, state.reply.taken);
  }
}

async function look() {
  try {
    const headers = tag ? { "If-None-Match": tag } : {};
    const answer = await fetch("state", { headers, cache: "no-store", signal: AbortSignal.timeout(patience) });
    if (answer.status === 200) {
      const state = await answer.json();
      take(state);
      tag = answer.headers.get("ETag");
    } else if (answer.status !== 304) {
      throw new Error(String(answer.status));
    }
    showLost(false);
  } catch {
    showLost(true);
  }
  const wait = document.hidden ? hidden : Date.now() < hurryUntil ? soon : usual;
  timer = setTimeout(look, wait);
}

function lookSoon() {
  clearTimeout(timer);
  timer = setTimeout(look, 0);
}

/** Sends a wish; what became of it comes with the state. */
export async function wish(body) {
  tell(word("sent"));
  try {
    const answer = await fetch("wish", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status !== 202) throw new Error(String(answer.status));
    wished = (await answer.json()).wish;
    hurryUntil = Date.now() + soonFor;
  } catch {
    tell(word("unsent"), false);
  }
}

export function begin(draw) {
  show = draw;
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && timer) lookSoon();
  });
  look();
}
