# SPDX-License-Identifier: GPL-3.0-or-later
"""What both trainings share: shards on disk, averaged weights, checkpoints, export."""
import copy
import pathlib
import time

import numpy as np
import torch


def finished_shards(folder):
    return sorted(p.with_suffix("") for p in pathlib.Path(folder).glob("*.done"))


def learning_rate(progress, peak):
    """Warm up over 2 percent, then fall along a cosine to 1 percent of the peak."""
    if progress < 0.02:
        return peak * (0.1 + 0.9 * progress / 0.02)
    return peak * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * min(1.0, progress))))


def bfloat16():
    """Half the bits, three times the speed on processors that know the format, the same accuracy here."""
    return torch.autocast("cpu", dtype=torch.bfloat16)


class Run:
    """The state of a training that may be stopped at any time and goes on where it was."""

    def __init__(self, network, out, peak_rate, total):
        network = network.to(memory_format=torch.channels_last)
        self.network, self.out, self.peak, self.total = network, pathlib.Path(out), peak_rate, total
        self.average = copy.deepcopy(network).eval()
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=peak_rate, weight_decay=1e-4)
        self.passes, self.steps, self.began = 0, 0, time.time()
        self.out.mkdir(parents=True, exist_ok=True)
        state = self.out / "checkpoint.pt"
        if state.exists():
            kept = torch.load(state)
            network.load_state_dict(kept["network"])
            self.average.load_state_dict(kept["average"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.passes, self.steps = kept["passes"], kept["steps"]

    def step(self, loss, count):
        for group in self.optimizer.param_groups:
            group["lr"] = learning_rate(self.passes / self.total, self.peak)
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimizer.step()
        self.passes += count
        self.steps += 1
        keep = min(0.998, 1 - 1 / (1 + self.steps / 10))
        with torch.no_grad():
            for mean, now in zip(self.average.state_dict().values(), self.network.state_dict().values()):
                if mean.dtype.is_floating_point:
                    mean.mul_(keep).add_(now, alpha=1 - keep)
                else:
                    mean.copy_(now)

    def save(self, name, example):
        state = {"network": self.network.state_dict(), "average": self.average.state_dict(),
                 "optimizer": self.optimizer.state_dict(), "passes": self.passes, "steps": self.steps}
        torch.save(state, self.out / "checkpoint.tmp")
        (self.out / "checkpoint.tmp").replace(self.out / "checkpoint.pt")
        export(self.average, self.out / name, example)


def export(network, path, example):
    """Opset 11: what cv::dnn of OpenCV 4.6 reads."""
    temporary = path.with_suffix(".tmp")
    torch.onnx.export(network, example, str(temporary), opset_version=11, input_names=["picture"], output_names=["out"])
    temporary.replace(path)
