#!/usr/bin/env bash
# Moves a second through the service, beside a comparable transaction by pgbench on the same
# PostgreSQL with as many connections as the service's pool has. Needs a service with an embedded,
# otherwise unused database:  src/test/load/moves.sh http://localhost:8080 ~/.seedlap
set -euo pipefail
cd "$(dirname "$0")/../../.."
url=$1 folder=$2 seconds=${3:-20} clients=16
port=$(sed -n 4p "$folder/postgresql/postmaster.pid")
db="postgresql://postgres@127.0.0.1:$port/postgres"
psql -qAt "$db" -c "
  insert into game (id, ruleset, start_notation, start_legal, notation, ply, version, last_capture, legal, created_at, updated_at)
  select md5(n::text)::uuid, 'adji-kui-ii', 's', 'A', 's', 0, 1, 0, 'A', now(), now() from generate_series(1, 10000) as n
  on conflict do nothing"
java src/test/load/Moves.java "$url" $clients "$seconds"
pgbench -n -c $clients -j 2 -T "$seconds" -M prepared -f src/test/load/move.pgbench.sql "$db" | grep -E "tps|latency average"
