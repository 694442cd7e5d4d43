#!/usr/bin/env bash
# timezone-soft 1.5.2 takes WEST, the summer time of the Canary Islands, for Western Australia, and WET, their winter time, for Morocco.
#
# Good guess: its README names WEST among the abbreviations that people use in Europe, so WEST and WET give the same zones, Atlantic/Canary among them, as
# CEST and CET give Europe/Madrid.
# Seen: the first zone for WEST, the one that the README's example takes, is Australia/Perth, eight hours ahead, and Atlantic/Canary is in no place of the
# list; the list for WET has it. "UTC+1" and "GMT+1" give zones that are two hours apart. A form that asks when to ring a customer meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts timezone-soft@1.5.2 >/dev/null
seen=$(node --input-type=module -e '
import soft from "timezone-soft";
for (const name of ["CET", "CEST", "WET", "WEST", "UTC+1", "GMT+1"]) {
  const zones = soft(name).map(({ iana }) => iana);
  const format = new Intl.DateTimeFormat("en", { timeZone: zones[0], timeZoneName: "longOffset" });
  const { value } = format.formatToParts(new Date("2026-07-01")).find(({ type }) => type === "timeZoneName");
  console.log(name, zones[0], value, zones.includes("Atlantic/Canary"));
}
')
printf 'name, first zone, its offset in July, Atlantic/Canary in the list\n%s\n' "$seen"
[[ $seen == 'CET Europe/Madrid GMT+02:00 false
CEST Europe/Madrid GMT+02:00 false
WET Africa/Casablanca GMT'*' true
WEST Australia/Perth GMT+08:00 false
UTC+1 Etc/GMT-1 GMT+01:00 false
GMT+1 Etc/GMT+1 GMT-01:00 false' ]]
