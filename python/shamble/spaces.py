"""What is in an observation: named parts of the flat bytes."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ._shamble import describe


@dataclass(frozen=True)
class Field:
    """A named part of an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]
    scale: int
    """What a byte is divided by to be about one."""
    about: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return int(np.prod(self.shape))


@functools.cache
def layout(game: str) -> tuple[Field, ...]:
    """The parts of an observation of `game`, in order; the same at every table."""
    fields = describe(game)["observation"]["fields"]
    return tuple(
        Field(field["name"], field["offset"], tuple(field["shape"]), field["scale"], field["about"])
        for field in fields
    )


def as_dict(game: str, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The parts of one observation, or of many in rows, by name: views of the same bytes, nothing is copied."""
    size = sum(field.size for field in layout(game))
    if observation.shape[-1] != size:
        raise ValueError(f"an observation of {game} has {size} bytes, not {observation.shape[-1]}")
    front = observation.shape[:-1]
    return {
        field.name: observation[..., field.offset : field.offset + field.size].reshape(front + field.shape)
        for field in layout(game)
    }


@functools.cache
def _scales(game: str) -> NDArray[np.float32]:
    rows = [np.full(field.size, 1.0 / max(field.scale, 1), np.float32) for field in layout(game)]
    return np.concatenate(rows)


def as_floats(game: str, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The same numbers divided by their scale, so that they are about one."""
    return np.asarray(observation * _scales(game), dtype=np.float32)


def modes(game: str) -> list[str]:
    """The ways to play `game`, the default first."""
    return [mode["id"] for mode in describe(game)["spec"]["modes"]]
