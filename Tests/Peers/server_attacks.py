"""What strangers, removed members, other sites' pages and broken programs try on `kif-scan serve`; for serve.py."""
import contextlib
import json
import os
import pathlib
import select
import socket
import struct
import time
import uuid

from server_client import BROKEN, Client, Listener, at_once, change
from server_steps import PASSWORD, Failure, answered, done, equal, holds, photo, png, prepared, serving

MILK = "4006381333931"
DESCRIPTION = pathlib.Path(__file__).parents[2] / "Documentation/api.yaml"


def origins():
    with serving() as (server, owner):
        nobody = Client(server)
        answered("a foreign Host", nobody.get("/v1", {"Host": "evil.example"}), 421, "wrongHost")
        answered("and at healthz", nobody.get("/healthz", {"Host": f"evil.example:{server.port}"}), 421, "wrongHost")
        new = owner.inside("changes")
        answered("a foreign Origin", owner.post(new, [change("add", name="X")], {"Origin": "http://evil.example"}), 403, "foreignOrigin")
        answered("an Origin that is null", owner.post(new, [change("add", name="X")], {"Origin": "null"}), 403, "foreignOrigin")
        answered("its own name on another port", owner.post(
            new, [change("add", name="X")], {"Origin": f"http://127.0.0.1:{server.port % 65535 + 1}"}), 403, "foreignOrigin")
        for site in ("cross-site", "same-site"):
            answered("Sec-Fetch-Site: " + site, owner.post(new, [change("add", name="X")], {"Sec-Fetch-Site": site}), 403, "foreignOrigin")
        foreign = {"Origin": "http://evil.example"}
        answered("a sign-in from a foreign page", nobody.post("auth/guest", {}, foreign), 403, "foreignOrigin")

        status, headers, me = nobody.post("auth/guest", {}, {"Origin": server.address, "Sec-Fetch-Site": "same-origin"})
        equal("a sign-in from its own page", (status, "token" in me), (200, False))
        cookie, *attributes = [part.strip() for part in headers["Set-Cookie"].split(";")]
        holds("the cookie has its attributes", {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes))
        answered("the cookie is a sign-in", nobody.get("me", {"Cookie": cookie}), 200)
        own = {"Cookie": cookie, "Origin": server.address}
        answered("also for changes from its own page", nobody.post("households", {"name": "Cabin"}, own), 201)
        answered("not from another's", nobody.post("households", {"name": "Den"}, {"Cookie": cookie} | foreign), 403, "foreignOrigin")
        answered("cookie and token together", owner.get("me", {"Cookie": cookie}), 400, "badRequest")
        text = {"Content-Type": "text/plain"}
        answered("a body of plain text", owner.post(new, [change("add", name="X")], text), 415, "unsupportedMediaType")
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        answered("a form", owner.post("households", b"name=X", form), 415, "unsupportedMediaType")
        holds("nothing of that was added", "X" not in owner.items())
        answer = owner.send("PUT", "me")
        answered("a method that the path does not have", answer, 405, "methodNotAllowed")
        holds("its answer says which it has", "GET" in (answer[1]["Allow"] or ""))
        account = {"email": "anna@example.org", "password": PASSWORD}
        answered("an account", nobody.post("auth/register", account, {"Accept-Token": "1"}), 200)
        wrong = [nobody.send("POST", "auth/password", account | other) for other in ({"password": "wrong"}, {"email": "eve@example.org"})]
        equal("a wrong password and an unknown address are answered alike", wrong[0][::2], wrong[1][::2])
        answered("signing out", nobody.post("auth/logout", None, own), 204)
        answered("ends the cookie", nobody.get("me", {"Cookie": cookie}), 401, "notSignedIn")
    with serving() as (server, _):
        nobody = Client(server)
        for index in range(5):
            answered(f"wrong code {index + 1}", nobody.post("auth/code", {"code": f"00000-0000{index}"}), 401, "codeInvalid")
        answered("the sixth", nobody.post("auth/code", {"code": "00000-00009"}), 429, "tooMany")
    with serving() as (server, _):
        nobody = Client(server)
        answered("an account", nobody.post("auth/register", account, {"Accept-Token": "1"}), 200)
        wrong = account | {"password": "wrong"}
        for index in range(5):
            answered(f"wrong password {index + 1}", nobody.post("auth/password", wrong), 401, "invalidCredentials")
        answered("the sixth", nobody.post("auth/password", wrong), 429, "tooMany")


