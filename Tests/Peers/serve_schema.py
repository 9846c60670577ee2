#!/usr/bin/env python3
"""Holds the answers of `kif-scan serve` against Documentation/api.yaml with schemathesis.

    serve_schema.py KIF-SCAN SECONDS [OPTIONS OF SCHEMATHESIS]

Run it with the Python of a virtual environment that has schemathesis. Ends with its status, 0 if it finds nothing.
"""
import os
import pathlib
import subprocess
import sys
import uuid

from server_client import Client
from server_steps import PASSWORD, png, serving

DESCRIPTION = pathlib.Path(__file__).parents[2] / "Documentation/api.yaml"

# Each request comes from another address, so that limits on wrong codes do not end the tests of what takes codes. Those that sign in have
# no token, since their answer replaces the session. Changes are made to items that are there.
HOOKS = """
import os, uuid, schemathesis

@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers = case.headers or {}
    case.headers["X-Forwarded-For"] = str(uuid.uuid4())
    if not case.path.startswith("/v1/auth/"):
        case.headers["Authorization"] = "Bearer " + os.environ["TOKEN"]
    if case.operation.definition.raw["operationId"] == "change" and isinstance(case.body, list):
        for change in case.body:
            item = isinstance(change, dict) and change.get("do") != "add" and change.get("item")
            if isinstance(item, str) and len(item) <= 1000:
                change["item"] = os.environ["ITEMS"].split()[uuid.uuid4().int % 20]
"""

# Of the checks, `positive_data_acceptance` is left out since much that has the right form is refused with 422, and `ignored_auth` since
# the token is added to every request; Tests/Peers/serve.py tries each route without one.
SETTINGS = """
hooks = "hooks.py"
[generation]
with-security-parameters = false
[checks]
positive_data_acceptance.enabled = false
ignored_auth.enabled = false
[parameters]
"path.h" = "{household}"
"""

# These would end the session, or last for ever.
LEFT_OUT = ["signOut", "events", "deleteMe"]


def values(owner, member):
    """What the paths of single operations name: what one of them deletes no other needs."""
    def household():
        return owner.post("households", {"name": "Den " + uuid.uuid4().hex[:6]})[2]["id"]

    def photo():
        return owner.photo(png(32, 32, os.urandom(12)), "image/png")[2]["id"]

    yield "showItem", "i", added(member, "Milk")
    yield "showScan", "s", photo()
    yield "deleteScan", "s", photo()
    for operation in ("endSession", "renameSession"):
        yield operation, "s", owner.another_device().me["session"]
    yield "endToken", "t", owner.post("me/tokens", {"name": "Kitchen", "access": "read"})[2]["id"]
    yield "withdrawInvitation", "i", owner.post(owner.inside("invitations"))[2]["id"]
    for operation in ("setRole", "removeMember", "addDeviceOfMember"):
        yield operation, "u", owner.invited("Kim").me["userId"]
    for operation in ("leaveHousehold", "deleteHousehold"):
        yield operation, "h", household()


def added(member, name):
    """The id of a new item. A member adds it, so that the owner's `undo` does not take it back."""
    return member.change("add", name=name, packs=900, expiry="2099-03-01", place="Shelf")["items"][0]["id"]


def main(_, seconds, *options):
    with serving("--registration", "open", "--trusted-proxy", "127.0.0.1") as (server, owner):
        owner.enter("auth/register", {"email": "anna@example.org", "password": PASSWORD})
        member, settings = owner.invited("Ben"), SETTINGS.format(household=owner.household)
        for operation, name, value in values(owner, member):
            settings += f'[[operations]]\ninclude-operation-id = "{operation}"\nparameters = {{ "path.{name}" = "{value}" }}\n'
        (server.folder / "hooks.py").write_text(HOOKS)
        (server.folder / "schemathesis.toml").write_text(settings)
        environment = {"TOKEN": owner.token, "ITEMS": " ".join(added(member, f"Jar {number}") for number in range(20))}
        left_out = [word for operation in LEFT_OUT for word in ("--exclude-operation-id", operation)]
        program = pathlib.Path(sys.executable).parent / "schemathesis"
        status = subprocess.run(
            [program, "run", DESCRIPTION, "--url", server.address, "--max-time", seconds, *left_out, *options],
            cwd=server.folder, env=os.environ | environment).returncode
        if Client(server).get("/healthz")[0] != 200:
            sys.exit("✗ the server is not well afterwards:\n" + server.log())
        sys.exit(status)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
