#!/usr/bin/env bash
# Clients that hang up, break off, dribble, do not read, pipeline and connect without end: after each
# kind the service must hold what it held before, and others' moves must succeed meanwhile.
#
#   ./mvnw -q package -DskipTests && src/test/load/hostile.sh [short]
#
# Some minutes; with "short" less than one.
set -euo pipefail
cd "$(dirname "$0")/../../.."
options=(-Xmx256m -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0
  -Dseedlap.connections.head-timeout=2s -Dseedlap.connections.body-timeout=2s
  -Dseedlap.connections.idle-timeout=3s -Dseedlap.connections.unread-timeout=2s
  -Dseedlap.batch.line-timeout=2s)
. .ci/service
javac -d "$work/classes" src/test/load/{Hostile,Vitals,Bystander,Moves}.java
java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$work/classes" Hostile "$origin" "$service" "$work/log" "$@"
