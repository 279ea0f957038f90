#!/usr/bin/env bash
# Kills the service again and again between and during the steps of matches, and checks that each
# match stands as it was and that every step is made once. Needs ./mvnw package first.
#
#   src/test/load/kill-matches.sh [rounds]     3 by default, 20 for the record
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
libraries='target/quarkus-app/lib/main/*'
javac -d "$folder/classes" -cp "$libraries" src/test/load/Chaos.java src/test/load/MatchKills.java
java -XX:TieredStopAtLevel=1 -cp "$libraries:$folder/classes" MatchKills "${1:-3}" "$folder"
