#!/usr/bin/env bash
# The packaged service behind nginx.conf with nginx-tls.conf and a certificate of its own making: twenty
# event streams on one HTTP/2 connection hear of a move as it is played, and of the end of the game; a batch
# is answered. Needs ./mvnw package, curl and openssl and, on Debian, root for installing nginx where it is
# missing.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v nginx >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light >/dev/null
fi
STREAMS=20
options=(-Xmx256m -Dseedlap.trusted-proxies=127.0.0.1)
. .ci/service

free_port() {
  local port=0
  while [ $port = 0 ] || (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do
    port=$((20000 + RANDOM % 40000))
  done
  echo $port
}

port=$(free_port)
mkdir -p "$work/nginx/temp" "$work/nginx/tls"
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$work/nginx/tls/key.pem" -out "$work/nginx/tls/certificate.pem" 2>/dev/null
http2='s/^http2 on;.*//; s/^listen 18443 ssl;/listen '$port' ssl http2;/'
[ "$(printf '1.25.1\n%s\n' "$(nginx -v 2>&1 | sed 's,.*/\([0-9.]*\).*,\1,')" | sort -V | head -n 1)" != 1.25.1 ] ||
  http2="s/18443/$port/"
sed "$http2" docker/nginx-tls.conf >"$work/nginx/tls/nginx-tls.conf"
sed -e "s/listen 18100;/listen 127.0.0.1:$(free_port);/" -e "s/server 127.0.0.1:18091/server ${origin#http://}/" \
  -e '/server 127.0.0.1:18092/d' -e 's/keepalive 32;/keepalive 4;/' \
  -e "s/access_log off;/log_format seen '\$connection \$server_protocol \$status \$uri'; access_log access.log seen;/" \
  docker/nginx.conf >"$work/nginx/nginx.conf"
[ "$(id -u)" != 0 ] || sed -i '1i user root;' "$work/nginx/nginx.conf"
nginx -p "$work/nginx" -c nginx.conf -g 'daemon off;' &
nginx=$!
trap 'kill $nginx $service 2>/dev/null || true; wait $nginx $service 2>/dev/null || true; rm -rf "$work"' EXIT

site=https://localhost:$port
get() { curl -sS --http2 --cacert "$work/nginx/tls/certificate.pem" --max-time 30 "$@"; }
until_all() { # of the streams have had this
  for _ in $(seq 300); do
    [ "$(grep -l "$1" "$work"/stream.* 2>/dev/null | wc -l)" != $STREAMS ] || return 0
    sleep 0.1
  done
  echo "Not all streams have had $1 after 30 s" >&2
  exit 1
}

for _ in $(seq 100); do
  [ "$(get -o /dev/null -w '%{http_version}' "$site/v1/rulesets" 2>/dev/null)" != 2 ] || break
  sleep 0.1
done
game=$(get "$site/v1/games" -H 'Content-Type: application/json' -d '{"ruleset": "sadeqa-ii"}')
id=$(sed -E 's/.*"game":\{"id":"([^"]+)".*/\1/' <<<"$game")
south=$(sed -E 's/.*"tokens":\{"south":"([^"]+)".*/\1/' <<<"$game")
for i in $(seq $STREAMS); do
  printf 'url = %s/v1/games/%s/events\noutput = %s/stream.%s\n' "$site" "$id" "$work" "$i"
done >"$work/urls"
get --no-buffer --parallel --parallel-max $STREAMS --config "$work/urls" 2>/dev/null &
streams=$!
until_all event:start
play() { get -o /dev/null -w "$1 over HTTP/%{http_version}: %{http_code}\n" "$site/v1/games/$id/$1" -H "Authorization: Bearer $south" "${@:2}"; }
play moves -H 'Content-Type: application/json' -d '{"move": "F"}'
until_all event:ply
play resignation -X POST
until_all event:end
wait $streams

get "$site/v1/rulesets/sadeqa-ii/batch" -H 'Content-Type: application/x-ndjson' -H 'Expect:' \
  -w 'batch over HTTP/%{http_version}: %{http_code}\n' -o "$work/answers" --data-binary @- < <(
  yes '{"op":"validate","notation":"3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn","move":"F"}' | head -n 20000
)
[ "$(wc -l <"$work/answers")" = 20000 ]

connections=$(grep -c . < <(sed -n 's,^\([0-9]*\) HTTP/2.0 200 .*/events$,\1,p' "$work/nginx/access.log" | sort -u))
echo "$STREAMS event streams over HTTP/2 on $connections connection"
[ "$connections" = 1 ]
