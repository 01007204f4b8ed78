"""What all pictures are drawn with: shapes of SVG, people and zombies, and colours that can be told apart without colour
vision (after Okabe and Ito)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

INK, PAPER, FLOOR, WALL, PALE, SOFT = "#222", "#fff", "#f3efe6", "#6b6560", "#ddd8cf", "#8a847c"
ZOMBIE, DANGER, GOOD = "#5d7f45", "#b3261e", "#00735c"
SEATS = ("#0072b2", "#d55e00", "#cc79a7", "#e69f00", "#56b4e9", "#7a5195", "#009e73", "#f0e442")

MARGIN = 8.0
LINE = 15.0

Point = tuple[float, float]


def colour(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def n(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


class Pen:
    """Collects shapes, and knows how much room they take."""

    def __init__(self, width: float, height: float, left: float = 0.0, top: float = 0.0) -> None:
        self._shapes: list[str] = []
        self.left, self.top, self.right, self.bottom = left, top, left + width, top + height

    def add(self, shape: str) -> None:
        self._shapes.append(shape)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        line: str = "none",
        *,
        thick: float = 1.0,
        round: float = 0.0,
    ) -> None:
        more = f' rx="{n(round)}"' if round else ""
        self.add(
            f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"{more} fill="{fill}"{_line(line, thick)}/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "none", *, thick: float = 1.0) -> None:
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"{_line(line, thick)}/>')

    def shape(self, points: Sequence[Point], fill: str, line: str = "none", *, thick: float = 1.0) -> None:
        corners = "L".join(f"{n(x)} {n(y)}" for x, y in points)
        self.add(f'<path d="M{corners}Z" fill="{fill}"{_line(line, thick)} stroke-linejoin="round"/>')

    def line(self, a: Point, b: Point, ink: str = INK, *, thick: float = 1.0, dashes: str = "") -> None:
        more = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.add(f'<path d="M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"{_line(ink, thick)}{more} stroke-linecap="round"/>')

    def words(
        self,
        x: float,
        y: float,
        text: object,
        size: float = 10,
        ink: str = INK,
        *,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        more = ' font-weight="bold"' if bold else ""
        more += f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.add(f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{ink}"{more}>{escape(str(text))}</text>')

    def lines(self, x: float, y: float, texts: Iterable[str], size: float = 10) -> float:
        """Lines below each other; where the next would begin. A line that begins with `#` is a headline."""
        for text in texts:
            is_head = text.startswith("#")
            self.words(x, y, text.removeprefix("#"), size, bold=is_head)
            y += LINE * size / 10
        self.bottom = max(self.bottom, y - LINE * size / 10 + 4)
        return y

    def person(
        self,
        x: float,
        y: float,
        seat: int,
        size: float = 9.0,
        label: str = "",
        *,
        lies: bool = False,
        active: bool = False,
    ) -> None:
        """A pawn in the colour of its seat, with the seat's number or another label."""
        r = size / 9
        if active:
            self.disc(x, y - 1 * r, size * 1.25, "none", INK, thick=1.4 * r)
        if lies:
            self.add(f'<g transform="rotate(90 {n(x)} {n(y)})">')
        left, right, foot = n(x - 6.5 * r), n(x + 6.5 * r), n(y + 9 * r)
        shoulders = f"Q{n(x - 6 * r)} {n(y - r)} {n(x)} {n(y - 2 * r)}Q{n(x + 6 * r)} {n(y - r)}"
        body = f"M{left} {foot}{shoulders} {right} {foot}Z"
        self.add(f'<path d="{body}" fill="{colour(seat)}"{_line(INK, 0.8 * r)}/>')
        self.disc(x, y - 5.5 * r, 4.2 * r, colour(seat), INK, thick=0.8 * r)
        self.words(x, y + 7.2 * r, label or str(seat), 7.5 * r, PAPER if seat % 8 != 7 else INK, anchor="middle", bold=True)
        if lies:
            self.add("</g>")

    def zombie(self, x: float, y: float, count: int = 1, size: float = 8.0, *, big: bool = False) -> None:
        """A head that looks at you, with how many there are if there are more."""
        r = size / 8 * (1.35 if big else 1.0)
        self.add(
            f'<path d="M{n(x - 6.5 * r)} {n(y - r)}A{n(6.5 * r)} {n(7 * r)} 0 0 1 {n(x + 6.5 * r)} {n(y - r)}'
            f'L{n(x + 4.5 * r)} {n(y + 6.5 * r)}H{n(x - 4.5 * r)}Z" fill="{DANGER if big else ZOMBIE}"{_line(INK, 0.8 * r)}/>'
        )
        for side in (-1, 1):
            self.disc(x + side * 2.6 * r, y - 1.2 * r, (1.9 if side < 0 else 1.4) * r, PAPER)
            self.disc(x + side * 2.6 * r, y - 1.2 * r, 0.7 * r, INK)
        self.line((x - 2.4 * r, y + 3.8 * r), (x + 2.4 * r, y + 3.2 * r), thick=0.9 * r)
        if count > 1:
            self.disc(x + 6 * r, y + 6 * r, 4.6 * r, PAPER, INK, thick=0.8 * r)
            self.words(x + 6 * r, y + 8.4 * r, count, 6.8 * r, anchor="middle", bold=True)

    def card(self, x: float, y: float, text: object, fill: str = PAPER, foot: object = "") -> None:
        """A card with a word on it."""
        width, height = 34.0, 46.0
        self.box(x, y, width, height, fill, INK, thick=0.8, round=3)
        self.words(x + width / 2, y + height / 2 + 3, text, min(9.0, 1.7 * width / max(len(str(text)), 1)), anchor="middle")
        if str(foot):
            self.words(x + width / 2, y + height - 4, foot, 8, SOFT, anchor="middle")

    def finish(self, caption: str = "") -> str:
        """The whole document, with a line below the drawing."""
        if caption:
            self.bottom += LINE + 4
            self.words(self.left, self.bottom - 4, caption, 10, INK)
            self.right = max(self.right, self.left + 5.4 * len(caption))
        x, y = self.left - MARGIN, self.top - MARGIN
        width, height = self.right - self.left + 2 * MARGIN, self.bottom - self.top + 2 * MARGIN
        inside = "\n".join(self._shapes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{n(x)} {n(y)} {n(width)} {n(height)}" '
            f'width="{n(width)}" height="{n(height)}" font-family="Helvetica, Arial, sans-serif">\n'
            f'<title>{escape(caption or "Shamble")}</title>\n'
            f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" fill="{PAPER}"/>\n{inside}\n</svg>\n'
        )


def _line(ink: str, thick: float) -> str:
    return "" if ink == "none" else f' stroke="{ink}" stroke-width="{n(thick)}"'


def said(word: object) -> str:
    """A word of the data as people write it: `gas_can` is "gas can"."""
    return str(word).replace("_", " ")


def minutes(ms: int) -> str:
    """Milliseconds as minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02d}"


def spread(count: int, x: float, y: float, width: float, height: float, wish: float) -> tuple[list[Point], float]:
    """Places for so many things in a box, in rows, and the size they can have, never more than wished."""
    if count == 0:
        return [], wish
    best, rows = 0.0, 1
    for some in range(1, count + 1):
        across = -(-count // some)
        fits = min(width / across, height / some)
        if fits > best + 1e-9:
            best, rows = fits, some
        if best >= wish:
            break
    across, size = -(-count // rows), min(best, wish)
    points = []
    for i in range(count):
        row, column = divmod(i, across)
        in_row = min(across, count - row * across)
        right, down = column - (in_row - 1) / 2, row - (rows - 1) / 2
        points.append((x + width / 2 + right * size, y + height / 2 + down * size))
    return points, size
