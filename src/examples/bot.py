#!/usr/bin/env python3
"""Plays one seat of a kept game to its end: bot.py SERVER GAME south|north TOKEN"""
import json
import random
import sys
from urllib.request import Request, urlopen

server, game, seat, token = sys.argv[1:]
url = f"{server}/v1/games/{game}"


def ask(path="", body=None):
    request = Request(url + path, body and json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    request.add_header("Authorization", f"Bearer {token}")
    with urlopen(request) as answer:
        return json.load(answer)


def events():
    """The live stream of the game: what it was at the start, then every ply, then the end."""
    name = None
    with urlopen(url + "/events") as stream:
        for line in stream:
            field, _, value = line.decode().partition(":")
            if field == "event":
                name = value.strip()
            elif field == "data":
                yield name, json.loads(value)


for name, event in events():
    if name == "end":
        print(f"{seat}: the game is over, {event['outcome']['winner']} wins")
        break
    now = ask()  # the stream begins with what is past
    if now["ply"] == event["ply"] and now["position"]["turn"] == seat and now["legal"]:
        ask("/moves", {"move": random.choice(now["legal"])})
