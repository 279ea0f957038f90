#!/usr/bin/env python3
"""Judges moves by the thousand: judge.py SERVER RULESET < MOVES

A line of MOVES is a position's notation and the move asked about: 4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 A
"""
import json
import sys
from itertools import islice
from urllib.request import Request, urlopen

server, ruleset = sys.argv[1:]
url = f"{server}/v1/rulesets/{ruleset}/batch"


def question(line):
    notation, _, move = line.strip().rpartition(" ")
    return json.dumps({"op": "validate", "notation": notation, "move": move}) + "\n"


while lines := list(islice(sys.stdin, 1000)):
    request = Request(url, "".join(map(question, lines)).encode())
    request.add_header("Content-Type", "application/x-ndjson")
    with urlopen(request) as answers:
        for line, answer in zip(lines, map(json.loads, answers), strict=True):
            problem = answer.get("problem")  # the line itself is wrong: that stops nothing
            verdict = problem["code"] if problem else answer["reason"] or "legal"
            print(f"{line.strip()}: {verdict}")