# What is sent to each route with a body in `matrix` and `nonsense`.

BODIES = {
    "signInWithCode": ("POST", "auth/code", {"code": "00000-00000", "name": "Ann", "device": "phone"}),
    "register": ("POST", "auth/register", {"email": "a@example.org", "password": "x", "name": "A", "code": "0", "device": "phone"}),
    "signInWithPassword": ("POST", "auth/password", {"email": "a@example.org", "password": "x", "guest": "switch", "device": "phone"}),
    "signInAsGuest": ("POST", "auth/guest", {"name": "Gil", "device": "phone"}),
    "sendCode": ("POST", "auth/otp", {"address": "a@example.org"}),
    "signInWithSentCode": ("POST", "auth/otp/verify", {"address": "a@example.org", "challenge": "0", "code": "0", "guest": "merge",
                                                       "invitation": "0", "device": "phone"}),
    "chooseAccount": ("POST", "auth/choice", {"link": "0", "choice": "merge"}),
    "signInAgain": ("POST", "auth/again", {"email": "a@example.org", "password": "x"}),
    "visitProvider": ("POST", "auth/oidc/{p}/start", {"to": "signIn", "code": "00000-00000"}),
    "addWay": ("POST", "me/ways", {"email": "a@example.org", "password": "x"}),
    "changePassword": ("POST", "me/password", {"password": "x"}),
    "renameMe": ("PATCH", "me", {"name": "Ann"}),
    "makeToken": ("POST", "me/tokens", {"name": "Kitchen", "access": "read"}),
    "renameSession": ("PATCH", "sessions/{s}", {"device": "Phone"}),
    "makeFeed": ("POST", "households/{h}/feed", {"lang": "de"}),
    "createHousehold": ("POST", "households", {"name": "Cabin"}),
    "renameHousehold": ("PATCH", "households/{h}", {"name": "Home"}),
    "setRole": ("PATCH", "households/{h}/members/{u}", {"role": "member"}),
    "invite": ("POST", "households/{h}/invitations", {"email": "b@example.org"}),
    "previewInvitation": ("POST", "invitations/preview", {"code": "00000-00000"}),
    "redeemInvitation": ("POST", "invitations/redeem", {"code": "00000-00000"}),
    "change": ("POST", "households/{h}/changes", None),
    "answer": ("POST", "households/{h}/review", {
        "id": "6f1c7a5e-0000-4000-8000-000000000001", "day": "2026-11-26", "question": "x:date", "version": "0",
        "answer": "1", "lang": "de"}),
    "exchangeCopy": ("POST", "households/{h}/sync", {"format": 2, "copy": "", "position": 0, "changes": [], "rows": []}),
    "takeWork": ("POST", "work", {"format": 1}),
    "setThresholds": ("PUT", "households/{h}/thresholds", {"useBy": [2, 0], "bestBefore": [7]}),
}

# What belongs behind the question mark.
QUERIES = {"listProducts": "?q=mi", "readDate": "?text=tomorrow"}

# The part of a path with an id, and the id's name in the description.
PLACES = ["households/{h}", "members/{u}", "items/{i}", "invitations/{i}", "scans/{s}", "sessions/{s}", "tokens/{t}", "oidc/{p}",
          "ways/{p}", "feed/{secret}", "products/{g}", "pictures/{photo}", "work/{w}"]
# Providers are tried in ProviderRouteTests.
NEED_PROVIDER = ["visitProvider", "returnFromProvider", "returnWithForm"]
# What a worker does with a photo that it has is tried in workers.py.
NEED_PHOTO = ["answerWork", "reportWork"]


def concrete(path, ids):
    for place in PLACES:
        path = path.replace(place, place.partition("{")[0] + ids[place])
    return path.replace("{kind}", "view")


def unknown():
    return {place: str(uuid.uuid4()) for place in PLACES}


def address():
    return uuid.uuid4().hex + "@example.org"


