"""How the parts look that Qt draws: fields, lists, tables, bars, menus, tool tips."""

from __future__ import annotations

from tdtool.ui import theme

_TEMPLATE = """
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {line};
  padding: {p6}px {p8}px; }}
QLineEdit, QPlainTextEdit {{ background: {field}; color: {text};
  border: {p2}px solid {edge}; border-radius: {p6}px; padding: {p4}px {p8}px;
  selection-background-color: {information}; selection-color: {on_information}; }}
QLineEdit:focus, QPlainTextEdit:focus {{ border-color: {information}; }}
QLineEdit[bare="true"] {{ background: transparent; border: 0; padding: 0; }}
QLineEdit:disabled {{ color: {third}; }}
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"] {{ border-color: {wrong}; }}
QAbstractItemView {{ background: transparent; border: 0; outline: 0; color: {text}; }}
QTableView, QListView {{ border: {p2}px solid transparent; border-radius: {p6}px; }}
QTableView:focus, QListView:focus {{ border-color: {information}; }}
QTableView[ring="row"], QListView[ring="row"] {{ border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: {panel}; color: {third}; border: 0;
  border-bottom: 1px solid {line}; padding: 0 {p8}px; }}
QTableView[ground="window"] QHeaderView::section {{ background: transparent; }}
QTableView[close="true"] QHeaderView::section {{ padding: 0 {p4}px; }}
QTableCornerButton::section {{ background: transparent; border: 0; }}
QScrollArea {{ background: transparent; border: 0; }}
QScrollArea[ring="frame"] {{ border: {p2}px solid transparent; border-radius: {p6}px; }}
QScrollArea[ring="frame"]:focus {{ border-color: {information}; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; border: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {p10}px; margin: 0; border: 0; }}
QScrollBar::handle {{ background: {handle}; border-radius: {p3}px; margin: {p2}px; }}
QScrollBar::handle:vertical {{ min-height: {p32}px; }}
QScrollBar::handle:horizontal {{ min-width: {p32}px; }}
QScrollBar::handle:hover {{ background: {third}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QMenu {{ background: {menu}; color: {text}; border: 1px solid {line}; padding: {p6}px;
  menu-scrollable: 1; icon-size: {p18}px; }}
QMenu::item {{ padding: {pad}px {p16}px {pad}px {p12}px; border-radius: {p4}px;
  border: {p2}px solid transparent; }}
QMenu::item:selected {{ background: {selected}; border-color: {information}; }}
QMenu::item:disabled {{ color: {third}; }}
QMenu::icon {{ padding-left: {p12}px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {p6}px {p12}px; }}
QSplitter::handle {{ background: {line}; }}
"""
_MEASURES = (2, 3, 4, 6, 8, 10, 12, 16, 18, 32)


def style_sheet() -> str:
    """Write the style sheet for the colours and sizes in force."""
    now = theme.colours()
    roles = [
        "raised",
        "text",
        "line",
        "information",
        "on_information",
        "third",
        "wrong",
        "panel",
        "selected",
    ]
    values = {role: now.role(role).name() for role in roles}
    values["field"] = (now.window if now.dark else now.panel).name()
    values["edge"] = now.line.name()
    values["menu"] = (now.raised if now.dark else now.panel).name()
    values["handle"] = theme.blended(now.third, now.panel, 0.45).name()
    values["bar"] = str(theme.px(14 if theme.is_touch() else 10))
    values["pad"] = str(theme.px(12 if theme.is_touch() else 4))
    measures = {f"p{size}": str(theme.px(size)) for size in _MEASURES}
    return _TEMPLATE.format(**values, **measures)
