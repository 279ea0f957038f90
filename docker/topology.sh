#!/usr/bin/env bash
# What compose.yaml describes, as plain processes: one PostgreSQL, two instances, nginx in front.
# Players and watchers use all of it while an instance is killed and replaced; at the end nothing
# may be lost. Needs ./mvnw package and, on Debian, root for installing nginx where it is missing.
#
#   docker/topology.sh [rounds [commit]]     2 rounds by default
#
# With a commit, the first instance begins as the version of that commit, which is built for it: a rolling
# upgrade, in which the other migrates the schema under it, and both serve until it is killed.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v nginx >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light >/dev/null
fi
folder=$(mktemp -d)
mkdir "$folder/temp"
cp docker/nginx.conf "$folder/nginx.conf"
[ "$(id -u)" != 0 ] || sed -i '1i user root;' "$folder/nginx.conf"
nginx -p "$folder" -c nginx.conf -g 'daemon off;' &
nginx=$!
trap 'kill $nginx; wait $nginx || true; rm -rf "$folder"' EXIT
previous=()
if [ $# -gt 1 ]; then
  git archive --prefix=previous/ "$2" | tar -x -C "$folder"
  (cd "$folder/previous" && ./mvnw -B -ntp -q package -DskipTests)
  previous=("-Dprevious=$folder/previous/target/quarkus-app/quarkus-run.jar")
fi
java "${previous[@]}" -cp 'target/quarkus-app/lib/main/*:target/quarkus-app/lib/boot/*' \
  -Djava.util.logging.manager=org.jboss.logmanager.LogManager src/test/load/Chaos.java two "${1:-2}" "$folder"
