#!/usr/bin/env bash
# Moves a second through the service, beside a comparable transaction (lock the game's row, add a ply,
# update the row) by pgbench on the same PostgreSQL, with as many connections as the service's pool.
#
#   ./mvnw -q package -DskipTests && src/test/load/moves.sh [seconds a round]
#
# Needs pgbench and psql (Debian package postgresql).
set -euo pipefail
cd "$(dirname "$0")/../../.."
seconds=${1:-20} clients=16 port=8088
folder=$(mktemp -d)

java -Dquarkus.http.port=$port -Dseedlap.data-dir="$folder" \
  -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0 \
  -jar target/quarkus-app/quarkus-run.jar >"$folder.log" 2>&1 &
service=$!
trap 'kill $service; wait $service || true; rm -rf "$folder" "$folder.log"' EXIT
until curl -sf -o /dev/null http://127.0.0.1:$port/q/health/ready; do
  kill -0 $service # or it has not started
done

db="postgresql://postgres@127.0.0.1:$(sed -n 4p "$folder/postgresql/postmaster.pid")/postgres"
psql -qAt "$db" -c "
  insert into game (id, ruleset, start_notation, start_legal, notation, ply, version, last_capture, legal, created_at, updated_at)
  select md5(n::text)::uuid, 'adji-kui-ii', 's', 'A', 's', 0, 1, 0, 'A', now(), now() from generate_series(1, 10000) as n"

warm=20
for round in 1 2 3; do
  moves=$(java -XX:+UseSerialGC src/test/load/Moves.java http://127.0.0.1:$port $clients "$seconds" $warm)
  transactions=$(pgbench -n -c $clients -j 2 -T "$seconds" -M prepared -f src/test/load/move.pgbench.sql "$db" |
    sed -n 's/^tps = \([0-9]*\).*/\1/p')
  echo "round $round: $moves moves/s, $transactions transactions/s by pgbench, $((100 * moves / transactions)) %"
  warm=5
done
