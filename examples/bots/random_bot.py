#!/usr/bin/env python3
"""A bot for every game that does anything that is allowed, with nothing but Python's standard library.

    shamble simulate cliche --games 20 --bots 'cmd:python3 examples/bots/random_bot.py',thumb
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "bye"}


def compose(question, chance):
    """Puts an action together from parts, any that fit."""
    begun = ""
    while True:
        say({"type": "compose", "id": question, "begun": begun})
        parts = hear()
        while parts["type"] != "parts":
            parts = hear()
        if "whole" in parts and (not parts["next"] or chance.random() < 0.5):
            return begun
        if not parts["next"]:
            return None
        begun += chance.choice(parts["next"])["text"]


def answer(ask, chance):
    actions = [choice["action"] for choice in ask["choices"]]
    if ask["prompt"].get("begins") and (not actions or chance.random() < 0.1):
        composed = compose(ask["id"], chance)
        actions = [composed] if composed else actions
    if actions:
        return {"type": "act", "id": ask["id"], "action": chance.choice(actions)}
    return {"type": "wait", "id": ask["id"]}


def main():
    chance = random.Random()
    while True:
        message = hear()
        if message["type"] == "hello":
            say({"type": "ready", "door": 1, "name": "Random", "view": False, "events": False})
        elif message["type"] == "new":
            chance = random.Random(message["random"])
        elif message["type"] == "ask":
            say(answer(message, chance))
        elif message["type"] == "refused":
            # Nothing of ours should be refused; say so, and let the house go on.
            sys.exit("refused: " + message["words"])
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
