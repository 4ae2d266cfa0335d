"""The players' page: what phones in the room see, by a process of its own that slows no desk.

The desk's side makes plain records of a tournament and writes them to the process; the process
keeps answers ready for the phones. Nothing a phone sends reaches the desk.
"""
