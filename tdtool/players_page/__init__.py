"""The players' page: what phones in the room see. A process of its own, so that the desk stays fast.

The desk's side makes plain records of a tournament and writes them to the process; the process
keeps answers ready for the phones. Nothing a phone sends reaches the desk.
"""