class World:
    """A household with something of everything, and people who may see it, or may not."""

    def __init__(self, server, owner):
        self.server, self.owner = server, owner
        self.nobody, self.outsider = Client(server), Client(server).guest("Otto")
        self.member, self.removed = owner.invited("Ben"), owner.invited("Rae")
        listener = Listener(self.removed)
        holds("a member listens", listener.wait("hello", 5) is not None)
        self.worker = worker(server)
        answered("the member is removed", owner.delete(owner.inside("members/" + self.removed.me["userId"])), 204)
        holds("the stream ends", listener.ended.wait(30))
        self.ids = {
            "households/{h}": owner.household, "members/{u}": self.member.me["userId"],
            "items/{i}": owner.change("add", name="Milk", packs=3, gtin=MILK)["items"][0]["id"], "products/{g}": MILK,
            "invitations/{i}": self.invitation()["id"],
            "scans/{s}": self.scan(), "sessions/{s}": owner.another_device().me["session"], "tokens/{t}": self.program()["id"],
            "oidc/{p}": "google", "ways/{p}": "password", "feed/{secret}": self.feed(), "pictures/{photo}": self.picture(),
            "work/{w}": str(uuid.uuid4()),
        }

    def picture(self):
        """The content hash of a photo that was read."""
        return self.owner.scan(self.owner.photo(photo())[2]["id"], 60)["photo"]

    def invitation(self):
        return self.owner.post(self.owner.inside("invitations"))[2]

    def program(self, client=None):
        return (client or self.owner).post("me/tokens", {"name": "Kitchen", "access": "read"})[2]

    def feed(self):
        return self.owner.post(self.owner.inside("feed"))[2]["link"].rpartition("/")[2].partition(".")[0]

    def account(self):
        """A new account with its address and password."""
        account = {"email": address(), "password": PASSWORD}
        return Client(self.server).enter("auth/register", account), account

    def sent_code(self):
        """What signs in with a code that was sent to a new address."""
        to = {"address": address()}
        challenge = Client(self.server).post("auth/otp", to)[2]["challenge"]
        code = json.loads((self.server.folder / "outbox").read_text().splitlines()[-1])["code"]
        return to | {"challenge": challenge, "code": code}

    def scan(self):
        return self.owner.photo(png(32, 32, os.urandom(12)), "image/png")[2]["id"]

    def body(self, name):
        """A body that the operation accepts, as to its form, and its headers."""
        if name == "readBarcode":
            return photo(), {"Content-Type": "image/jpeg"}
        if name == "sendPhoto":
            return png(32, 32, os.urandom(12)), {"Content-Type": "image/png"}
        if name == "change":
            return [change("add", name="Tea")], {}
        return BODIES[name][2] if name in BODIES else None, {}

    def good(self, name, client):
        """The client, the ids, the body and its headers with which an operation works, and this world stays as it is."""
        ids, (body, headers), owner = dict(self.ids), self.body(name), self.owner
        match name:
            case "signInWithCode":
                body = {"code": owner.post("me/devices")[2]["code"]}
            case "register":
                body = {"email": address(), "password": PASSWORD}
            case "signInWithPassword":
                body = self.account()[1]
            case "sendCode":
                body = {"address": address()}
            case "signInWithSentCode":
                body = self.sent_code()
            case "chooseAccount":
                client = Client(self.server).guest("Gus")
                client.change("add", name="Milk")
                body = {"link": client.post("auth/password", self.account()[1])[2]["link"], "choice": "merge"}
            case "signInAgain":
                client, body = self.account()
            case "addWay":
                client, body = Client(self.server).guest("Gus"), {"email": address(), "password": PASSWORD}
            case "removeWay":
                client = self.account()[0]
                answered("a second way", client.post("me/ways", self.sent_code()), 200, shown=False)
            case "changePassword":
                client, body = self.account()[0], {"password": PASSWORD[::-1]}
            case "deleteMe":
                client = Client(self.server).guest("Gus")
            case "renameSession":
                ids["sessions/{s}"] = client.another_device().me["session"]
            case "endToken":
                ids["tokens/{t}"] = self.program(client)["id"]
            case "readFeed":
                ids["feed/{secret}"] = self.feed()
            case "signOut":
                client = client.another_device()
            case "endSession":
                ids["sessions/{s}"] = client.another_device().me["session"]
            case "createHousehold" | "renameHousehold":
                body = {"name": "Home " + uuid.uuid4().hex[:6]}
            case "deleteHousehold":
                ids["households/{h}"] = owner.post("households", {"name": "Den " + uuid.uuid4().hex[:6]})[2]["id"]
            case "setRole" | "removeMember":
                ids["members/{u}"] = owner.invited("Kim").me["userId"]
            case "leaveHousehold":
                leaver = owner.invited("Lou")
                if client is owner:
                    owner.patch(owner.inside("members/" + leaver.me["userId"]), {"role": "owner"})
                client = leaver
            case "withdrawInvitation":
                ids["invitations/{i}"] = self.invitation()["id"]
            case "previewInvitation" | "redeemInvitation":
                body = {"code": self.invitation()["code"]}
                client = Client(self.server).guest("Gus") if name == "redeemInvitation" else client
            case "deleteScan":
                ids["scans/{s}"] = self.scan()
        return client, ids, body, headers


