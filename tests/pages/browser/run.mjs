// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the pages in Chromium and reports, one line each: "ok NAME" or "failed NAME: WHY". A line "do EVENT"
// asks the game to enter an event. The set-up comes as JSON in the first argument.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const { browser: executablePath, links, screenshots } = JSON.parse(process.argv[2]);
const origins = Object.values(links).map((link) => new URL(link).origin);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const complaints = [];  // requests that left the table, and whatever the browser complained about

async function open(link, { width = 360, height = 740, dark = false, context = null } = {}) {
  context ??= await browser.newContext({
    viewport: { width, height }, colorScheme: dark ? "dark" : "light", hasTouch: width < 500,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("request", (request) => {
    if (!origins.includes(new URL(request.url()).origin)) complaints.push(`request ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`script ${error.message}`));
  await page.goto(link);
  await page.locator("#game").waitFor({ state: "visible" });
  return page;
}

const tell = (event) => console.log("do " + JSON.stringify(event));
const text = (page) => page.locator("main").innerText();

async function check(name, body) {
  try {
    await body();
    console.log("ok " + name);
  } catch (error) {
    console.log(`failed ${name}: ${String(error.message).replaceAll("\n", " ")}`);
  }
}

async function expectNoSideScroll(page) {
  const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(needed <= there, `${needed} px wide in ${there} px: ${page.url().slice(0, 24)}`);
}

const shot = async (page, name) => {
  if (screenshots) await page.screenshot({ path: `${screenshots}/${name}.png`, fullPage: true });
};

const anna = await open(links.anna);
const ben = await open(links.ben);

await check("each sees only their own cards", async () => {
  await anna.getByText("great wave, kraken, emperor penguin").waitFor();
  await ben.getByText("kraken, tiki, axolotl").waitFor();
  assert.ok(!(await text(anna)).includes("kraken, tiki, axolotl"));
  assert.ok(!(await text(ben)).includes("great wave, kraken, emperor penguin"));
  assert.ok((await text(anna)).includes("▲"));
});

await check("no side scroll on a phone", async () => {
  await expectNoSideScroll(anna);
  await expectNoSideScroll(ben);
});

await check("marks follow and can be switched off", async () => {
  const field = anna.locator("[data-field=W0]");
  assert.equal(await field.getAttribute("aria-label"), "great wave, left: ruled out by your cards");
  await anna.getByLabel("Marks that follow by themselves").selectOption("off");
  assert.equal(await field.getAttribute("aria-label"), "great wave, left: open");
});

await check("a reload loses nothing", async () => {
  const field = anna.getByRole("button", { name: "kraken, middle: open" });
  await field.click();
  await anna.locator("[data-field=T1]").click();
  await anna.locator("[data-field=T1]").click();
  await anna.getByLabel("left", { exact: true }).selectOption("C");
  await anna.reload();
  await anna.getByRole("button", { name: "kraken, middle: ruled out" }).waitFor();
  await anna.getByRole("button", { name: "tiki, middle: sure" }).waitFor();
  assert.equal(await anna.locator("#statue_left").inputValue(), "C");
  assert.equal(await anna.getByLabel("Marks that follow by themselves").inputValue(), "off");
  await anna.getByText("great wave, kraken, emperor penguin").waitFor();
  await anna.getByLabel("Marks that follow by themselves").selectOption("dots");
  await shot(anna, "player_phone_light_en");
});

await check("marks made in one tab are there in another", async () => {
  const other = await open(links.anna, { context: anna.context() });
  await other.getByRole("button", { name: "kraken, middle: ruled out" }).click();
  await anna.getByRole("button", { name: "kraken, middle: sure" }).waitFor();
  assert.equal(await anna.locator("#statue_left").inputValue(), "C");
  await other.close();
});

await check("a guess is judged", async () => {
  await anna.getByRole("button", { name: "Announce", exact: true }).click();
  await anna.getByText("Choose three different statues.").waitFor();
  await anna.getByLabel("middle", { exact: true }).selectOption("T");
  await anna.getByLabel("right", { exact: true }).selectOption("W");
  await anna.getByRole("button", { name: "Announce", exact: true }).click();
  await shot(anna, "player_confirm");
  await anna.getByRole("button", { name: "Yes, announce it" }).click();
  await anna.getByRole("status").filter({ hasText: "Anna is right! The first half-medallion." }).waitFor();
  await anna.getByText("one half-medallion").waitFor();
  await anna.getByText("No card yet.").waitFor();
  assert.ok(!(await text(ben)).includes("right!"));
});

await check("a combination that was not read is shown after its guess", async () => {
  for (const [place, letter] of [["left", "A"], ["middle", "C"], ["right", "T"]])
    await ben.getByLabel(place, { exact: true }).selectOption(letter);
  await ben.getByRole("button", { name: "Announce", exact: true }).click();
  await ben.getByRole("button", { name: "Yes, announce it" }).click();
  await ben.getByText("You announced: axolotl, Cthulhu, tiki").waitFor();
  for (const [place, letter] of [["left", "A"], ["middle", "C"], ["right", "T"]])
    await ben.getByLabel(place, { exact: true }).selectOption(letter);
  await ben.getByRole("button", { name: "Enter it" }).click();
  await ben.getByRole("status").filter({ hasText: "Ben is right!" }).waitFor();
});

await check("the page updates by itself", async () => {
  tell({ type: "combination", player: "Anna", card: "AWT" });
  await anna.locator("#guess_section").waitFor({ state: "visible" });
});

await check("the host enters, answers and takes back", async () => {
  const host = await open(links.gold);
  await host.getByRole("button", { name: "Ben" }).click();
  await host.getByRole("button", { name: "the queen of hearts" }).waitFor();
  await expectNoSideScroll(host);
  await shot(host, "host_phone_light_en");
  await host.getByRole("button", { name: "the queen of hearts" }).click();
  await host.getByText("Ben: the queen of hearts").waitFor();
  await host.getByRole("button", { name: "Undo" }).click();
  await host.getByText("Ben: the queen of hearts").waitFor({ state: "detached" });
  tell({ kind: "question", id: 3, ask: "card", player: "Ben", candidates: [["QH", 0.6], ["KH", 0.3]], blocks: true });
  await host.getByRole("alert").filter({ hasText: "Which card lies in front of Ben?" }).waitFor();
  await shot(host, "host_question");
  await host.getByRole("button", { name: "Answer" }).click();  // nothing is chosen: no answer
  await host.getByRole("button", { name: "the king of hearts" }).first().click();
  await host.locator("#question").waitFor({ state: "hidden" });
});

await check("a hostile name is only text", async () => {
  const page = await open(links.hostile);
  assert.ok((await page.locator("h1").innerText()).startsWith("<img src=x"));
  assert.equal(await page.locator("img").count(), 0);
  await expectNoSideScroll(page);
});

if (screenshots) {
  await shot(await open(links.german, { width: 360, dark: true }), "player_phone_dark_de");
  await shot(await open(links.german, { width: 1280 }), "player_desktop_light_de");
  await shot(await open(links.german_host, { width: 360, dark: true }), "host_phone_dark_de");
  await shot(await open(links.gold, { width: 1280, dark: true }), "host_desktop_dark_en");
  await shot(await open(links.hostile, { width: 390, height: 844 }), "player_long_name");
  const deal = await open(links.german_host, { width: 360, height: 640 });
  await deal.locator("#choices button").first().click();
  await deal.locator("#choices button").nth(30).waitFor();
  await shot(deal, "host_35_cards_de");
}
await check("german pages fit a phone too", async () => {
  for (const link of [links.german, links.german_host]) await expectNoSideScroll(await open(link));
});
await check("nothing came from elsewhere and nothing was complained about", async () => assert.deepEqual(complaints, []));

await browser.close();
