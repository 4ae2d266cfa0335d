"""The tournament director's desk: who posts, who is out, who moves, when the break is."""

__version__ = "0.1.0"
