#!/usr/bin/env bash
# Measures a batch beside single calls, and the memory while millions of lines go through. Single moves by wrk and two batches of half a million lines at once, in turn, until as
# many lines as wanted have been answered.
#
#   ./mvnw -q package -DskipTests && src/test/load/batch.sh [lines, default 10000000]
#
# Needs wrk, bc and python3 (Debian packages of these names).
set -euo pipefail
cd "$(dirname "$0")/../../.."
lines=${1:-10000000}
of_a_request=500000

options=(-Xmx256m -Dseedlap.persistence=off -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0
  -Dquarkus.http.access-log.enabled=false)
. .ci/service
url=$origin/v1/rulesets/adji-kui-ii

# Every legal move of every position of the test vectors that has the usual rows, again and again.
python3 - $of_a_request >"$work/lines" <<'PYTHON'
import itertools, json, sys
questions = []
for line in open('src/test/resources/vectors/adji-kui-ii.positions.jsonl'):
    it = json.loads(line)
    position = it['position']
    if it['outcome'] or position['bought']:
        continue
    rows = '/'.join(','.join(map(str, position['board'][side])) for side in ('south', 'north'))
    captured = '{south}-{north}'.format(**position['captured'])
    for move in it['legal']:
        questions.append((f"{rows} {position['turn'][0]} {captured}", move))
for number, (notation, move) in zip(range(int(sys.argv[1])), itertools.cycle(questions)):
    print(f'{{"id":{number},"notation":"{notation}","move":"{move}"}}')
PYTHON

memory() { awk '/VmRSS/ { print int($2 / 1024) " MB" }' /proc/$service/status; }
now() { date +%s.%N; }

single() { # seconds
  wrk -t1 -c32 "-d$1s" -s src/test/load/post.lua "$url/move" -- \
    '{"notation":"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0","move":"A"}' | awk '/Requests\/sec/ { print $2 }'
}

batch() { # name of the client
  curl -sf --data-binary @"$work/lines" -H 'Content-Type: application/x-ndjson' \
    -o "$work/answers-$1" "$url/batch?log=summary"
}

both() { # prints the lines answered and how many that is a second
  local start end
  start=$(now)
  batch one &
  batch two
  wait $!
  end=$(now)
  if grep -m 1 '"problem"' "$work"/answers-*; then
    return 1
  fi
  cat "$work"/answers-* | wc -l | awk -v seconds="$(echo "$end - $start" | bc)" '{ print $1, int($1 / seconds) }'
}

echo "== warm up"
for _ in 1 2 3; do
  single 10 >/dev/null
  both >/dev/null
done

done=0
while [ "$done" -lt "$lines" ]; do
  moves=$(single 5)
  read -r answered rate <<<"$(both)"
  done=$((done + answered))
  echo "$done lines: $rate a second, single moves $moves a second," \
    "$(echo "scale=1; $rate / $moves" | bc) times; RSS $(memory)"
done
