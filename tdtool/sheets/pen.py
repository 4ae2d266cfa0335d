"""The pen: text, rules and rings on the pages of one PDF, measured from the top left corner."""

from __future__ import annotations

from contextlib import contextmanager
from enum import Enum
from functools import partial
from io import BytesIO
from typing import IO, TYPE_CHECKING, Any

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from tdtool.sheets.embedding import FULL_EM, EmbeddedCut, initial_font
from tdtool.sheets.faces import Cut, Weight
from tdtool.sheets.fonts import Run, fit, optical_size, plain, script_of, set_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

rl_config.useA85 = 0  # Pages are packed, not spelled in letters: smaller, and a fifth faster.

BLACK = 0.0
GREY = 0.27
"""The lightest grey for text that is read: #444."""
FAINT = 0.5
"""Grey for what is hardly there: empty seats."""


KEPT_TEXTS = 4096


class Align(Enum):
    """Where text stands to its x."""

    LEFT = 0
    CENTRE = 1
    RIGHT = 2


class Pen:
    """Draws on one PDF after another page; all measures in points, y grows downwards.

    The same strokes make the same bytes: no time, no machine and no user is written.
    """

    def __init__(self, out: IO[bytes], width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self._canvas: Any = Canvas(
            out,
            pagesize=(width, height),
            pageCompression=1,
            invariant=1,
            initialFontName=initial_font(),
            pdfVersion=(1, 7),
        )
        self._canvas.setTitle(plain(title))
        self._canvas.setAuthor("")
        self._canvas.setSubject("")
        self._canvas.setCreator("tdtool")
        self._canvas.setProducer("tdtool")
        self._cuts: dict[int, EmbeddedCut] = {}
        self._without: set[str] = set()
        """Scripts that no font here covers."""
        self._set: dict[tuple[object, ...], str] = {}
        """Operators of the texts that were written: many stand on every page."""

    def text(  # noqa: PLR0913 - a line of type has this many sides
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight = Weight.REGULAR,
        *,
        align: Align = Align.LEFT,
        max_width: float | None = None,
        smallest: float | None = None,
        grey: float = BLACK,
        tracking: float = 0.0,
        tabular: bool = False,
    ) -> float:
        """Write one line with its baseline at y, and give its width.

        Text wider than `max_width` is first set smaller, down to `smallest`, then cut with
        an ellipsis. `tracking` is extra space between letters in ems.
        """
        text = plain(text)
        if not text:
            return 0.0
        if max_width is not None:
            if smallest is not None:
                wide = partial(_width, text, weight=weight, tracking=tracking, tabular=tabular)
                size = _shrunk(size, wide, max_width, smallest)
            if tracking > 0:
                fitted = fit(text, size, weight, max_width, tabular=tabular)
                max_width -= tracking * size * len(fitted)
            text = fit(text, size, weight, max_width, tabular=tabular)
        shown = set_text(text, weight, optical_size(size), tabular=tabular)
        letters = sum(len(run.glyphs) for run in shown.runs)
        width = (shown.width + tracking * max(letters - 1, 0)) * size
        left = x - width * align.value / 2
        key = (text, weight, size, grey, tracking, tabular)
        code = self._set.get(key)
        if code is None:
            code = self._coded(shown.runs, size, grey, tracking)
            if len(self._set) < KEPT_TEXTS:
                self._set[key] = code
        at = f"q {grey:.3g} g BT {left:.2f} {self.height - y:.2f} Td"
        self._canvas._code.append(f"{at} {code} ET Q")  # noqa: SLF001 - the page's own operators
        return width

    def _coded(self, runs: tuple[Run, ...], size: float, grey: float, tracking: float) -> str:
        """Write runs as the page's operators, wherever on the page they come to stand."""
        code = [f"{tracking * size:.3f} Tc"] if tracking else []
        for run in runs:
            if run.boxed:
                self._without.update(filter(None, map(script_of, run.text)))
            font = self._embedded(run.cut)
            if run.cut.thicken:
                code.append(f"{grey:.3g} G {size * 0.03:.3f} w 2 Tr")
            shown = f"/{font.internal_name} {size:.2f} Tf {_shown(run, font, size)}"
            code.append(_spoken(shown, run.text) if run.joined else shown)
            if run.cut.thicken:
                code.append("0 Tr")
        return " ".join(code)

    def _embedded(self, cut: Cut) -> EmbeddedCut:
        key = id(cut)
        if key not in self._cuts:
            document = self._canvas._doc  # noqa: SLF001 - where fonts are written
            self._cuts[key] = EmbeddedCut(cut, document, len(self._cuts) + 1)
        return self._cuts[key]

    def rule(
        self, x: float, y: float, x_end: float, weight: float = 0.6, grey: float = BLACK
    ) -> None:
        """Draw a level line."""
        self._line((x, y, x_end, y), weight, grey)

    def bars(self, boxes: list[tuple[float, float, float, float]]) -> None:
        """Fill boxes with black, each its top left corner, width and height."""
        path = [
            f"{x:.2f} {self.height - y - high:.2f} {wide:.2f} {high:.3f} re"
            for x, y, wide, high in boxes
        ]
        self._canvas._code.append(f"q 0 g {' '.join(path)} f Q")  # noqa: SLF001 - as above

    def curve(self, points: list[tuple[float, float]], weight: float = 0.8) -> None:
        """Draw a closed line through points."""
        self._stroke(weight, BLACK)
        path = self._canvas.beginPath()
        path.moveTo(points[0][0], self.height - points[0][1])
        for x, y in points[1:]:
            path.lineTo(x, self.height - y)
        path.close()
        self._canvas.drawPath(path, stroke=1, fill=0)

    def line(self, x: float, y: float, x_end: float, y_end: float, weight: float = 0.6) -> None:
        """Draw a straight line."""
        self._line((x, y, x_end, y_end), weight, BLACK)

    def _line(self, ends: tuple[float, float, float, float], weight: float, grey: float) -> None:
        x, y, x_end, y_end = ends
        stroke = f"{x:.2f} {self.height - y:.2f} m {x_end:.2f} {self.height - y_end:.2f} l S"
        self._canvas._code.append(  # noqa: SLF001 - as above
            f"q {weight:.3g} w {grey:.3g} G {stroke} Q"
        )

    def ring(  # noqa: PLR0913 - a ring has this many sides
        self,
        x: float,
        y: float,
        radius: float,
        weight: float = 0.8,
        *,
        grey: float = BLACK,
        fill: float | None = None,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw a circle around a point, filled with a grey (1 is white) or not at all."""
        self._stroke(weight, grey)
        if dash:
            self._canvas.setDash(*dash)
        if fill is not None:
            self._canvas.setFillGray(fill)
        self._canvas.circle(
            x, self.height - y, radius, stroke=int(weight > 0), fill=int(fill is not None)
        )
        if dash:
            self._canvas.setDash()

    def box(  # noqa: PLR0913, PLR0917 - a box has this many sides
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        weight: float = 0.8,
        *,
        fill: float | None = None,
    ) -> None:
        """Draw a box with round corners, its top left corner at (x, y)."""
        self._stroke(weight, BLACK)
        if fill is not None:
            self._canvas.setFillGray(fill)
        bottom = self.height - y - height
        self._canvas.roundRect(
            x, bottom, width, height, radius, stroke=1, fill=int(fill is not None)
        )

    def _stroke(self, weight: float, grey: float) -> None:
        self._canvas.setLineWidth(weight)
        self._canvas.setStrokeGray(grey)

    @contextmanager
    def placed(self, x: float, y: float, height: float, scale: float) -> Iterator[None]:
        """Draw what follows as on a sheet of its own, `height` high, its corner at (x, y)."""
        whole = self.height
        self._canvas.saveState()
        self._canvas.translate(x, whole - y - height * scale)
        self._canvas.scale(scale, scale)
        self.height = height
        try:
            yield
        finally:
            self.height = whole
            self._canvas.restoreState()

    def picture(self, png: bytes, x: float, y: float, width: float, height: float) -> None:
        """Draw a picture (PNG bytes), its top left corner at (x, y)."""
        from reportlab.lib.utils import ImageReader

        self._canvas.drawImage(
            ImageReader(BytesIO(png)), x, self.height - y - height, width, height
        )

    def next_page(self) -> None:
        """End the page and begin the next."""
        self._canvas.showPage()

    def save(self) -> None:
        """End the last page and write the PDF; its keywords name the scripts without a font."""
        if self._without:
            self._canvas.setKeywords(sorted(self._without))
        self._canvas.showPage()
        self._canvas.save()


def _width(text: str, size: float, *, weight: Weight, tracking: float, tabular: bool) -> float:
    shown = set_text(text, weight, optical_size(size), tabular=tabular)
    return (shown.width + tracking * len(text)) * size


def _shrunk(
    size: float, width: Callable[[float], float], max_width: float, smallest: float
) -> float:
    """Give the size at which a text fits, no less than `smallest`; `width` measures it."""
    # Small type is cut wider: what was measured in large type is measured again.
    for _ in range(2):
        needed = width(size)
        if needed <= max_width:
            break
        size = max(smallest, size * max_width / needed * 0.999)
    return size


def _spoken(operators: str, text: str) -> str:
    """Say which text joined or turned glyphs stand for, for search and copying."""
    spelled = f"FEFF{text.encode('utf-16-be').hex().upper()}"
    return f"/Span <</ActualText <{spelled}>>> BDC {operators} EMC"


def _shown(run: Run, font: EmbeddedCut, size: float) -> str:
    """Write glyphs as text operators, each at its place to a thousandth of the size."""
    scale = FULL_EM / run.cut.face.units
    parts: list[str] = []
    codes = ""
    wanted = 0.0
    stands = 0
    for glyph in run.glyphs:
        code, wide = font.code(glyph)
        off = round(wanted + glyph.shift_x * scale - stands)
        if off:
            parts += [f"<{codes}>" if codes else "", f"{-off}"]
            codes = ""
            stands += off
        if glyph.shift_y:
            rise = glyph.shift_y * scale * size / FULL_EM
            before = f"<{codes}>" if codes else ""
            parts.append(f"{before}] TJ {rise:.3f} Ts [<{code}>] TJ 0 Ts [")
            codes = ""
        else:
            codes += code
        stands += wide
        wanted += glyph.advance * scale
    tail = round(wanted - stands)
    parts += [f"<{codes}>" if codes else "", f"{-tail}" if tail else ""]
    return f"[{''.join(parts)}] TJ"
