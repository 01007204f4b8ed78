"""`python -m shamble.picture FOLDER`: the pictures of the documentation, one a game, drawn in the middle of play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from .. import WAIT, make

TABLES: list[tuple[str, str, dict[str, Any], int]] = [
    ("cliche", "standard", {"seats": 4, "seed": 5}, 90),
    ("tiny-epic-zombies", "cooperative", {"seats": 3, "seed": 7}, 60),
    ("zombie-mall", "", {"seats": 3, "seed": 3, "options": {"mall": "easy"}}, 120),
    ("zombies15", "", {"seats": 4, "seed": 2, "options": {"scenario": 1}}, 60),
]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game, mode, wishes, n_decisions in TABLES:
        table = make(game, mode or None, **wishes)
        for number in range(n_decisions):
            if table.seat is None:
                break
            advice = table.advice("thumb", seed=number)
            if advice is None:
                table.step(WAIT)
            else:
                table.act(advice)
        (folder / f"{game}.svg").write_text(table.svg(-1), encoding="utf-8")
        print(table.text(-1))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
