#!/usr/bin/env bash
# Starts that fail, starts that are killed, and stops. Every failed start has to end with status 1 and
# one sentence on the standard error; whatever a first start was killed at, the next one has to work.
# Prints PASS or FAIL for each step, and ends with 1 if one failed.
#
#   ./mvnw -q package -DskipTests && src/test/load/starts.sh [kills of a first start]    3 by default
#
# As root it also tries folders of other users, a disk that is full, and every way into the database as
# another user. Needs Linux, curl, psql (Debian package postgresql-client), setpriv and script (util-linux).
set -uo pipefail
cd "$(dirname "$0")/../../.."
kills=${1:-3}
work=$(mktemp -d)
chmod 755 "$work"
cp -r target/quarkus-app "$work/app" # where users other than this one can read it
disk=$work/disk
running=
end() {
  [ -z "$running" ] || { kill "$running" && wait "$running"; } 2>/dev/null
  umount "$disk" 2>/dev/null
  rm -rf "$work"
}
trap end EXIT
failed=0

step() { # passed description [details]
  if [ "$1" = 0 ]; then
    echo "PASS $2"
  else
    echo "FAIL $2"
    cat "$work/out" "$work/err" 2>/dev/null | tail -n 20 | sed 's/^/     /'
    failed=1
  fi
}

user=()    # a command to run the service as somebody else
options=() # of the virtual machine
prepare() { # words: sets $command
  command=("${user[@]}" java -XX:TieredStopAtLevel=1 -Xmx256m -Dquarkus.http.host=127.0.0.1 -Dquarkus.http.port=0
    -Dseedlap.tables.sadeqa-ii=0 -Dseedlap.tables.adji-kui-ii=0 "${options[@]}"
    -jar "$work/app/quarkus-run.jar" "$@")
}

service() { # words: runs it to its end, with $work/out and $work/err
  prepare "$@"
  "${command[@]}" </dev/null >"$work/out" 2>"$work/err"
}

refused() { # description, what the sentence must hold, options: a start that fails by them
  options=("${@:3}")
  service
  local status=$?
  [ $status = 1 ] && [ "$(wc -l <"$work/err")" = 1 ] && grep -q -- "$2" "$work/err" &&
    ! grep -q $'^\tat ' "$work/out" "$work/err"
  step $? "$1"
}

begin() { # options: starts the service in the background
  options=("$@")
  prepare
  rm -f "$work/out"
  "${command[@]}" </dev/null >"$work/out" 2>"$work/err" &
  running=$!
}

ready() { # until the start's last line, or its end
  until grep -q 'Play at' "$work/out" 2>/dev/null; do
    kill -0 "$running" 2>/dev/null || return 1
    sleep 0.05
  done
  origin=$(sed -n 's/.*Play at \(http[^ ]*\).*/\1/p' "$work/out")
}

stop() { # signal: to the service that runs
  kill "-$1" "$running" 2>/dev/null
  wait "$running" 2>/dev/null
  running=
}

keeps_games() {
  curl -sf -o /dev/null "$origin/v1/games" -H 'Content-Type: application/json' -d '{"ruleset": "sadeqa-ii"}'
}

left_behind() { pgrep -f -- "-D $1/postgresql" >/dev/null; } # a server on this folder

echo "== Settings and folders"
refused "a setting that does not exist" 'nearest is seedlap.persistence' -Dseedlap.persistance=off
refused "a wrong value" 'embedded, external or off' -Dseedlap.persistence=postgres
refused "a table above the largest" 'from 0 to 31' -Dseedlap.tables.sadeqa-ii=60
refused "a wrong value of a setting of Quarkus" 'quarkus.http.port' -Dquarkus.http.port=http
refused "an external database without its address" 'quarkus.datasource.jdbc.url' -Dseedlap.persistence=external
export SEEDLAP_PERSISTANCE=off
refused "an environment variable that does not exist" 'nearest is SEEDLAP_PERSISTENCE'
unset SEEDLAP_PERSISTANCE
touch "$work/file"
refused "a file in place of the data folder" 'is a file' -Dseedlap.data-dir="$work/file"
ln -s "$work/nowhere" "$work/link"
refused "a link that leads nowhere" 'cannot be used' -Dseedlap.data-dir="$work/link"
mkdir -p "$work/old/postgresql"
echo 14 >"$work/old/postgresql/PG_VERSION"
refused "games of an older PostgreSQL" 'kept by PostgreSQL 14' -Dseedlap.data-dir="$work/old"
mkdir -m 555 "$work/read-only"
[ "$(id -u)" != 0 ] || user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
refused "a folder that cannot be written" 'permission denied' -Dseedlap.data-dir="$work/read-only"

