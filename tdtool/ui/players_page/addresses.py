"""The addresses that phones in the room may reach this computer at."""

from __future__ import annotations

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

_KINDS = (
    QNetworkInterface.InterfaceType.Wifi,
    QNetworkInterface.InterfaceType.Ethernet,
)
_OTHERS = len(_KINDS)


def addresses() -> tuple[str, ...]:
    """List this computer's IPv4 addresses, Wi-Fi first; none where it is in no network."""
    found: list[tuple[int, int, str]] = []
    flag = QNetworkInterface.InterfaceFlag
    for place, interface in enumerate(QNetworkInterface.allInterfaces()):
        flags = interface.flags()
        if flag.IsLoopBack in flags or flag.IsRunning not in flags or flag.IsUp not in flags:
            continue
        kind = interface.type()
        rank = _KINDS.index(kind) if kind in _KINDS else _OTHERS
        for entry in interface.addressEntries():
            address = entry.ip()
            if address.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol:
                found.append((rank, place, address.toString()))
    return tuple(dict.fromkeys(text for _, _, text in sorted(found)))
