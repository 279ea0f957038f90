#!/usr/bin/env bash
# Run by PostgreSQL's image when it initialises its volume: the service's role, which owns the service's database
# and may do nothing else, as in an embedded one. The superuser keeps no password: it comes in by the socket in
# its container only.
set -euo pipefail
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role seedlap login password :'password';
create database seedlap owner seedlap;
revoke all on database seedlap from public;
revoke all on database template1 from public;
revoke all on database postgres from public;
alter role current_user password null;
SQL