echo "== A service that runs"
if [ "$(id -u)" = 0 ]; then
  mkdir -m 777 "$work/data" # another user's
else
  mkdir -m 775 "$work/data"
fi
mode=$(stat -c %a "$work/data")
begin -Dseedlap.data-dir="$work/data"
ready && keeps_games
step $? "a folder that was there, and is another user's where this one is root, is used"
[ "$(stat -c %a "$work/data")" = "$mode" ]
step $? "its permissions are left as they are"
tail -n 3 "$work/out" | tr '\n' ' ' | grep -q "Games are kept in $work/data .*/q/swagger-ui .*Play at $origin"
step $? "the last lines say where games are kept, and where the API and the page are"
! grep -Eq 'Installed features|HHH|WARN|ERROR' "$work/out" && [ ! -s "$work/err" ]
step $? "and nothing else is on the screen but the start itself"
cp "$work/out" "$work/running"
refused "the same folder for a second service" 'Another Seedlap (process' -Dseedlap.data-dir="$work/data"
refused "a port that is taken" "Port ${origin##*:} is taken" \
  -Dquarkus.http.port="${origin##*:}" -Dseedlap.data-dir="$work/never"
[ ! -e "$work/never" ]
step $? "which is said before a database is made"
game=$(curl -sf "$origin/v1/games" -H 'Content-Type: application/json' -d '{"ruleset": "sadeqa-ii"}')
id=$(sed -E 's/.*"game":\{"id":"([^"]+)".*/\1/' <<<"$game")
curl -sN "$origin/v1/games/$id/events" >"$work/events" &
watcher=$!
exec 3<>"/dev/tcp/127.0.0.1/${origin##*:}" # and a connection without a request
until [ -s "$work/events" ]; do sleep 0.05; done
echo "== Who gets into its database"
port=$(sed -n 4p "$work/data/postgresql/postmaster.pid")
pgpass=$work/data/postgresql/pgpass
stranger=("${user[@]}") # the user of the service, who has no file of passwords here
[ "$(id -u)" != 0 ] || stranger=(setpriv --reuid=12345 --regid=12345 --clear-groups)
inside() { # words of psql: whether the stranger gets in by them
  "${stranger[@]}" env -u PGPASSFILE HOME=/nonexistent psql -wqAt "$@" -c 'select 1' </dev/null >"$work/out" 2>"$work/err"
}
ways=0 open=
for role in postgres seedlap nobody root; do
  for database in seedlap postgres template1; do
    for password in '' wrong postgres seedlap; do
      for host in 127.0.0.1 localhost /tmp /var/run/postgresql "$work/data" "$work/data/postgresql"; do
        ways=$((ways + 1))
        ! PGPASSWORD=$password inside -h "$host" -p "$port" -U "$role" "$database" ||
          open="$open $role@$host/$database"
      done
    done
  done
done
[ -z "$open" ]
step $? "without the passwords none of $ways ways leads in:$open"
if [ "$(id -u)" = 0 ]; then
  ! "${stranger[@]}" cat "$pgpass" >"$work/out" 2>"$work/err" && ! "${stranger[@]}" ls "$work/data/postgresql" >>"$work/out" 2>&1
  step $? "another user reads neither the passwords nor the data"
else
  echo "SKIP another user: this one is not root"
fi
[ "$(stat -c %a "$pgpass" "$work/data/postgresql" | tr '\n' ' ')" = "600 700 " ] && ! grep -rq trust "$work/data/postgresql/pg_hba.conf"
step $? "the file of passwords has mode 600, its folder 700, and nobody is trusted"
served() { PGPASSFILE=$pgpass psql -wqAt -h 127.0.0.1 -p "$port" -U seedlap seedlap -c "$1" >"$work/out" 2>"$work/err"; }
served 'select count(*) from game' && [ "$(cat "$work/out")" -ge 1 ]
step $? "who may read it gets in as the service does"
! served "copy (select 1) to program 'cat >$work/by-program'" && grep -q 'permission denied' "$work/err" &&
  ! served "select pg_read_file('/etc/passwd')" && grep -q 'permission denied' "$work/err" &&
  ! served "copy game from '/etc/passwd'" && ! served 'create role other' && ! served 'create database other' &&
  ! served "alter role seedlap superuser" && [ ! -e "$work/by-program" ]
