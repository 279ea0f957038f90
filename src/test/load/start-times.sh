#!/usr/bin/env bash
# How long does a start take? From the command to the first answer to a move: without a database (a move of
# a position), with an embedded one for the first time, and again (a move of a kept game). Medians.
#
#   ./mvnw -q package -DskipTests && src/test/load/start-times.sh [starts of each]     5 by default
set -euo pipefail
cd "$(dirname "$0")/../../.."
starts=${1:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
json=(-H 'Content-Type: application/json')

stateless() {
  curl -sf "$1/v1/rulesets/adji-kui-ii/move" "${json[@]}" -d '{"notation":"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0","move":"A"}'
}
kept() {
  local made
  made=$(curl -sf "$1/v1/games" "${json[@]}" -d '{"ruleset":"adji-kui-ii"}') || return 1
  curl -sf "$1/v1/games/$(sed 's/.*"id":"\([^"]*\)".*/\1/' <<<"$made")/moves" "${json[@]}" -d '{"move":"A"}' \
    -H "Authorization: Bearer $(sed 's/.*"south":"\([^"]*\)".*/\1/' <<<"${made#*tokens}")"
}

# name, move, folder of data (empty: a new one for each start), settings
measure() {
  local name=$1 move=$2 data=$3 times=() begun origin service
  shift 3
  for _ in $(seq "$starts"); do
    : >"$work/log"
    begun=$(date +%s%N)
    env "$@" QUARKUS_HTTP_HOST=127.0.0.1 QUARKUS_HTTP_PORT=0 SEEDLAP_DATA_DIR="${data:-$(mktemp -d -p "$work")}" \
      target/quarkus-app/seedlap >"$work/log" 2>&1 &
    service=$!
    until origin=$(sed -n 's/.*Listening on: \(http:[^ ]*[0-9]\).*/\1/p' "$work/log") && [ -n "$origin" ]; do
      kill -0 $service
      sleep 0.02
    done
    until $move "$origin" >/dev/null; do sleep 0.02; done
    times+=($((($(date +%s%N) - begun) / 1000000)))
    kill $service
    wait $service || true
  done
  echo "$name: $(printf '%s\n' "${times[@]}" | sort -n | sed -n "$(((starts + 1) / 2))p") ms of ${times[*]}"
}

measure "without a database" stateless "" SEEDLAP_PERSISTENCE=off
measure "embedded, for the first time" kept ""
mkdir "$work/again"
measure "embedded, again (the first of these is a first time)" kept "$work/again"