def worker(server):
    """A machine that reads photos for the server."""
    return Client(server, server.run("serve", "--worker-token", "Desktop")[1].strip())


def matrix():
    import yaml
    with open(DESCRIPTION) as file:
        paths = yaml.safe_load(file)["paths"]
    with prepared("--registration", "open") as server:
        server.environment["KIF_MAIL"] = f"outbox:{server.folder}/outbox"
        server.start()
        owner = Client(server).sign_in(server.code())
        world = World(server, owner)
        for path, operations in paths.items():
            for method, operation in operations.items():
                if method != "parameters":
                    check_access(world, method.upper(), path, operation)
        answered("the server is well", world.nobody.get("/healthz"), 200)


def check_access(world, method, path, operation):
    name, access = operation["operationId"], operation["x-access"]
    found = []

    def told(who, ids, status, code):
        """What somebody is told who may not do that; without the ids it is checked for being the same."""
        client = getattr(world, who)
        body, headers = world.body(name)
        answer = client.send(method, concrete(path, ids) + QUERIES.get(name, ""), body, headers)
        answered(f"{method} {path} by {who}", answer, status, code, shown=False)
        return answer[0], answer[1].get("Content-Type"), answer[2]

    def same(who, ids, status, code):
        if told(who, ids, status, code) != told(who, unknown(), status, code):
            raise Failure(f"{method} {path} by {who}: another answer for what exists than for what does not")
        found.append(f"{who} {status}")

    deep = path.count("{") > ("households/{h}" in path)  # it names something of a household or a person
    if access != "anyone":
        same("nobody", world.ids, 401, "notSignedIn")
    if access in ("member", "owner"):
        same("outsider", world.ids, 404, "notFound")
        # Who was a member learns that, and nobody else.
        told("removed", world.ids, 404, "removed")
        told("removed", unknown(), 404, "notFound")
        found.append("removed 404")
    if access == "owner":
        told("member", world.ids, 403, "ownerOnly")
        found.append("member 403")
    if access == "worker":
        for who in ("outsider", "removed", "member", "owner"):
            told(who, world.ids, 403, "workersOnly")
        found.append("others 403")
    elif access != "anyone":
        told("worker", world.ids, 403, "workersOnly")
        found.append("worker 403")
    if deep and access == "worker":
        told("worker", unknown(), 404, "notFound")
        found.append("worker 404")
    elif deep and access != "anyone":
        # In the household of one's own: what another household has is as unknown as what nobody has.
        own = {"households/{h}": world.outsider.household}
        told_of = [told("outsider", ids | own, 404, None) for ids in (world.ids, unknown())]
        if told_of[0] != told_of[1]:
            raise Failure(f"{method} {path}: something of another household is answered differently")
        told("owner", unknown() | {"households/{h}": world.owner.household}, 404, None)
    allowed = {"anyone": ["nobody"], "signedIn": ["outsider", "removed", "member", "owner"], "member": ["member", "owner"],
               "worker": ["worker"]}
    expected = [int(status) for status in operation["responses"] if status.startswith("2")]
    for who in [] if name in NEED_PROVIDER + NEED_PHOTO else allowed.get(access, ["owner"]):
        client, ids, body, headers = world.good(name, getattr(world, who))
        if name == "events":
            if Listener(client).wait("hello", 5) is None:
                raise Failure(f"{method} {path} by {who}: no hello")
            found.append(f"{who} 200")
            continue
        status, _, content = client.send(method, concrete(path, ids) + QUERIES.get(name, ""), body, headers)
        if status not in expected:
            raise Failure(f"{method} {path} by {who}: {status} {content[:500]!r} instead of {expected}")
        found.append(f"{who} {status}")
    print(f"✓ {method} {path}: {', '.join(found)}", flush=True)


