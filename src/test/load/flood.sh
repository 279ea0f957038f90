#!/usr/bin/env bash
# One client floods: it makes games with and without engines, analyses, opens streams, asks for endless
# sowings and sends batches that it never reads. Another one plays moves of kept games, and asks an engine for
# its reply, before and meanwhile: their times, and what the flood leaves on the disk and in memory.
#
#   ./mvnw -q package -DskipTests && src/test/load/flood.sh [seconds of the flood]    300 by default
#
# The two clients are two addresses of this machine, which is limited here as others are. Needs Linux.
set -euo pipefail
cd "$(dirname "$0")/../../.."
options=(-Xmx256m -Dseedlap.clients.limit-local=true -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0)
. .ci/service
javac -d "$work/classes" src/test/load/{Flood,Moves}.java
held() { # kilobytes on the disk, and in memory
  echo "$(du -sk "$work/data" | cut -f1) kB on the disk, $(sed -n 's/VmRSS:[[:space:]]*\([0-9]*\).*/\1/p' "/proc/$service/status") kB of memory"
}
java -XX:+UseSerialGC -cp "$work/classes" Flood "$origin" 0 20 "warming up"
echo "before: $(held)"
java -XX:+UseSerialGC -cp "$work/classes" Flood "$origin" 0 60 quiet
java -XX:+UseSerialGC -cp "$work/classes" Flood "$origin" 1 "${1:-300}" flooded
echo "after: $(held)"
grep -cE ' (WARN|ERROR) ' "$work/log" | sed 's/$/ warnings and errors in the log/' || true
