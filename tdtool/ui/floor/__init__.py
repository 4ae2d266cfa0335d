"""The Floor page: all tables as tiles, and the chosen table with its answer."""

from tdtool.ui.floor.lasting_none import keep

keep()
