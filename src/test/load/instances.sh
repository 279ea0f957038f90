#!/usr/bin/env bash
# Do two instances carry more than one? Each has half a processor or less (a control group), PostgreSQL and the
# clients have the rest: moves a second through one of them, then through both at once.
#
#   ./mvnw -q package -DskipTests && src/test/load/instances.sh [seconds a round [percent of a processor each]]
#
# Needs root and Linux with control groups, of version 1 or 2.
set -euo pipefail
cd "$(dirname "$0")/../../.."
seconds=${1:-15} percent=${2:-50} groups=() instances=()
options=(-Xmx128m -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0)
. .ci/service # it brings the database, and is asked for nothing
end() {
  kill "${instances[@]}" $service 2>/dev/null || true
  wait || true
  rmdir "${groups[@]}" || true
  rm -rf "$work"
}
trap end EXIT

confine() { # a process, to its part of a processor
  local root=/sys/fs/cgroup group
  [ -e $root/cgroup.controllers ] || root=$root/cpu
  group=$root/seedlap-$1
  mkdir "$group"
  groups+=("$group")
  if [ -e "$group/cpu.max" ]; then
    echo "$((1000 * percent)) 100000" >"$group/cpu.max"
  else
    echo $((1000 * percent)) >"$group/cpu.cfs_quota_us"
  fi
  echo "$1" >"$group/cgroup.procs"
}

port=$(sed -n 4p "$work/data/postgresql/postmaster.pid")
password=$(sed -n 's/.*:seedlap:\([^:]*\)$/\1/p' "$work/data/postgresql/pgpass")
for i in 0 1; do
  java -Xmx256m -XX:+UseSerialGC -Dquarkus.http.host=127.0.0.1 -Dquarkus.http.port=0 -Dseedlap.persistence=external \
    -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0 -Dquarkus.http.access-log.enabled=false \
    -Dquarkus.datasource.jdbc.url="jdbc:postgresql://127.0.0.1:$port/seedlap" \
    -Dquarkus.datasource.username=seedlap -Dquarkus.datasource.password="$password" \
    -jar target/quarkus-app/quarkus-run.jar >"$work/instance$i" 2>&1 &
  instances+=($!)
done
url() {
  sed -n 's/.*Listening on: \(http:[^ ]*[0-9]\).*/\1/p' "$work/instance$1"
}
for i in 0 1; do
  until [ -n "$(url $i)" ]; do sleep 0.2; done
done

javac -d "$work/classes" src/test/load/Moves.java
play() { # instance, seconds, of which nothing counts before
  java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$work/classes" Moves "$(url "$1")" 8 "$2" "$3" | cut -d' ' -f1
}
play 0 1 60 >/dev/null & # at full speed, until the code is compiled
play 1 1 60 >/dev/null
wait $!
confine "${instances[0]}"
confine "${instances[1]}"
for round in 1 2 3; do
  one=$(play 0 "$seconds" 5)
  play 1 "$seconds" 5 >"$work/second" &
  first=$(play 0 "$seconds" 5)
  wait $!
  both=$((first + $(cat "$work/second")))
  echo "round $round: one instance $one moves/s, two $both, ratio $((both / one)).$(printf %02d $((100 * both / one % 100)))"
done
