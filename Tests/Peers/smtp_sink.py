#!/usr/bin/env python3
"""A mail server (aiosmtpd) that keeps what it gets in FOLDER/mail: smtp_sink.py FOLDER [--login | --tls].

Prints its address and runs until standard input ends. --login wants kif and sink-secret; --tls wants STARTTLS, with a
self-signed certificate.
"""
import os
import ssl
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Mailbox
from aiosmtpd.smtp import AuthResult
from listening import certificate
from server_client import free_port

folder, options = sys.argv[1], sys.argv[2:]


def authenticate(server, session, envelope, mechanism, data):
    return AuthResult(success=(data.login, data.password) == (b"kif", b"sink-secret"))


settings = {}
if "--login" in options:
    settings = {"authenticator": authenticate, "auth_required": True, "auth_require_tls": False}
if "--tls" in options:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate(folder))
    settings = {"tls_context": context, "require_starttls": True}

port = free_port()
controller = Controller(
    Mailbox(os.path.join(folder, "mail")), hostname="127.0.0.1", port=port, ready_timeout=60, **settings)
controller.start()
print(f"smtp://127.0.0.1:{port}", flush=True)
sys.stdin.read()
controller.stop()
