"""Facts of every kind: drawn at random from their records' annotations, or one fixed sample."""

from __future__ import annotations

import itertools
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from tdtool.tournament.fact_kinds import FACTS
from tdtool.tournament.facts import Fact


def drawn(kind: str) -> st.SearchStrategy[Any]:
    """Draw facts of a kind, every field of every record in them included."""
    return _drawn(FACTS[kind])


def any_fact() -> st.SearchStrategy[Fact]:
    """Draw facts of any kind."""
    return st.sampled_from(sorted(FACTS)).flatmap(drawn)


def sample(kind: str) -> Fact:
    """Make a fact of a kind that is the same every time."""
    made = _sample(FACTS[kind], itertools.count(1))
    assert isinstance(made, Fact)
    return made


def _drawn(hint: Any) -> st.SearchStrategy[Any]:
    origin, args = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        return st.one_of(*map(_drawn, args))
    if origin is tuple:
        if args[-1] is Ellipsis:
            return st.lists(_drawn(args[0]), max_size=3).map(tuple)
        return st.tuples(*map(_drawn, args))
    if _is_record(hint):
        return st.builds(hint, **{name: _drawn(of) for name, of in _hints(hint).items()})
    return st.from_type(hint)


def _sample(hint: Any, numbers: itertools.count[int]) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        return _sample(next(arm for arm in args if arm is not NoneType), numbers)
    if origin is tuple:
        return tuple(_sample(of, numbers) for of in args if of is not Ellipsis)
    if _is_record(hint):
        return hint(**{name: _sample(of, numbers) for name, of in _hints(hint).items()})
    if issubclass(hint, Enum):
        return next(iter(hint))
    if hint is bool:
        return next(numbers) % 2 == 0
    return hint(next(numbers))


def _is_record(hint: Any) -> bool:
    return is_dataclass(hint) or hasattr(hint, "_fields")


def _hints(record: Any) -> dict[str, Any]:
    hints = get_type_hints(record)
    names = getattr(record, "_fields", None) or [field.name for field in fields(record)]
    return {name: hints[name] for name in names}
