#!/usr/bin/env python3
"""Plays the Cliché Zombie Game by a rule of thumb: get the parts of the motorcycle, and ride off alone.

    shamble simulate cliche --games 200 --bots 'cmd:python3 examples/bots/rider.py',random
"""

import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


def missing(view):
    """How many cards of each kind the motorcycle still needs."""
    hand = view["seats"][view["you"]].get("hand") or {}
    needs = view["motorcycle"]["parts"]
    return {card: n - hand.get(card, 0) for card, n in needs.items() if n > hand.get(card, 0)}


def worth(action, view):
    """What an action is worth; the best is taken."""
    word, _, rest = action.partition(" ")
    if word == "motorcycle":
        return 100
    if word == "heal" and rest == str(view["you"]):
        return 90
    if word == "shoot":
        return 80
    if word == "roll":
        return 70
    if word == "zombie":
        # Anybody but me.
        return 10 if rest != str(view["you"]) else 0
    if word == "buy":
        card = view["row"][int(rest) - 1].get("card")
        need = missing(view)
        return 60 + need[card] if card in need else 25
    if word in ("propose", "put") and rest != "nothing":
        return 65 + len(rest) / 100
    if word == "accept":
        return 36
    if word == "arm":
        return 50 + int(rest)
    # Nothing is given away, and nobody is waited for.
    return {"take": 40, "decline": 35, "done": 30, "pass": 20, "cancel": 15, "start": 10}.get(word, 1)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["game"] != "cliche":
                sys.exit("I only know the Cliché Zombie Game")
            say({"type": "ready", "door": 1, "name": "Rider", "events": False})
        elif message["type"] == "ask":
            actions = [choice["action"] for choice in message["choices"]]
            if actions:
                best = max(actions, key=lambda action: worth(action, message["view"]))
                say({"type": "act", "id": message["id"], "action": best})
            else:
                say({"type": "wait", "id": message["id"]})
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
