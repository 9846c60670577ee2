"""What people do to households on `kif-scan serve`, which has to start again all the same; for the tests beside this file."""
import random

from server_client import CODE, Client
from server_steps import answered, equal, holds


def starts_again(server, rounds):
    """Starts a server again and again, after random acts of three people on their households."""
    chance = random.Random(7)
    server.start()
    owner = Client(server).sign_in(server.code())
    people = [owner, owner.invited("Ben"), owner.invited("Eve")]
    for _ in range(rounds):
        acts = [act_on_households(chance, people) for _ in range(chance.randint(1, 8))]
        equal("ends with status 0", server.stop(), 0)
        server.start()
        answered("it starts after " + ", ".join(acts), Client(server).get("/healthz"), 200)
        holds("and gives a code", CODE.search(server.run("serve", "--code")[1]))


def act_on_households(chance, people):
    """Somebody does something to a household, or a command selects one. Returns what it was."""
    person = chance.choice(people)
    status, _, content = person.get("households")
    own = content["households"] if status == 200 else []
    act = chance.choice(["make", "make", "delete", "leave", "remove", "promote", "invite", "use", "end"])
    home = chance.choice(own)["id"] if own else None
    if act == "make":
        person.post("households", {"name": f"House {chance.random()}"})
    elif act == "use":
        person.server.run("household", "use", chance.choice(own)["name"] if own else "Home")
    elif act == "end" and person is not people[0]:
        person.delete("me")
        people[people.index(person)] = Client(person.server).guest("Somebody")
    elif act == "end":
        # The session of the commands on the server's machine, too.
        for session in person.get("sessions")[2]["sessions"]:
            if not session.get("current"):
                person.delete("sessions/" + session["id"])
    elif home and act in ("delete", "leave"):
        person.delete(f"households/{home}") if act == "delete" else person.post(f"households/{home}/leave")
    elif home:
        members = person.get(f"households/{home}/members")[2].get("members", [])
        other = chance.choice(members)["userId"] if members else "nobody"
        if act == "remove":
            person.delete(f"households/{home}/members/{other}")
        elif act == "promote":
            person.patch(f"households/{home}/members/{other}", {"role": "owner"})
        else:
            code = person.post(f"households/{home}/invitations")[2].get("code")
            chance.choice(people).post("invitations/redeem", {"code": code})
    return act
