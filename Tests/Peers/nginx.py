"""nginx before `kif-scan serve`, with its buffers as they are by default: for the tests beside this file, which import it."""
import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import time

from listening import certificate
from server_client import free_port
from server_steps import Failure

SETTINGS = """
{user}
worker_processes 1;
daemon off;
pid {folder}/pid;
error_log stderr crit;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    client_max_body_size 25m;
    upstream inner {{
        {inner}
    }}
    server {{
        listen 127.0.0.1:{port}{tls}
        location / {{
            proxy_pass http://inner;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }}
    }}
}}
"""


class Proxy:
    """nginx before a server, with a host's name by https; it can be stopped and started again."""

    def __init__(self, folder, host=None):
        self.folder, self.process, self.port = pathlib.Path(folder), None, free_port()
        self.tls = ";"
        if not host:
            return
        made, key = certificate(folder, host)
        self.tls = f" ssl; ssl_certificate {made}; ssl_certificate_key {key};"

    def start(self, *inner):
        """Each request goes to the next of these ports."""
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        user = "user root;" if os.getuid() == 0 else ""
        servers = " ".join(f"server 127.0.0.1:{port};" for port in inner)
        (self.folder / "conf").write_text(SETTINGS.format(folder=self.folder, port=self.port, inner=servers, user=user, tls=self.tls))
        self.process = subprocess.Popen([program, "-e", "stderr", "-p", self.folder, "-c", self.folder / "conf"])
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise Failure("nginx does not start")

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.process = None