def nonsense():
    with serving() as (server, owner):
        machine, second = worker(server), owner.another_device()  # after too many wrong codes no right one is taken either
        ids = unknown() | {
            "households/{h}": owner.household, "members/{u}": owner.invited("Ben").me["userId"], "oidc/{p}": "google",
            "items/{i}": owner.change("add", name="Milk", packs=9)["items"][0]["id"],
        }
        for name, (method, path, body) in BODIES.items():
            of_changes = [
                [change("add", item=str(uuid.uuid4()), seen=1, copy=str(uuid.uuid4()), name="Tea", gtin="4006381333931", packs=1,
                        expiry="2027-03-01", kind="useBy", place="Shelf", notes="x")],
                [change("eat", item=ids["items/{i}"], amount="1/3")], [change("open", item=ids["items/{i}"], days=3)],
                [change("move", item=ids["items/{i}"], place="Shelf", packs=1)], [change("undo", change=str(uuid.uuid4()))],
                [change("join", item=ids["items/{i}"], packs=1, **{"with": str(uuid.uuid4())})],
                [change("part", item=ids["items/{i}"], photo="x", packs=1, lang="de")], [change("decide", photo="x", decision="stock")],
                [change("fix", item=ids["items/{i}"], packs=2, produced="2026-01-01", clear=["lot"], ok=True, expiry="2027-05")],
            ]
            is_open = path.startswith("auth/") and name not in ("chooseAccount", "signInAgain")
            client = Client(server) if is_open or name == "previewInvitation" else machine if name == "takeWork" else owner
            for good in [body] if body else of_changes:
                nonsense_to(client, method, path, ids, good)
        for path in ("me/devices", owner.inside("leave"), owner.inside("invitations")):
            answered(f"an unknown field: {path.rpartition('/')[2]}", owner.post(path, {"x": 1}), 400, "badRequest")
        nonsense_in_paths(owner, ids)
        nonsense_photos(server, owner, second)
        answered("the server is well", owner.get("/healthz"), 200)


def nonsense_to(client, method, route, ids, good):
    """Sends a body that is good but for one thing, in many ways."""
    path, told = concrete(route, ids), set()

    def send(what, body, *allowed):
        try:
            status = client.send(method, path, body)[0]
        except BROKEN as error:
            raise Failure(f"{method} {path}: {what}: {error!r}") from error
        if status >= 500 or allowed and status not in allowed:
            raise Failure(f"{method} {path}: {what}: {status} instead of {allowed or 'a refusal'}")
        told.add(status)

    text = json.dumps(good)
    fields = good[0] if isinstance(good, list) else good
    wrong = {
        "truncated": text[:-1], "open brackets": "[" * 100_000, "open objects": '{"a":' * 100_000, "two": text + text,
        "an unknown field": json.dumps([fields | {"unknown": 1}] if fields is not good else fields | {"unknown": 1}), "null": "null",
        "a number": "1", "a text": '"x"', "an object for a list, or the other way round": json.dumps([good]), "NaN": "NaN",
    }
    for what, body in wrong.items():
        # What a later version adds for its own copies is no reason to refuse all else.
        send(what, body.encode(), *([200] if route.endswith("sync") and what == "an unknown field" else [400, 429]))
    needs_none = [200, 201, 403] if route.endswith(("invitations", "guest", "feed", "start", "thresholds")) else []
    send("nothing", b"", 400, 429, *needs_none)
    send("bytes that are no UTF-8", text.encode().replace(b'": "', b'": "\xff\xfe', 1))
    send("UTF-16", text.encode("utf-16"))
    values = ["1e400", "-1e400", "99999999999999999999", "-9223372036854775809", "1.5", "null", "true", "[]", "{}", '""', '"\\u0000"',
              '"a\\u0000b"', '"\\ud800"', '"\\u202e"', '"6F1C"', '"' + "a" * 1001 + '"', '"' + "a" * 1_000_000 + '"', '"' + "é" * 500 + '"']
    for field in fields:
        for value in values:
            changed = json.dumps([fields | {field: "@@"}] if fields is not good else fields | {field: "@@"})
            send(f"{field} is {value[:30]}", changed.replace('"@@"', value).encode())
    print(f"✓ {method} {route}: {len(wrong) + 3 + len(fields) * len(values)} kinds of nonsense: {sorted(told)}", flush=True)


