#!/usr/bin/env bash
# Moves a second through the service, beside a comparable transaction (lock the game's row, add a ply,
# update the row) by pgbench on the same PostgreSQL, with as many connections as the service's pool, and
# the 99th percentiles of both; then the statements that a move took, as PostgreSQL counted them.
#
#   ./mvnw -q package -DskipTests && src/test/load/moves.sh [seconds a round] [apart]
#
# With "apart" the clients, pgbench too, run on the last processor, and the service and its PostgreSQL on
# the others, so that no client takes the time that is measured. Needs pgbench and psql (Debian package
# postgresql).
set -euo pipefail
cd "$(dirname "$0")/../../.."
seconds=${1:-20} clients=16
. src/test/load/apart.sh "${2:-}"

options=(-Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0)
. .ci/service

export PGPASSFILE=$work/data/postgresql/pgpass # of this service: its own role's password and the superuser's
port=$(sed -n 4p "$work/data/postgresql/postmaster.pid")
db="postgresql://seedlap@127.0.0.1:$port/seedlap" superuser="postgresql://postgres@127.0.0.1:$port/seedlap"
psql -qAt "$db" -c "
  insert into game (id, ruleset, start_notation, start_legal, notation, ply, version, last_capture, legal, created_at, updated_at)
  select md5(n::text)::uuid, 'adji-kui-ii', 's', 'A', 's', 0, 1, 0, 'A', now(), now() from generate_series(1, 10000) as n"

play() {
  "${on_last[@]}" java -XX:+UseSerialGC src/test/load/Moves.java "$origin" "$@"
}

# of the log of pgbench, a line a transaction with its microseconds
p99() {
  awk '{print $3}' "$work"/pgbench.* | sort -n | awk '{all[NR] = $1} END {printf "%.1f", all[int(NR * 0.99)] / 1000}'
}

warm=40
for round in 1 2 3; do
  read -r moves moves_p99 < <(play $clients "$seconds" $warm)
  rm -f "$work"/pgbench.*
  transactions=$("${on_last[@]}" pgbench -n -c $clients -j 2 -T "$seconds" -M prepared -l --log-prefix="$work/pgbench" \
    -f src/test/load/move.pgbench.sql "$db" | sed -n 's/^tps = \([0-9]*\).*/\1/p')
  echo "round $round: $moves moves/s (p99 $moves_p99 ms), $transactions transactions/s by pgbench" \
    "(p99 $(p99) ms), ratio $((moves / transactions)).$(printf %02d $((100 * moves / transactions % 100)))"
  warm=5
done

# One client, and every statement that PostgreSQL logs meanwhile, by its beginning: a move is one that
# reads and one that writes; the end of a game, a transaction around the second.
psql -qAt "$superuser" -c "alter system set log_statement = 'all'" -c 'select pg_reload_conf()' >/dev/null
until [ "$(psql -qAt "$db" -c 'show log_statement')" = all ]; do sleep 0.1; done
log=$work/data/postgresql.log
lines=$(wc -l <"$log")
play 1 3 0 >/dev/null
tail -n +"$((lines + 1))" "$log" | sed -nE 's/.*LOG:  (execute [^:]*|statement): *([A-Za-z][A-Za-z ]{0,16}).*/\2/p' | sort | uniq -c
