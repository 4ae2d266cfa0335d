"""The window: Qt lives here and nowhere else."""

from tdtool.ui.immortal import keep_singletons
from tdtool.ui.plain_imports import load_qt

load_qt()
keep_singletons()
