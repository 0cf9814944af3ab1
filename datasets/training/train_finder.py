#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the card finder on shards of tiles (temple-tiles finder). usage: train_finder.py SHARDS OUT [PASSES]"""
import sys

import numpy as np
import torch

from networks import CardFinder
from training_run import Run, bfloat16, finished_shards

BATCH, PEAK_RATE, SIZE, CELLS = 16, 2e-3, 256, 64


def load(shard):
    images = np.memmap(str(shard) + ".images", np.uint8, "r").reshape(-1, SIZE, SIZE, 3)
    labels = np.fromfile(str(shard) + ".labels", np.float32).reshape(-1, 9)
    first = np.searchsorted(labels[:, 0], np.arange(len(images) + 1))
    return images, labels, first


def bump(heat, x, y, radius):
    """A Gaussian of the given radius (cells), kept where it is larger than what is there."""
    reach = int(np.ceil(3 * radius))
    left, right, top, bottom = max(0, x - reach), min(CELLS, x + reach + 1), max(0, y - reach), min(CELLS, y + reach + 1)
    xs, ys = np.meshgrid(np.arange(left, right) - x, np.arange(top, bottom) - y)
    area = heat[top:bottom, left:right]
    np.maximum(area, np.exp(-(xs**2 + ys**2) / (2 * radius**2)), out=area)


def turned(image, rows, chance):
    """One of the eight ways to turn and mirror a square picture, and other light on it."""
    rows = rows.copy()
    if chance.random() < 0.5:
        image = image.transpose(1, 0, 2)
        rows[:, [2, 3]], rows[:, [4, 5]], rows[:, [6, 7]] = rows[:, [3, 2]], rows[:, [5, 4]], rows[:, [7, 6]]
    for axis, columns in ((1, (2, 4, 6)), (0, (3, 5, 7))):
        if chance.random() < 0.5:
            image = np.flip(image, axis)
            centre, u, v = columns
            rows[:, centre], rows[:, u], rows[:, v] = SIZE - rows[:, centre], -rows[:, u], -rows[:, v]
    gain = chance.uniform(0.8, 1.2) * chance.uniform(0.92, 1.08, 3)
    picture = np.ascontiguousarray(image).astype(np.float32) * (gain / 255).astype(np.float32)
    return np.clip(picture + np.float32(chance.uniform(-0.06, 0.06)), 0, 1), rows


def targets(rows):
    """Heatmaps (2), weight of the heatmap loss, geometry (8) and where it counts."""
    heat, weight = np.zeros((2, CELLS, CELLS), np.float32), np.ones((CELLS, CELLS), np.float32)
    geometry, counts = np.zeros((8, CELLS, CELLS), np.float32), np.zeros((CELLS, CELLS), np.float32)
    for _, kind, cx, cy, ux, uy, vx, vy, visible in rows:
        x, y = min(CELLS - 1, int(cx / 4)), min(CELLS - 1, int(cy / 4))
        long, short = np.hypot(ux, uy), np.hypot(vx, vy)
        radius = max(0.7, min(long, short) / 4 * 0.3)
        if kind == 2:
            hidden = np.zeros((CELLS, CELLS), np.float32)
            bump(hidden, x, y, radius * 1.5)
            weight[hidden > 0.3] = 0
            continue
        bump(heat[int(kind)], x, y, radius)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                px, py = x + dx, y + dy
                if not (0 <= px < CELLS and 0 <= py < CELLS):
                    continue
                a, b = 2 * np.arctan2(uy, ux), 2 * np.arctan2(vy, vx)
                geometry[:, py, px] = (cx / 4 - px - 0.5, cy / 4 - py - 0.5, np.log(max(long, 1) / 8), np.log(max(short, 1) / 8),
                                       np.cos(a), np.sin(a), np.cos(b), np.sin(b))
                counts[py, px] = 1 if dx == dy == 0 else 0.4
    return heat, weight, geometry, counts


def loss_of(out, heat, weight, geometry, counts):
    """Penalty-reduced focal loss of CenterNet (Zhou et al. 2019, "Objects as Points", eq. 1), and L1 of the geometry."""
    p = torch.sigmoid(out[:, :2]).clamp(1e-4, 1 - 1e-4)
    centre = (heat > 0.999).float()
    found = centre * (1 - p) ** 2 * torch.log(p)
    empty = (1 - centre) * (1 - heat) ** 4 * p**2 * torch.log(1 - p) * weight[:, None]
    count = centre.sum().clamp(min=1)
    shape = ((out[:, 2:] - geometry).abs() * counts[:, None]).sum((0, 2, 3)) / counts.sum().clamp(min=1)
    pull = torch.tensor([0.3, 0.3, 1.5, 1.5, 0.7, 0.7, 0.7, 0.7])
    return -(found.sum() + empty.sum()) / count, (shape * pull).sum()


def main():
    folder, out, total = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 300_000
    torch.set_num_threads(1)
    torch.manual_seed(2)
    chance = np.random.default_rng(2)
    run = Run(CardFinder(), out, PEAK_RATE, total)
    example = torch.zeros(1, 3, SIZE, SIZE)
    while run.passes < total:
        shards = finished_shards(folder)
        images, labels, first = load(shards[chance.integers(1, len(shards))])  # the first one is never trained on
        order = chance.permutation(len(images))[:800]
        sums = np.zeros(2)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            picks = np.sort(order[start:start + BATCH])
            tiles = [turned(images[i], labels[first[i]:first[i + 1]], chance) for i in picks]
            x = torch.from_numpy(np.stack([tile for tile, _ in tiles])).permute(0, 3, 1, 2)
            wanted = [torch.from_numpy(np.stack(part)) for part in zip(*(targets(rows) for _, rows in tiles))]
            run.network.train()
            with bfloat16():
                out_maps = run.network(x)
            centre, shape = loss_of(out_maps.float(), *wanted)
            run.step(centre + shape, BATCH)
            sums += centre.item(), shape.item()
        steps = len(order) // BATCH
        print(f"{run.passes} passes, centre {sums[0] / steps:.3f}, shape {sums[1] / steps:.3f}", flush=True)
        if (run.steps // 50) % 4 == 0:
            run.save("card_finder.onnx", example)
    run.save("card_finder.onnx", example)


main()