def nonsense_in_paths(owner, ids):
    strange = ["%00", "%2e%2e", "..", "%2f", "%", "%zz", "%ff", "%0d%0aX:y", "a" * 5000, "'", "%F0%9F%A5%9B", "+", "*"]
    places = ["households/{h}/items", *("households/{h}/" + place for place in PLACES[1:5]), "sessions/{s}"]
    for path in places:
        for value in strange:
            changed = concrete(path, {place: value if path.endswith(place) else ids[place] for place in PLACES}) \
                if not path.endswith("items") else path.replace("{h}", value)
            for method in ("GET", "DELETE"):
                status = owner.send(method, changed)[0]
                if not 400 <= status < 500:
                    raise Failure(f"{method} {changed[:200]}: {status}")
    long = "a" * 5000
    queries = ["items?q=%ff", "items?q=%00", "items?q=%22%27%2a", "items?place=" + long, "journal?since=2026-99-99", "journal?since=x"]
    paths = ["/%00", "/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "//v1/me", "/v1/me/", "/v1//me", "/" + long, "/v2", "/page.css%00"]
    for path in paths + [owner.inside(query) for query in queries]:
        status = owner.send("GET", path)[0]
        if status >= 500:
            raise Failure(f"GET {path[:100]}: {status}")
    for query in ("within=1e400", "within=-1", "within=99999999999999999999", "limit=0", "limit=1.5", "status=%00", "status=x", "limit="):
        status = owner.send("GET", owner.inside("items?" + query))[0]
        if status not in (400, 422):
            raise Failure(f"items?{query}: {status} instead of 400 or 422")
    print("✓ nonsense in paths and queries", flush=True)


def nonsense_photos(server, owner, second):
    def state():
        return {scan["id"] for scan in owner.get(owner.inside("scans"))[2]["scans"]}, \
            {str(path) for path in server.folder.rglob("*") if not path.name.startswith("kif.sqlite")}

    answered("text that is called a photo", owner.photo(b"Use by 12 March 2027, really. " * 50), 415, "unsupportedFormat")
    answered("a photo that is called text", owner.photo(photo(), "text/plain"), 415)
    equal("nothing", owner.photo(b"")[0], 400, 415)
    for chunked in (False, True):
        status = upload(owner, owner.inside("scans"), "PUT", "image/jpeg", 30_000_000, photo()[:60_000], chunked)
        equal("a photo of 30 MB" + " in chunks" * chunked, status, 413)
    huge = answered("a picture that says it is 60,000 × 60,000", owner.photo(png(60_000, 60_000), "image/png"), 202)
    scan = owner.scan(huge["id"])
    equal("it fails", (scan["stage"], (scan["result"] or {}).get("error", {}).get("code")), ("failed", "imageTooLarge"))
    before, cut = state(), photo("olives.jpg")
    with raw(server) as connection:
        connection.sendall(head(owner, "PUT", owner.inside("scans"), "image/jpeg", f"Content-Length: {len(cut)}") + cut[: len(cut) // 2])
        time.sleep(0.3)
    time.sleep(1)
    equal("of a connection that was cut nothing stays", state(), before)
    both = at_once([lambda device=device: device.photo(cut) for device in (owner, second)])
    holds("the same photo by two at once", {answer[0] for answer in both} <= {200, 202})
    equal("is one scan", len({answer[2]["id"] for answer in both}), 1)
    scan = owner.scan(both[0][2]["id"])
    equal("and one pack", [item["packs"] for item in owner.items().values() if item["id"] == scan["result"]["item"]["id"]], [1])


# Connections by hand

def raw(server):
    return socket.create_connection((server.host, server.port), timeout=60)


def head(client, method, path, kind, *lines):
    headers = [f"{method} /v1/{path} HTTP/1.1", f"Host: {client.server.host}:{client.server.port}",
               f"Authorization: Bearer {client.token}", f"Content-Type: {kind}", *lines]
    return "".join(line + "\r\n" for line in headers).encode() + b"\r\n"


def reply(connection):
    """The status of the answer; None if the connection ends without one."""
    data = b""
    with contextlib.suppress(OSError):
        while b"\r\n" not in data and (part := connection.recv(4096)):
            data += part
    return int(data.split()[1]) if data.startswith(b"HTTP/1.1 ") else None


def upload(client, path, method, kind, size, begin, chunked=False):
    """Sends a body of `size` bytes for as long as the server listens. Returns the status of its answer."""
    piece, sent = begin.ljust(65536, b" "), 0
    with raw(client.server) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(head(client, method, path, kind, "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"))
        while sent < size and not select.select([connection], [], [], 0)[0]:
            part = piece[: size - sent]
            try:
                connection.sendall(b"%x\r\n%s\r\n" % (len(part), part) if chunked else part)
            except ConnectionError:
                break
            sent += len(part)
        return reply(connection)
    return None


def patience(server, beginning, drip=b"", first=b""):
    """The seconds until the server ends a connection, or answers, on which `drip` is sent each second; None if it waits on.

    `first` is a request that is answered before.
    """
    with raw(server) as connection, contextlib.suppress(ConnectionError):
        if first:
            connection.sendall(first)
            time.sleep(0.5)
            connection.recv(65536)
        began = time.monotonic()
        connection.sendall(beginning)
        while not select.select([connection], [], [], 1)[0]:
            if time.monotonic() > began + 60:
                return None
            connection.sendall(drip)
    return time.monotonic() - began


def limits():
    with serving() as (server, owner):
        changes, scans = owner.inside("changes"), owner.inside("scans")
        with raw(server) as connection, contextlib.suppress(ConnectionError):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: %s:%d\r\nX-Large: %s\r\n\r\n" % (
                server.host.encode(), server.port, b"a" * 20_000))
            equal("a header of 20 kB is refused", reply(connection), None, 400, 413, 431)
        request = f"GET /healthz HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n".encode()
        ben = owner.invited("Ben")  # whose photo does not count among the owner's below
        waits = at_once([
            lambda: patience(server, request + b"X-Slow: ", b"a"),
            lambda: patience(server, request + b"X-Slow: ", b"a", first=request + b"\r\n"),
            lambda: patience(server, head(owner, "POST", changes, "application/json", "Content-Length: 100") + b"[{"),
            lambda: patience(server, head(ben, "PUT", scans, "image/jpeg", "Content-Length: 90000") + photo()[:30_000])])
        names = ("a header without an end", "one after another request", "a body that stalls", "a photo that stalls")
        for name, limit, wait in zip(names, (10, 10, 30, 30), waits, strict=True):
            holds(f"{name} is given up after {limit} s ({wait and round(wait, 1)})", wait and wait < limit + 5)
        answered("the server is well", owner.get("/healthz"), 200)

        nested = change("add", name="@@")
        for depth in (33, 1000):
            body = json.dumps([nested]).replace('"@@"', "[" * (depth - 2) + "]" * (depth - 2)).encode()
            answered(f"JSON {depth} deep", owner.post(changes, body), 400, "badRequest")
        equal("1.1 MB of JSON", upload(owner, changes, "POST", "application/json", 1_100_000, b"["), 413)
        equal("101 changes are refused", owner.post(changes, [change("add", name="X") for _ in range(101)])[0], 400, 422)
        done("100 are fine", owner.post(changes, [change("add", name=f"Jar {number}") for number in range(100)])[2][99])

        listeners = [Listener(owner) for _ in range(6)]
        equal("six streams", [listener.wait("hello", 5) for listener in listeners], [{}] * 6)
        answered("the seventh", owner.get("events"), 429, "tooMany")

        began = time.monotonic()
        statuses = [owner.photo(png(16, 16, struct.pack(">I", number)), "image/png")[0] for number in range(60)]
        equal(f"60 photos ({time.monotonic() - began:.0f} s)", statuses, [202] * 60)
        answered("the 61st within a minute", owner.photo(png(16, 16, b"last"), "image/png"), 429, "tooMany")
