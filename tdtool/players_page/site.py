"""The site that phones read: it gives ready answers, and finds a seat. It takes nothing in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tdtool.players_page.answers import Answer, Answers
    from tdtool.tournament.values import Now

CLOCK = "Desk-Clock"
"""The header with the boot clock and the wall clock of this moment, in ms."""
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_ALWAYS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}


def site(answers: Answers, now: Callable[[], Now], hosts: Collection[str]) -> ASGIApp:
    """Make the site; `hosts` are the names ("192.168.1.20:8047") it may be called by."""
    made = _Pages(answers, now)
    routes = [
        Route("/", made.index),
        Route("/page/{name}", made.file),
        Route("/{code}", made.page),
        Route("/{code}/seat", made.seat),
        Route("/{code}/{part}", made.part),
    ]
    return _Guarded(Starlette(routes=routes), frozenset(host.lower() for host in hosts))


class _Pages:
    """What stands at each path."""

    def __init__(self, answers: Answers, now: Callable[[], Now]) -> None:
        self._answers = answers
        self._now = now

    async def index(self, request: Request) -> Response:
        """Give the first page."""
        if only := self._answers.only():
            return RedirectResponse(f"/{only}", 302, {"Cache-Control": "no-store"})
        return _given(self._answers.index(), request)

    async def page(self, request: Request) -> Response:
        """Give the page of a tournament."""
        return self._or_nothing(self._answers.page(request.path_params["code"]), request)

    async def file(self, request: Request) -> Response:
        """Give one of the page's own files."""
        return self._or_nothing(self._answers.file(request.path_params["name"]), request)

    async def part(self, request: Request) -> Response:
        """Give what a page is filled with, and the moment."""
        params = request.path_params
        answer = self._answers.part(params["code"], params["part"])
        return self._or_nothing(answer, request, self._clock())

    async def seat(self, request: Request) -> Response:
        """Find a seat by name or number."""
        finder = self._answers.finders.get(request.path_params["code"])
        if finder is None:
            return self._or_nothing(None, request)
        found = finder.find(request.query_params.get("q", ""))
        lines = [
            {
                "name": line.shown,
                "number": line.numbers[-1],
                "table": line.table,
                "seat": line.seat,
                "words": line.words,
            }
            for line in found.lines
        ]
        body = {"found": lines, "say": found.say}
        return JSONResponse(body, headers={"Cache-Control": "no-store"})

    def _clock(self) -> dict[str, str]:
        now = self._now()
        return {CLOCK: f"{now.boot_ms} {now.wall_ms}"}

    def _or_nothing(
        self, answer: Answer | None, request: Request, more: dict[str, str] | None = None
    ) -> Response:
        if answer is not None:
            return _given(answer, request, more)
        nothing = self._answers.nothing()
        headers = {"Cache-Control": "no-store"}
        return Response(nothing.body, 404, headers, media_type=nothing.kind)


def _given(answer: Answer, request: Request, more: dict[str, str] | None = None) -> Response:
    """Give an answer, or tell that it is the one the phone has."""
    tag = f'"{answer.tag}"'
    headers = {"ETag": tag, "Cache-Control": answer.keep, **(more or {})}
    if tag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(answer.body, headers=headers, media_type=answer.kind)


class _Guarded:
    """Turns away what was sent to another name, and tells browsers what a page may do."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_ALWAYS)
            await send(message)

        host = Headers(scope=scope).get("host", "").lower()
        if host not in self._hosts:
            away = Response("This address has another name.", 421, media_type="text/plain")
            await away(scope, receive, sent)
        else:
            await self._app(scope, receive, sent)
