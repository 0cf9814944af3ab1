#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the card reader on shards of crops (temple-tiles reader). usage: train_reader.py SHARDS OUT [PASSES]"""
import sys

import numpy as np
import torch
from torch.nn import functional as F

from networks import CARDS, RANKS, CardReader
from training_run import Run, bfloat16, finished_shards

BATCH, PEAK_RATE = 96, 2e-3


def load(shard):
    images = np.memmap(str(shard) + ".images", np.uint8, "r").reshape(-1, 144, 96, 3)
    labels = np.fromfile(str(shard) + ".labels", np.float32).reshape(-1, 3)
    return images, labels[:, 0].astype(np.int64)


def batch_of(images, picks):
    x = torch.from_numpy(images[picks]).permute(0, 3, 1, 2).float().div_(255)
    shape = (len(x), 1, 1, 1)
    return (x * (0.85 + 0.3 * torch.rand(shape)) + 0.1 * (torch.rand(shape) - 0.5)).clamp_(0, 1)


def zoomed(x):
    """Outlines are measured a little too large or too small: each crop 2 % wider to 4 % closer."""
    scale = torch.zeros(len(x), 2, 3)
    scale[:, 0, 0] = torch.empty(len(x)).uniform_(0.96, 1.02)
    scale[:, 1, 1] = scale[:, 0, 0] * torch.empty(len(x)).uniform_(0.98, 1.02)
    scale[:, :, 2] = torch.empty(len(x), 2).uniform_(-0.03, 0.03)
    grid = F.affine_grid(scale, x.shape, align_corners=False)
    return F.grid_sample(x, grid, padding_mode="border", align_corners=False)


def index_of(labels):
    """Rank and suit that stand in the corner; the last class of each where there is no index."""
    card = labels < 52
    return torch.from_numpy(np.where(card, labels % 13, 13)), torch.from_numpy(np.where(card, labels // 13, 4))


def loss_of(network, x, labels):
    """The whole card, and both corners together: each card has its index in two."""
    x = zoomed(x)
    with bfloat16():
        seen, opposite = network(x), network.read_index(x.flip(2, 3))
    index = seen[:, CARDS:].float() + opposite.float()
    rank, suit = index_of(labels)
    return (F.cross_entropy(seen[:, :CARDS].float(), torch.from_numpy(labels))
            + F.cross_entropy(index[:, :RANKS], rank) + 0.6 * F.cross_entropy(index[:, RANKS:], suit))


def right_share(network, shard):
    images, labels = load(shard)
    with torch.no_grad():
        x = torch.from_numpy(np.ascontiguousarray(images[:1500])).permute(0, 3, 1, 2).float().div_(255)
        guess = torch.cat([network(part)[:, :CARDS].argmax(1) for part in x.split(100)]).numpy()
    return float((guess == labels[:1500]).mean())


def main():
    folder, out, total = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 900_000
    torch.set_num_threads(1)
    torch.manual_seed(1)
    chance = np.random.default_rng(1)
    run = Run(CardReader(), out, PEAK_RATE, total)
    example = torch.zeros(1, 3, 144, 96)
    while run.passes < total:
        shards = finished_shards(folder)
        images, labels = load(shards[chance.integers(1, len(shards))])  # the first one is never trained on
        order = chance.permutation(len(labels))[:3000]
        losses = []
        for start in range(0, len(order) - BATCH + 1, BATCH):
            picks = np.sort(order[start:start + BATCH])
            run.network.train()
            loss = loss_of(run.network, batch_of(images, picks), labels[picks])
            run.step(loss, BATCH)
            losses.append(loss.item())
        if (run.steps // (3000 // BATCH)) % 5 == 0:
            run.save("card_reader.onnx", example)
            print(f"{run.passes} passes, loss {np.mean(losses):.3f}, unseen right {right_share(run.average, shards[0]):.4f}", flush=True)
    run.save("card_reader.onnx", example)


main()
