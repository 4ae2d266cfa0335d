"""The window: Qt lives here and nowhere else."""

from tdtool.ui.immortal import keep_singletons

keep_singletons()
