#!/usr/bin/env bash
# How soon do those who watch see a move? 1,000 streams on one game, then one on each of 1,000 games: the
# time from the answer of a move to its event at the last watcher, and the memory of a stream.
#
#   ./mvnw -q package -DskipTests && src/test/load/watchers.sh [moves a second] [apart]
#
# With "apart" the watchers run on the last processor, and the service and its PostgreSQL on the others.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rate=${1:-20}
. src/test/load/apart.sh "${2:-}"
options=(-Xmx512m -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0 -Dseedlap.rate-limits.enabled=false
  -Dseedlap.events.streams=2500 -Dseedlap.events.streams-per-client=2500 -Dseedlap.connections.max=3000)
. .ci/service
javac -d "$work/classes" src/test/load/{Watchers,Vitals,Moves}.java

watch() {
  "${on_last[@]}" java -XX:+UseSerialGC -cp "$work/classes" Watchers "$origin" "$service" "$@"
}
watch 1 100 "$rate" 130 >/dev/null # until the code of both is compiled
watch 1 1000 "$rate" 130
watch 1000 1000 "$rate" $((20 * rate))
