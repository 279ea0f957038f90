#!/usr/bin/env bash
# Moves while the disk of the embedded database fills; then the same with a PostgreSQL that is killed on the
# full disk, where it cannot start again. Reads go on in the first case and stateless calls in both, moves must
# succeed again by themselves when there is room, and nothing that was answered with 2xx may be missing. Prints
# PASS or FAIL for each step.
#
#   ./mvnw -q package -DskipTests && src/test/load/disk-full.sh
#
# As root, for a small disk in memory; where none can be mounted it says so. Needs Linux.
set -uo pipefail
cd "$(dirname "$0")/../../.."
[ -e target/quarkus-app/quarkus-run.jar ] || ./mvnw -B -ntp -q package -DskipTests
work=$(mktemp -d)
service=
end() {
  [ -z "$service" ] || { kill "$service" && wait "$service"; } 2>/dev/null
  umount "$work/disk" 2>/dev/null
  rm -rf "$work"
}
trap end EXIT
mkdir "$work/disk"
: >"$work/log" # read before the service may have written to it
failed=0
for kind in full killed; do
  mount -t tmpfs -o size=500m tmpfs "$work/disk" 2>/dev/null || { echo "SKIP this user cannot mount a disk"; exit 0; }
  java -Xmx256m -Dquarkus.http.host=127.0.0.1 -Dquarkus.http.port=0 -Dseedlap.tables.sadeqa-ii=0 \
    -Dseedlap.tables.adji-kui-ii=0 -Dseedlap.data-dir="$work/disk/data" -jar target/quarkus-app/quarkus-run.jar >"$work/log" 2>&1 &
  service=$!
  until grep -q 'Play at' "$work/log"; do
    kill -0 $service 2>/dev/null || { cat "$work/log"; exit 1; }
    sleep 0.1
  done
  origin=$(sed -n 's/.*Play at \(http[^ ]*\).*/\1/p' "$work/log")
  if [ $kind = full ]; then echo "== A disk that is full"; else echo "== A PostgreSQL that is killed on it"; fi
  java -XX:TieredStopAtLevel=1 src/test/load/DiskFull.java "$origin" "$work/disk/filler" "$work/log" $kind || failed=1
  kill $service
  wait $service
  service=
  umount "$work/disk"
done
exit $failed
