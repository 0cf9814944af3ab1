#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns card art of Debian packages and npm packages into folders of PNGs, one per deck. usage: rasterise_art.py OUT [NODE_MODULES]

Needs rsvg-convert (librsvg2-bin) and the art: packages gnome-cards-data, kdegames-card-data-kf5; npm packages svg-cards
4.0.2, cardsJS 1.1.1, deck-of-cards 0.1.8, @heruka_urgyen/react-playing-cards 0.5.0, @younestouati/playing-cards-standard-deck
3.0.0. For training only: nothing of it is needed to build or run, and none of it is shipped.
"""
import gzip
import pathlib
import subprocess
import sys
import tempfile

import cv2
import numpy as np

RANKS, SUITS, WIDTH = ["A", *map(str, range(2, 11)), "J", "Q", "K"], "CDHS", 320
LONG_SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
LONG_RANKS = ["1", *map(str, range(2, 11)), "jack", "queen", "king"]
# Other suit signs, other letters than A/1 2-10 JQK/VDR/BDK, or art that rasterises to a blur.
NOT_USED = ["berlin", "rheinland", "slavic_costumes", "ancient_french", "swiss-xvii", "tarocco", "Атласные", "oxygen", "penguins",
            "gm-paris", "egyptians", "jolly-royal", "svg-tigullio", "svg-future", "xskat", "svg-dondorf", "konqi"]


def rasterise(svg, out, *options):
    subprocess.run(["rsvg-convert", *options, "-a", str(svg), "-o", str(out)], capture_output=True, check=False)
    return cv2.imread(str(out), cv2.IMREAD_UNCHANGED) if pathlib.Path(out).exists() else None


def save(picture, path):
    """Cuts the card out of its transparent surroundings and brings it to one width."""
    if picture is None:
        return
    if picture.ndim == 2:
        picture = cv2.cvtColor(picture, cv2.COLOR_GRAY2BGRA)
    if picture.shape[2] == 3:
        picture = cv2.cvtColor(picture, cv2.COLOR_BGR2BGRA)
    ys, xs = np.where(picture[..., 3] > 40)
    if len(ys) < 100:
        return
    picture = picture[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    size = (WIDTH, round(WIDTH * picture.shape[0] / picture.shape[1]))
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), cv2.resize(picture, size, interpolation=cv2.INTER_AREA))


def on_paper(picture):
    """Art without a card of its own, put onto a white card with rounded corners."""
    card, mask, r = np.full((448, 320, 4), 255, np.uint8), np.zeros((448, 320), np.uint8), 20
    scale = min(300 / picture.shape[1], 428 / picture.shape[0])
    art = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    y, x = (448 - art.shape[0]) // 2, (320 - art.shape[1]) // 2
    alpha = art[..., 3:] / 255.0
    card[y:y + art.shape[0], x:x + art.shape[1], :3] = (art[..., :3] * alpha + 255 * (1 - alpha)).astype(np.uint8)
    cv2.rectangle(mask, (r, 0), (319 - r, 447), 255, -1)
    cv2.rectangle(mask, (0, r), (319, 447 - r), 255, -1)
    for centre in [(r, r), (319 - r, r), (r, 447 - r), (319 - r, 447 - r)]:
        cv2.circle(mask, centre, r, 255, -1)
    card[..., 3] = mask
    return card


def gnome_deck(file, out, work):
    sheet = rasterise(file, work / "sheet.png", "-w", str(WIDTH * 13))
    if sheet is None:
        return
    height, width = sheet.shape[0] / 5, sheet.shape[1] / 13
    cell = lambda row, column: sheet[int(row * height):int((row + 1) * height), int(column * width):int((column + 1) * width)]
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            save(cell(row, column), out / f"{rank}{suit}.png")
    save(cell(4, 0), out / "JOKER.png")
    save(cell(4, 2), out / "BACK.png")


def kde_deck(folder, out, work):
    svg = work / "deck.svg"
    svg.write_bytes(gzip.open(next(folder.glob("*.svgz"))).read())
    names = {f"{LONG_RANKS[r]}_{LONG_SUITS[s]}": f"{RANKS[r]}{s}" for r in range(13) for s in SUITS}
    for element, name in {**names, "back": "BACK", "red_joker": "JOKER"}.items():
        (work / "card.png").unlink(missing_ok=True)
        save(rasterise(svg, work / "card.png", "-i", element, "-w", str(WIDTH)), out / f"{name}.png")


def file_deck(out, work, name_of, paper=False):
    """A deck of one file a card; name_of gives the path of a rank index and suit."""
    for r, rank in enumerate(RANKS):
        for suit in SUITS:
            path = pathlib.Path(name_of(r, suit))
            (work / "card.png").unlink(missing_ok=True)
            picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED) if path.suffix == ".png" else rasterise(path, work / "card.png", "-w", str(WIDTH))
            save(on_paper(picture) if paper and picture is not None else picture, out / f"{rank}{suit}.png")


def npm_decks(modules, out, work):
    for kind in ["2color", "2color-bf", "4color", "4color-bf"]:
        folder = modules / "@heruka_urgyen/react-playing-cards/src/images" / kind
        file_deck(out / f"npm_react_{kind}", work, lambda r, s: folder / f"{'T' if r == 9 else RANKS[r]}{s}.svg")
    file_deck(out / "npm_standard", work, lambda r, s: modules / f"@younestouati/playing-cards-standard-deck/cards/{r + 1}{s.lower()}.svg")
    file_deck(out / "npm_cardsjs", work, lambda r, s: modules / f"cardsJS/cards/{RANKS[r]}{s}.svg")
    file_deck(out / "npm_svgcards", work, lambda r, s: modules / f"svg-cards/png/2x/{LONG_SUITS[s]}_{LONG_RANKS[r]}.png")
    file_deck(out / "npm_deckofcards", work, lambda r, s: modules / f"deck-of-cards/example/faces/{'SHCD'.index(s)}_{r + 1}.svg", paper=True)


def main():
    out = pathlib.Path(sys.argv[1])
    used = lambda path: not any(word in str(path) for word in NOT_USED)
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        for file in filter(used, sorted(pathlib.Path("/usr/share/aisleriot/cards").glob("*.svgz"))):
            gnome_deck(file, out / f"gnome_{file.stem}", work)
        for deck in filter(used, sorted(pathlib.Path("/usr/share/carddecks").glob("svg-*"))):
            kde_deck(deck, out / f"kde_{deck.name}", work)
        if len(sys.argv) > 2:
            npm_decks(pathlib.Path(sys.argv[2]), out, work)


main()