step $? "and runs no program, reads no file, makes no role and no database"

echo "== A stop"
before=$(date +%s%N)
stop TERM
took=$((($(date +%s%N) - before) / 1000000))
exec 3>&-
wait $watcher
[ $took -lt 10000 ] && ! left_behind "$work/data"
step $? "a stop with a watcher and an idle connection takes $took ms and leaves no server"
user=()

echo "== First starts that are killed"
reaches() { # the moment of a first start in a folder
  case $1 in
    unpacking) compgen -G "$2/binaries/*.part/bin/postgres" ;;
    initialising) compgen -G "$2/postgresql.*.part/PG_VERSION" ;;
    initialised) compgen -G "$2/postgresql/postmaster.pid" ;;
    *) [ $((($(date +%s%N) - begun) / 1000000)) -ge "$1" ] ;;
  esac >/dev/null
}
moments=(unpacking initialising initialised)
for ((i = 3; i < kills; i++)); do moments+=($(((i - 2) * 700))); done
for moment in "${moments[@]:0:kills}"; do
  folder=$work/killed-$moment
  begun=$(date +%s%N)
  begin -Dseedlap.data-dir="$folder"
  until reaches "$moment" "$folder" || ! kill -0 "$running" 2>/dev/null; do :; done
  stop KILL
  begin -Dseedlap.data-dir="$folder"
  ready && keeps_games
  step $? "killed at $moment (ms, or what it was doing), it starts again"
  stop TERM
  ! left_behind "$folder" && ! compgen -G "$folder/*.part" && ! compgen -G "$folder/binaries/*.part" >/dev/null
  step $? "and nothing unfinished is left"
  rm -rf "$folder"
done
begin -Dseedlap.data-dir="$work/stopped"
until compgen -G "$work/stopped/binaries/*.part" >/dev/null; do sleep 0.02; done
stop TERM
! left_behind "$work/stopped"
step $? "stopped in the middle of a first start it leaves no server"

echo "== A disk that is full"
full() { # description
  refused "$1" 'no space left\|File too large\|No space left' -Dseedlap.data-dir="$2"
}
(
  ulimit -f 4096 # no file above 4 MiB
  full "no room for the binaries" "$work/small"
  exit $failed
) | cat || failed=1 # the output may go to a file that is larger: the limit is not for that
mkdir "$disk"
if mount -t tmpfs -o size=80m tmpfs "$disk" 2>/dev/null; then
  full "no room for the cluster" "$disk/data"
  mount -o remount,size=400m "$disk"
  begin -Dseedlap.data-dir="$disk/data"
  ready && keeps_games
  step $? "with more room it starts"
  stop TERM
  umount "$disk"
else
  echo "SKIP no room for the cluster: this user cannot mount a disk"
fi
begin -Dseedlap.data-dir="$work/small"
ready && keeps_games
step $? "with more room it starts"
stop TERM

echo "== Backup and restore"
games() { # file: all that the service says of its games, byte for byte
  local id
  for id in $(curl -sf "$origin/v1/games?limit=100" | grep -o '"id":"[^"]*' | cut -d'"' -f4); do
    curl -sfi "$origin/v1/games/$id" | grep -iv '^x-request-id' && curl -sf "$origin/v1/games/$id/moves"
  done >"$1"
  [ -s "$1" ]
}
begin -Dseedlap.data-dir="$work/kept"
ready
for n in 1 2 3; do
  made=$(curl -sf "$origin/v1/games" -H 'Content-Type: application/json' -d '{"ruleset": "sadeqa-ii"}')
  id=$(sed -E 's/.*"game":\{"id":"([^"]+)".*/\1/' <<<"$made")
  south=$(sed -E 's/.*"tokens":\{"south":"([^"]+)".*/\1/' <<<"$made")
  [ $n = 1 ] || curl -sf -o /dev/null "$origin/v1/games/$id/moves" -H "Authorization: Bearer $south" \
    -H 'Content-Type: application/json' -d '{"move": "F"}'
