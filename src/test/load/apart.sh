# Sourced by scripts that measure. With "apart" as argument what they start runs on all processors but the
# last, and what they put "${on_last[@]}" before on the last, so that clients take no time that is measured.
on_last=()
if [ "$1" = apart ]; then
  last=$(($(nproc) - 1))
  on_last=(taskset -c "$last")
  taskset -cp "0-$((last - 1))" $$ >&2
fi
