# SPDX-License-Identifier: GPL-3.0-or-later
"""The two networks: CardReader names a rectified card, CardFinder marks cards in a picture."""
import torch
from torch import nn


def block(inputs, outputs, kernel=3, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


CARDS, RANKS, SUITS = 55, 14, 5  # with joker, back, none; with "no rank"; with "no suit"


class IndexReader(nn.Module):
    """N x 3 x 48 x 32, the upper left corner of a rectified card -> N x 19 logits: 13 ranks, none, 4 suits, none. It
    sees no court, so it learns letters. The logits of both corners of a card are to be added."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            block(3, 16), block(16, 32, 3, 2), block(32, 48), block(48, 64, 3, 2), block(64, 64), block(64, 64, 3, 2)
        )
        self.classify = nn.Sequential(
            nn.Flatten(), nn.Linear(64 * 6 * 4, 128), nn.ReLU(inplace=True), nn.Dropout(0.2), nn.Linear(128, RANKS + SUITS)
        )

    def forward(self, x):
        return self.classify(self.features(x - 0.5))


class CardReader(nn.Module):
    """N x 3 x 144 x 96 RGB 0..1 -> N x 74 logits: 52 cards (suit * 13 + rank), joker, back, none; then the index in the
    upper left corner, as IndexReader has it."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            block(3, 16, 5, 2), block(16, 32, 3, 2), block(32, 48), block(48, 64, 3, 2), block(64, 64), block(64, 64),
            block(64, 96, 3, 2), block(96, 96), block(96, 48, 1),
        )
        self.classify = nn.Sequential(
            nn.Flatten(), nn.Linear(48 * 9 * 6, 192), nn.ReLU(inplace=True), nn.Dropout(0.2), nn.Linear(192, CARDS)
        )
        self.index = IndexReader()

    def read_index(self, x):
        return self.index(x[:, :, :48, :32])

    def forward(self, x):
        return torch.cat([self.classify(self.features(x - 0.5)), self.read_index(x)], 1)


class CardFinder(nn.Module):
    """N x 3 x H x W RGB 0..1 -> N x 10 x H/4 x W/4: logits of the centres of cards face up and face down; dx, dy of
    the centre in cells; ln(half axis / 8 px) of the long and of the short axis; cos, sin of twice the angle of each."""

    def __init__(self):
        super().__init__()
        self.second = block(3, 16, 5, 2)
        self.quarter = nn.Sequential(block(16, 32, 3, 2), block(32, 32))
        self.eighth = nn.Sequential(block(32, 48, 3, 2), block(48, 48))
        self.sixteenth = nn.Sequential(block(48, 64, 3, 2), block(64, 64))
        self.deep = nn.Sequential(block(64, 80, 3, 2), block(80, 80), block(80, 80))
        self.deeper = nn.Sequential(block(80, 80), block(80, 80))  # cards that fill the picture need a wide view
        self.from_deep, self.at_sixteenth = nn.Conv2d(80, 64, 1), block(64, 64)
        self.from_sixteenth, self.at_eighth = nn.Conv2d(64, 48, 1), block(48, 48)
        self.from_eighth, self.at_quarter = nn.Conv2d(48, 32, 1), nn.Sequential(block(32, 48), block(48, 48))
        self.head = nn.Conv2d(48, 10, 1)
        self.up = nn.Upsample(scale_factor=2, mode="nearest")
        with torch.no_grad():
            self.head.bias[:2] = -4.0  # cards are rare: begin with a heatmap near 0
            self.deeper[1][1].weight.fill_(0.1)  # begins nearly as if it were not there

    def forward(self, x):
        quarter = self.quarter(self.second(x - 0.5))
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        deep = self.deep(sixteenth)
        deep = deep + self.deeper(deep)
        x = self.at_sixteenth(self.up(self.from_deep(deep)) + sixteenth)
        x = self.at_eighth(self.up(self.from_sixteenth(x)) + eighth)
        return self.head(self.at_quarter(self.up(self.from_eighth(x)) + quarter))
