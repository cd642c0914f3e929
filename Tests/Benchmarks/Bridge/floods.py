"""Commands that come faster than a clock takes them, over OSC and over a broker.

  floods.py osc PORT RATE
  floods.py mqtt PORT RATE

Sends RATE commands a second to a port of this machine until it is ended.
"""

import itertools
import json
import os
import socket
import struct
import sys
import threading
import time

ROOM = "speakerclock/1/main/"


def osc_message(address, number):
    """A message with one integer."""
    padded = [text + b"\0" * (4 - len(text) % 4) for text in (address.encode(), b",i")]
    return b"".join(padded) + struct.pack(">i", number)


class Peer:
    """A client of a broker, which knows as much of MQTT 3.1.1 as it needs."""

    def __init__(self, port, topics=None):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.answers = {}
        self.arrived = threading.Condition()
        name = ("bench-%s" % os.urandom(4).hex()).encode()
        self._send(0x10, self._text(b"MQTT") + bytes([4, 2, 0, 0]) + self._text(name))
        self._packet()
        if topics:
            self._send(0x82, b"\0\1" + self._text(topics.encode()) + b"\0")
            self._packet()
            threading.Thread(target=self._read, daemon=True).start()

    @staticmethod
    def _text(text):
        return struct.pack(">H", len(text)) + text

    @classmethod
    def packet(cls, kind, body):
        length, rest = b"", len(body)
        while True:
            rest, digit = rest >> 7, rest & 127
            length += bytes([digit | (128 if rest else 0)])
            if not rest:
                return bytes([kind]) + length + body

    @classmethod
    def command(cls, line, name):
        """A command with an id, sent now."""
        request = {"id": name, "sent": int(time.time() * 1e6), "command": line}
        return cls.packet(
            0x30, cls._text((ROOM + "cmd").encode()) + json.dumps(request).encode())

    def _send(self, kind, body):
        self.socket.sendall(self.packet(kind, body))

    def _packet(self):
        """The first byte and the body of the next packet."""
        kind, = self._take(1)
        length = shift = 0
        while True:
            digit, = self._take(1)
            length |= (digit & 127) << shift
            shift += 7
            if digit < 128:
                return kind, self._take(length)

    def _take(self, count):
        taken = b""
        while len(taken) < count:
            piece = self.socket.recv(count - len(taken))
            if not piece:
                raise ConnectionError
            taken += piece
        return taken

    def _read(self):
        try:
            while True:
                kind, body = self._packet()
                if kind >> 4 != 3:
                    continue
                length, = struct.unpack(">H", body[:2])
                answer = json.loads(body[2 + length:])
                with self.arrived:
                    self.answers[answer.get("id")] = answer
                    self.arrived.notify_all()
        except (ConnectionError, OSError):
            pass

    def ask(self, line, patience=20):
        """Sends a command; returns the status of its answer, and `None` if none comes."""
        name = os.urandom(8).hex()
        self.socket.sendall(self.command(line, name))
        with self.arrived:
            self.arrived.wait_for(lambda: name in self.answers, patience)
            return self.answers.pop(name, {}).get("status")


def sender(kind, port):
    """What sends one command."""
    numbers = itertools.count()
    if kind == "mqtt":
        peer = Peer(port)
        return lambda: peer.socket.sendall(peer.command("add 1s", "flood-%d" % next(numbers)))
    packet, udp = osc_message("/speakerclock/add", 1), socket.socket(type=socket.SOCK_DGRAM)
    udp.connect(("127.0.0.1", port))

    def send():
        try:
            udp.send(packet)
        except ConnectionError:
            pass
    return send


def main():
    kind, port, rate = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    send, begun, sent = sender(kind, port), time.monotonic(), 0
    print("sending", flush=True)
    while True:
        # A hundredth of a second's commands at once, as a network hands them on.
        while sent < (time.monotonic() - begun) * rate:
            send()
            sent += 1
        time.sleep(0.01)


if __name__ == "__main__":
    sys.exit(main())
