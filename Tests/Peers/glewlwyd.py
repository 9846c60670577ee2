#!/usr/bin/env python3
"""Runs Debian's glewlwyd on this machine as an OpenID provider, and plays the person who signs in to it.

    glewlwyd.py serve FOLDER      starts it, sets it up, prints its issuer and waits for standard input to end
    glewlwyd.py visit FOLDER URL  signs in and opens the address of an authorization request, with its redirect
    glewlwyd.py send FOLDER URL [REDIRECT]  signs in, allows redirects to REDIRECT or those that the address names, and prints
                                  where the browser is sent
    glewlwyd.py device FOLDER CODE  signs in and allows the device that shows the code
"""
import gzip
import http.cookiejar
import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from server_client import free_port

CLIENT, SECRET, USER, PASSWORD = "kif", "peer-secret", "ada", "peer-password"
PLUGIN = {
    "iss": "", "jwt-type": "rsa", "jwt-key-size": "256", "access-token-duration": 3600,
    "refresh-token-duration": 86400, "code-duration": 300, "refresh-token-rolling": True,
    "auth-type-code-enabled": True, "auth-type-token-enabled": False, "auth-type-id-token-enabled": False,
    "auth-type-none-enabled": False, "auth-type-password-enabled": False, "auth-type-client-enabled": False,
    "auth-type-refresh-enabled": True, "auth-type-device-enabled": True,
    "device-authorization-expiration": 300, "device-authorization-interval": 1,
    "pkce-allowed": True, "pkce-method-plain-allowed": False, "pkce-required": True,
    "allow-non-oidc": False, "scope": [], "request-parameter-allow": False,
    "oauth-dpop-allowed": False, "subject-type": "public", "email-claim": "on-demand",
    "email-claim-scope": ["email"], "name-claim": "on-demand", "name-claim-scope": ["openid"],
    "introspection-revocation-allowed": True, "introspection-revocation-allow-target-client": True,
    "introspection-revocation-auth-scope": [], "session-management-allowed": False,
}


class Browser:
    def __init__(self, base):
        self.base = base
        jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(jar), NoRedirect())

    def call(self, method, path, body=None):
        """Status, location and text of an answer."""
        url = path if path.startswith("http") else self.base + path
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
        try:
            answer = self.opener.open(request, timeout=20)
        except urllib.error.HTTPError as error:
            answer = error
        return answer.status, answer.headers.get("Location", ""), answer.read().decode()

    def must(self, method, path, body=None):
        status, location, text = self.call(method, path, body)
        if status >= 400:
            sys.exit(f"{method} {path}: {status} {text}")
        return location, text

    def sign_in(self, name, password):
        self.must("POST", "/api/auth/", {"username": name, "password": password})
        return self


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def content(path):
    return pathlib.Path(path).read_text()


def first(*paths):
    return next(path for path in paths if os.path.exists(path))


def serve(folder):
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    database = os.path.join(folder, "glewlwyd.db")
    documents = "/usr/share/doc/glewlwyd/database/init.sqlite3.sql"
    script = content(documents) if os.path.exists(documents) else gzip.decompress(
        pathlib.Path(documents + ".gz").read_bytes()).decode()
    with sqlite3.connect(database) as connection:
        connection.executescript(script)
    lines = content("/etc/glewlwyd/glewlwyd.conf").splitlines()
    replaced = {
        "port": port, "external_url": f'"{base}"', "log_mode": '"file"', "log_file": f'"{folder}/log"',
        "bind_address": '"127.0.0.1"',
    }
    kept = [line for line in lines if line.split("=")[0].strip() not in replaced and "glewlwyd-db.conf" not in line]
    settings = "\n".join(kept + [f"{name}={value}" for name, value in replaced.items()])
    settings += f'\ndatabase = {{ type = "sqlite3" path = "{database}" }};\n'
    with open(os.path.join(folder, "glewlwyd.conf"), "w") as file:
        file.write(settings)
    process = subprocess.Popen(
        ["glewlwyd", "--config-file=" + os.path.join(folder, "glewlwyd.conf")],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                if Browser(base).call("GET", "/config/")[0] == 200:
                    break
            except OSError:
                time.sleep(0.1)
        set_up(base, folder)
        print(base + "/api/oidc", flush=True)
        sys.stdin.read()
    finally:
        process.terminate()
        process.wait()


def set_up(base, folder):
    admin = Browser(base).sign_in("admin", "password")
    key = subprocess.run(
        ["openssl", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"],
        check=True, capture_output=True, text=True).stdout
    public = subprocess.run(
        ["openssl", "pkey", "-pubout"], check=True, capture_output=True, text=True, input=key).stdout
    for scope in ["email", "profile", "name"]:
        admin.must("POST", "/api/scope/", {"name": scope, "password_required": False, "scheme": {}})
    admin.must("PUT", "/api/scope/openid", {"password_required": True, "password_max_age": 0, "scheme": {}})
    parameters = PLUGIN | {"iss": base + "/api/oidc", "key": key, "cert": public}
    admin.must("POST", "/api/mod/plugin/", {
        "module": "oidc", "name": "oidc", "display_name": "oidc", "order_rank": 0, "parameters": parameters})
    scopes = ["openid", "email", "profile", "name"]
    admin.must("POST", "/api/user/", {
        "username": USER, "password": PASSWORD, "name": "Ada", "email": "ada@peer.example", "enabled": True,
        "scope": scopes})
    admin.must("POST", "/api/client/", client([]))
    with open(os.path.join(folder, "base"), "w") as file:
        file.write(base)


def client(redirects):
    return {
        "client_id": CLIENT, "name": CLIENT, "enabled": True, "confidential": True, "client_secret": SECRET,
        "redirect_uri": redirects, "authorization_type": ["code", "refresh_token", "device_authorization"],
        "scope": [], "token_endpoint_auth_method": ["client_secret_basic", "client_secret_post"],
    }


def person(base):
    browser = Browser(base).sign_in(USER, PASSWORD)
    browser.must("PUT", f"/api/auth/grant/{CLIENT}", {"scope": "openid email profile name"})
    return browser


def sent(folder, url, redirect=None):
    """Where the provider sends the browser of an authorization request."""
    base = content(os.path.join(folder, "base"))
    query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query))
    # glewlwyd compares redirect addresses letter by letter; the port is a new one each time.
    admin = Browser(base).sign_in("admin", "password")
    admin.must("PUT", f"/api/client/{CLIENT}", client([redirect or query["redirect_uri"]]))
    return person(base).call("GET", url + "&g_continue")[1]


def send(*arguments):
    print(sent(*arguments))


def visit(folder, url):
    base = content(os.path.join(folder, "base"))
    location = sent(folder, url)
    if not location.startswith("http://127.0.0.1:"):
        sys.exit(f"redirected to {location}")
    print(Browser(base).call("GET", location)[0])


def device(folder, code):
    base = content(os.path.join(folder, "base"))
    print(person(base).must("GET", f"/api/oidc/device?code={code}&g_continue")[0])


if __name__ == "__main__":
    {"serve": serve, "visit": visit, "send": send, "device": device}[sys.argv[1]](*sys.argv[2:])
