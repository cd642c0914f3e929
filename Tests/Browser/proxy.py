"""The pages behind a real nginx, as the article says how to set it up."""

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request

from room import Room

NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
ARTICLE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "../../Sources/Programs/speakerclock/Documentation.docc/Browsers.md")
# A browser leads it to this machine by itself.
NAME = "clock.localhost"


def recipe():
    """The lines of the article for nginx."""
    with open(ARTICLE, encoding="utf-8") as article:
        return re.search(r"```text\n(server {.*?\n})\n```", article.read(), re.DOTALL).group(1)


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Proxy:
    """An nginx on this machine, whose lines are those of the article but for the places that a user fills in."""

    def __init__(self, folder, bridge, has_tls):
        self.port = free_port()
        self.url = "%s://%s:%d" % ("https" if has_tls else "http", NAME, self.port)
        server = recipe()
        changes = [("listen 443 ssl;", "listen 127.0.0.1:%d%s;" % (self.port, " ssl" if has_tls else "")),
                   ("clock.example", NAME), ("http://127.0.0.1:8484", bridge)]
        if has_tls:
            key, certificate = folder + "/key.pem", folder + "/certificate.pem"
            subprocess.run(
                ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=" + NAME,
                 "-keyout", key, "-out", certificate], check=True, capture_output=True)
            changes += [("/etc/ssl/private/%s.key" % NAME, key), ("/etc/ssl/%s.pem" % NAME, certificate)]
        else:
            server = re.sub(r"\n *ssl_certificate[^\n]*", "", server)
        for before, after in changes:
            assert before in server, before
            server = server.replace(before, after)
        places = "".join(
            "  %s_temp_path %s/nginx-%s;\n" % (kind, folder, kind)
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        with open(folder + "/nginx.conf", "w", encoding="utf-8") as file:
            file.write("daemon off;\npid %s/nginx.pid;\nevents {}\nhttp {\n  access_log off;\n%s%s\n}\n"
                       % (folder, places, server))
        # A server of root's would serve as another user, who may not read here.
        user = ["-g", "user root;"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [NGINX, "-e", folder + "/nginx.log", "-c", folder + "/nginx.conf", "-p", folder, *user])
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("nginx does not listen")

    def close(self):
        self.process.terminate()
        self.process.wait()


def status(proxy, path):
    """The status of an answer without a token."""
    context = ssl._create_unverified_context()
    request = urllib.request.Request(
        proxy.url.replace(NAME, "127.0.0.1") + path, headers={"Host": "%s:%d" % (NAME, proxy.port)})
    try:
        with urllib.request.urlopen(request, timeout=10, context=context) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def the_recipe_for_nginx_works(programs, chromium, check):
    """Page, remote, taps and stream on a port that is not the usual one, with and without TLS."""
    if not NGINX:
        print("left out: there is no nginx")
        return
    for has_tls in (True, False):
        with (contextlib.closing(Room(programs, options=["--name", NAME, "--proxy", "127.0.0.1"])) as room,
              contextlib.closing(Proxy(room.folder.name, room.url, has_tls)) as proxy):
            where = "behind nginx %s TLS on port %d" % ("with" if has_tls else "without", proxy.port)
            room.start_clock("5", "--title", "Ada")
            links = [proxy.url + link.removeprefix(room.url) for link in room.links]
            page = chromium.page(links[0], ignores_certificates=True)
            remote = chromium.page(links[1], (390, 844), touch=True, ignores_certificates=True)
            page.wait("document.title.indexOf('05:00 GREEN ') === 0")
            remote.wait("document.title.indexOf('05:00 GREEN ') === 0 && !!document.querySelector('#run').textContent")
            check(True, "the pages open " + where)
            remote.tap("#run")
            remote.wait("document.body.dataset.run === 'running'", 30)
            # The stream brings the change, before the page would ask by itself.
            page.wait("/^0[45]:/.test(document.title) && document.title.indexOf('05:00') < 0", 8)
            check(True, "a tap and the stream arrive " + where)
            check(status(proxy, "/api/state") == 401, "nothing is shown without a token " + where)
            page.close()
            remote.close()
