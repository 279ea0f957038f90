#!/usr/bin/env bash
# Kills the service, and then its PostgreSQL, again and again under eight players, stops it once as
# an operator would, and checks that every move that was acknowledged is kept and that nothing is
# left running. Needs ./mvnw package first.
#
#   src/test/load/kill.sh [rounds]     3 by default, 20 for the record
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
java -cp 'target/quarkus-app/lib/main/*' src/test/load/Chaos.java kill "${1:-3}" "$folder"