done
games "$work/before"
options=(-Dseedlap.data-dir="$work/kept")
service backup "$work/running.zip"
[ $? = 0 ] && grep -q 'Saved [0-9]* rows' "$work/out" && [ ! -s "$work/err" ] && [ "$(stat -c %a "$work/running.zip")" = 600 ]
step $? "a backup beside the service that runs"
service restore "$work/running.zip"
[ $? = 1 ] && grep -q 'Another Seedlap' "$work/err"
step $? "a restore needs it stopped"
stop TERM
service backup "$work/stopped.zip" && ! left_behind "$work/kept"
step $? "a backup of a service that is stopped leaves no server"
service restore "$work/running.zip"
[ $? = 1 ] && grep -q 'has games already' "$work/err" && [ "$(wc -l <"$work/err")" = 1 ]
step $? "a folder that has games is not restored into"
head -c 1000 "$work/running.zip" >"$work/cut.zip"
options=(-Dseedlap.data-dir="$work/restored")
service restore "$work/cut.zip"
[ $? = 1 ] && grep -q 'is cut' "$work/err" && [ ! -e "$work/restored" ]
step $? "a backup that is cut is refused before a folder is made"
service restore "$work/running.zip" && grep -q 'Restored' "$work/out" && ! left_behind "$work/restored"
step $? "a restore makes the folder"
begin -Dseedlap.data-dir="$work/restored"
ready && games "$work/after" && cmp -s "$work/before" "$work/after"
step $? "every game is there, byte for byte"
stop TERM
begin -Dseedlap.data-dir="$work/other"
ready
data=$work/other/postgresql
options=(-Dseedlap.persistence=external -Dquarkus.datasource.username=seedlap
  -Dquarkus.datasource.password="$(sed -n 's/.*:seedlap://p' "$data/pgpass")"
  -Dquarkus.datasource.jdbc.url="jdbc:postgresql://127.0.0.1:$(sed -n 4p "$data/postmaster.pid")/seedlap")
service restore "$work/stopped.zip" && games "$work/after" && cmp -s "$work/before" "$work/after"
step $? "and goes from an embedded to an external database"
stop TERM
options=()

echo "== Commands"
tables=$work/tables
options=(-Dseedlap.tables.dir="$tables")
build() { service tables build sadeqa-ii --up-to 8; }
build &
first=$!
java -Dseedlap.tables.dir="$tables" -jar "$work/app/quarkus-run.jar" \
  tables build sadeqa-ii --up-to 8 >"$work/second" 2>&1
second=$?
wait $first && [ $second = 0 ] && service tables verify --samples 5000
step $? "two builders in one folder: both end well, and the tables are sound"
! compgen -G "$tables/*.part" && ! grep -q $'\r' "$work/second"
step $? "they leave nothing unfinished, and write no bar into a file"
rm "$tables/sadeqa-ii-05.table"
service tables verify
[ $? = 1 ] && grep -q 'slices of 5 seeds are missing' "$work/out"
step $? "a slice that is missing is named"
script -qec "java -jar $work/app/quarkus-run.jar tables build sadeqa-ii --up-to 11 --dir $work/shown" /dev/null \
  >"$work/shown.txt" </dev/null
grep -q $'\r\[' "$work/shown.txt" || [ "$(grep -c seeds "$work/shown.txt")" -ge 10 ]
step $? "a terminal has progress"
[ "$(id -u)" != 0 ] || user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
service tables build sadeqa-ii --up-to 2 --dir "$work/read-only"
[ $? = 1 ] && grep -q 'permission denied' "$work/err"
step $? "a folder that cannot be written is said"
user=()
options=(-Xmx64m)
service tables build sadeqa-ii --up-to 20 --dir "$work/large"
[ $? = 1 ] && grep -q 'such as -Xmx' "$work/err"
step $? "too little memory is said, with what is needed"
options=()
(ulimit -f 100 && service tables build sadeqa-ii --up-to 9 --dir "$work/narrow")
[ $? = 1 ] && grep -qi 'too large\|no space' "$work/err" && ! compgen -G "$work/narrow/*.part"
step $? "a disk that is full is said"
exit $failed
