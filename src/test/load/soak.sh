#!/usr/bin/env bash
# Does memory stay as it is? Plays moves of kept games for long, and after each minute shows the moves made,
# the memory of the service's process, what is in use after a collection, threads and open files.
#
#   ./mvnw -q package -DskipTests && src/test/load/soak.sh [minutes]     60 by default
set -euo pipefail
cd "$(dirname "$0")/../../.."
options=(-Xmx256m -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0 -Dquarkus.http.access-log.enabled=false)
. .ci/service
javac -d "$work/classes" src/test/load/{Soak,Vitals,Moves}.java
java -XX:+UseSerialGC -cp "$work/classes" Soak "$origin" "$service" "${1:-60}"
