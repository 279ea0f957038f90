#!/usr/bin/env bash
# Moves a second through the service, beside a comparable transaction (lock the game's row, add a ply,
# update the row) by pgbench on the same PostgreSQL, with as many connections as the service's pool.
#
#   ./mvnw -q package -DskipTests && src/test/load/moves.sh [seconds a round]
#
# Needs pgbench and psql (Debian package postgresql).
set -euo pipefail
cd "$(dirname "$0")/../../.."
seconds=${1:-20} clients=16

options=(-Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0)
. .ci/service

db="postgresql://postgres@127.0.0.1:$(sed -n 4p "$work/data/postgresql/postmaster.pid")/postgres"
psql -qAt "$db" -c "
  insert into game (id, ruleset, start_notation, start_legal, notation, ply, version, last_capture, legal, created_at, updated_at)
  select md5(n::text)::uuid, 'adji-kui-ii', 's', 'A', 's', 0, 1, 0, 'A', now(), now() from generate_series(1, 10000) as n"

warm=20
for round in 1 2 3; do
  moves=$(java -XX:+UseSerialGC src/test/load/Moves.java "$origin" $clients "$seconds" $warm)
  transactions=$(pgbench -n -c $clients -j 2 -T "$seconds" -M prepared -f src/test/load/move.pgbench.sql "$db" |
    sed -n 's/^tps = \([0-9]*\).*/\1/p')
  echo "round $round: $moves moves/s, $transactions transactions/s by pgbench, $((100 * moves / transactions)) %"
  warm=5
done
