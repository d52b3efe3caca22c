#!/bin/sh
# postgres.sh COMMAND...: runs a command with DATABASE_URL set to a PostgreSQL server of its own, which ends with it.
# Debian: apt-get install postgresql
set -eu

# The newest server that is installed; Debian does not put it into the path.
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$bin" ] || bin=$(dirname "$(command -v pg_ctl)")

folder=$(mktemp -d)
# PostgreSQL does not run as root.
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"

stop() {
  as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

as "$bin/initdb" -D "$folder/data" -U webmail -A trust >/dev/null
# PGPORT chooses another port.
port=${PGPORT:-54329}
as "$bin/pg_ctl" -D "$folder/data" -o "-p $port -k $folder -c listen_addresses=127.0.0.1" -l "$folder/log" -w start >/dev/null || {
  cat "$folder/log" >&2
  exit 1
}
DATABASE_URL="postgres://webmail@127.0.0.1:$port/postgres" "$@"
