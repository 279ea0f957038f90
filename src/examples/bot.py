#!/usr/bin/env python3
"""Plays one seat of a kept game to its end: bot.py SERVER GAME south|north TOKEN"""
import json, random, sys, time
from http.client import HTTPException
from urllib.request import Request, urlopen

server, game, seat, token = sys.argv[1:]
url = f"{server}/v1/games/{game}"


def ask(path="", body=None, headers={}):
    request = Request(url + path, body and json.dumps(body).encode(), headers)
    request.add_header("Content-Type", "application/json")
    request.add_header("Authorization", f"Bearer {token}")
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


def play():
    """Follows the live stream: every ply from the start on, then the end. Returns if it breaks off."""
    with urlopen(url + "/events", timeout=60) as stream:
        past = ask()["ply"]
        for event in (json.loads(line[5:]) for line in stream if line.startswith(b"data:")):
            if "outcome" in event:
                print(f"{seat}: the game is over, {event['outcome']['winner']} wins")
                sys.exit()
            if event["ply"] >= past and event["position"]["turn"] == seat and event["legal"]:
                ask("/moves", {"move": random.choice(event["legal"])}, {"If-Match": '"%d"' % event["version"]})


pause = 0.5
while begun := time.monotonic():
    try:
        play()
    except (OSError, HTTPException, ValueError) as failure:  # broken off, or an error
        if getattr(failure, "code", 503) not in (409, 412, 429, 502, 503, 504):
            raise
    pause = 0.5 if time.monotonic() - begun > 1 else min(2 * pause, 30)
    time.sleep(pause * random.uniform(0.5, 1))
