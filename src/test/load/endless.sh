#!/usr/bin/env bash
# Measures whether endless sowings slow the moves of other clients: ordinary moves at a steady rate,
# first alone, then while 50 clients send the longest endless positions known without pause.
#
#   ./mvnw -q package -DskipTests && src/test/load/endless.sh [seconds a round]
#
# Needs wrk and hey (Debian packages of these names).
set -euo pipefail
cd "$(dirname "$0")/../../.."
seconds=${1:-20}
options=(-Dseedlap.persistence=off -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0
  -Dquarkus.http.access-log.enabled=false)
. .ci/service
url=$origin/v1/rulesets/adji-kui-ii

ordinary() { # seconds
  hey -z "$1s" -c 8 -q 100 -m POST -T application/json \
    -d '{"notation":"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0","move":"A"}' "$url/move" |
    grep -E '50%|99%|Requests/sec|\[[0-9]+\]|error' || true
}

endless() { # seconds
  wrk -t1 -c50 -d"$1s" -s src/test/load/endless.lua "$url/validate" |
    grep -E '^endless|Requests/sec'
}

echo "== warm up"
ordinary 10 >/dev/null
endless 10 >/dev/null
for round in 1 2 3; do
  echo "== round $round: ordinary moves alone"
  ordinary "$seconds"
  echo "== round $round: ordinary moves beside 50 endless clients"
  endless $((seconds + 2)) &
  pressure=$!
  ordinary "$seconds"
  wait $pressure
done
