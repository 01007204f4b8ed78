"""The Cliché Zombie Game: the ring of the chase, the row of cards, and who has what."""

from __future__ import annotations

import math
from typing import Any

from .pen import DANGER, FLOOR, INK, PAPER, PALE, SOFT, Pen, colour, said

RADIUS, SPACE, AROUND = 150.0, 15.0, 190.0
CARDS = {"scrap": "#e4e0d8", "engine": "#cfe0ee", "tire": "#d8d4d0", "medkit": "#f3d6d3", "shotgun": "#ead9b8"}


def _at(space: float, length: int, radius: float = RADIUS) -> tuple[float, float]:
    angle = 2 * math.pi * space / length - math.pi / 2
    return AROUND + radius * math.cos(angle), AROUND + radius * math.sin(angle)


def _tokens(view: dict[str, Any]) -> dict[int, list[str]]:
    """What stands on each space: the humans as H, zombies by their number."""
    chase = view.get("chase")
    if chase is None:
        return {}
    standing: dict[int, list[str]] = {chase["human"]: ["H"]}
    for token in chase["tokens"]:
        if token.get("space") is not None:
            standing.setdefault(token["space"], []).append(f"Z{token['number']}")
    return standing


def _row(view: dict[str, Any]) -> list[tuple[str, str]]:
    return [(space.get("card") or "", f"costs {space['price']}") for space in view["row"]]


def _seat(view: dict[str, Any], seat: int) -> str:
    """A seat in a line."""
    about = view["seats"][seat]
    held = about.get("hand")
    cards = f"{about['hand_size']} cards"
    if held is not None:
        cards = ", ".join(f"{count} {kind}" for kind, count in held.items() if count) or "no cards"
    parts = [about["side"] + (f" Z{about['token']}" if about.get("token") else ""), cards]
    if about["bites"]:
        parts.append("bitten once" if about["bites"] == 1 else f"bitten {about['bites']} times")
    if about["armed"]:
        parts.append(f"{about['armed']} shotguns shown")
    if about["is_holder"]:
        parts.append("has the die")
    return f"seat {seat}: {'; '.join(parts)}"


def picture(view: dict[str, Any], now_ms: int) -> Pen:
    pen = Pen(2 * AROUND, 2 * AROUND)
    chase = view.get("chase")
    length = chase["length"] if chase else 24
    pen.disc(AROUND, AROUND, RADIUS + SPACE + 9, FLOOR, SOFT)
    pen.disc(AROUND, AROUND, RADIUS - SPACE - 9, PAPER, SOFT)
    marks = {mark: f"Z{i + 1}" for i, mark in enumerate(chase["marks"])} if chase else {}
    for space in range(length):
        x, y = _at(space, length)
        pen.disc(x, y, min(SPACE, 2.6 * RADIUS / length), PALE if space in marks or space == 0 else PAPER, SOFT)
        label = "H" if space == 0 else marks.get(space, "")
        pen.words(x, y + 3, label, 8, SOFT, anchor="middle")
    human_seat = next((i for i, seat in enumerate(view["seats"]) if seat["is_holder"]), 0)
    for space, standing in _tokens(view).items():
        for i, token in enumerate(standing):
            x, y = _at(space, length, RADIUS - 9 * (len(standing) - 1) + 18 * i)
            if token == "H":
                pen.person(x, y, human_seat, 14, "H")
            else:
                pen.zombie(x, y, size=12)
                pen.words(x, y + 20, token, 8, DANGER, anchor="middle", bold=True)
    pen.words(AROUND, AROUND - 84, f"round {view['round']}", 13, anchor="middle", bold=True)
    pen.words(AROUND, AROUND - 69, said(view["phase"]), 11, anchor="middle")
    dice = chase["dice"] if chase else []
    for i, die in enumerate(dice):
        x = AROUND + 26 * (i - (len(dice) - 1) / 2)
        pen.box(x - 10, AROUND - 58, 20, 20, PAPER, colour(die["seat"]), thick=2, round=4)
        pen.words(x, AROUND - 43, die.get("value") or "", 13, anchor="middle", bold=True)
    row = _row(view)
    for i, (card, foot) in enumerate(row):
        x = AROUND + 38 * (i - (len(row) - 1) / 2) - 17
        pen.card(x, AROUND - 26, card, fill=CARDS.get(card, PALE), foot=foot.replace("costs ", "◆"))
    pen.words(AROUND, AROUND + 36, f"{view['deck']} in the deck, {view['trash']['size']} in the trash", 9, SOFT, anchor="middle")
    for i, name in enumerate(("car", "motorcycle")):
        parts = ", ".join(f"{count} {kind}" for kind, count in view[name]["parts"].items() if count)
        pen.words(AROUND, AROUND + 56 + 14 * i, f"{name}: {parts}", 9, INK, anchor="middle")
    left, y = 2 * AROUND + 12, 24.0
    for seat, about in enumerate(view["seats"]):
        if about["side"] == "zombie":
            pen.zombie(left + 10, y, size=11)
            pen.box(left - 2, y - 11, 3, 22, colour(seat))
        else:
            pen.person(left + 10, y, seat, 12, active=about["is_holder"])
        for i, line in enumerate(_seat(view, seat).split(": ", 1)[1].split("; ")):
            pen.words(left + 28, y - 4 + 11 * i, line, 9.5, bold=i == 0)
        y += max(30.0, 11.0 * (_seat(view, seat).count(";") + 1) + 8)
    pen.right, pen.bottom = left + 200, max(pen.bottom, y)
    return pen


def letters(view: dict[str, Any], now_ms: int) -> str:
    lines = [f"round {view['round']}, {said(view['phase'])}"]
    chase = view.get("chase")
    if chase is not None:
        standing = _tokens(view)
        ring = ["".join(standing.get(space, ["."])) for space in range(chase["length"])]
        lines.append("ring:  " + " ".join(ring) + "  (clockwise, and round again)")
        thrown = [f"{'H' if die['token'] == 0 else 'Z' + str(die['token'])}={die.get('value') or '-'}" for die in chase["dice"]]
        if thrown:
            lines.append("dice:  " + " ".join(thrown))
    lines.append("row:   " + "  ".join(f"[{card or ' '}] {foot}" for card, foot in _row(view)))
    lines.append(f"piles: {view['deck']} in the deck, {view['trash']['size']} in the trash")
    lines += [_seat(view, seat) for seat in range(len(view["seats"]))]
    return "\n".join(lines)
