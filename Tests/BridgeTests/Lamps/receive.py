"""Prints what the sACN receiver of another author, the package `sacn` of PyPI, hears in a universe: each
change of the slots, and when its source is there or gone."""

import sys
import time

import sacn

universe = int(sys.argv[1])
receiver = sacn.sACNreceiver(bind_address="127.0.0.1")
shown = None


@receiver.listen_on("universe", universe=universe)
def heard(packet):
    global shown
    now = (packet.dmxData[:3], packet.priority, packet.sourceName)
    if now != shown:
        shown = now
        slots = ",".join(str(slot) for slot in now[0])
        print(f"slots {slots} priority {now[1]} from {now[2]}", flush=True)


@receiver.listen_on("availability")
def changed(universe, changed):
    print(f"source {changed}", flush=True)


receiver.start()
print("listening", flush=True)
while True:
    time.sleep(60)
