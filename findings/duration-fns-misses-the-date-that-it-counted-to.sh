#!/usr/bin/env bash
# duration-fns 3.0.2 counts "P1M-3D" from 31 January to 28 February, and from 31 January that duration leads to 25 February.
#
# Good guess: apply(a, between(a, b)) is b, and between two dates in order no part is negative.
# Seen: between() subtracts year from year, month from month and day from day, so of all pairs of days within a year from a day in 2026 (133,590) more than
# two thirds have a negative part, and 1,652 do not lead back to the second date, since apply() first shortens the month and then takes the days away. From 30
# November 2026 to 28 February 2027 it counts "P1Y-9M-2D", whose mixed signs Temporal refuses. The days of grace and the part of a yearly premium that is
# given back are such counts. luxon 3.7.2 leads back for each pair.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts duration-fns@3.0.2 luxon@3.7.2 >/dev/null
seen=$(node --input-type=module -e '
import * as duration from "duration-fns";
import { DateTime } from "luxon";
const day = (date) => date.toISOString().slice(0, 10);
for (const [from, to] of [["2026-01-31", "2026-02-28"], ["2026-03-31", "2026-04-30"], ["2026-11-30", "2027-02-28"], ["2026-06-15", "2026-11-29"]]) {
  const counted = duration.between(from, to);
  console.log(`${from} to ${to}: ${duration.toString(counted)}, which leads to ${day(duration.apply(from, counted))}`);
}
let [all, negative, missed, luxon] = [0, 0, 0, 0];
for (let first = 0; first < 366; first++)
  for (let days = 1; days < 366; days++) {
    const from = new Date(Date.UTC(2026, 0, 1 + first));
    const to = new Date(Date.UTC(2026, 0, 1 + first + days));
    const counted = duration.between(from, to);
    all++;
    if (Object.values(counted).some((part) => part < 0)) negative++;
    if (day(duration.apply(from, counted)) !== day(to)) missed++;
    const [a, b] = [from, to].map((date) => DateTime.fromJSDate(date, { zone: "utc" }));
    if (!a.plus(b.diff(a, ["years", "months", "days"])).equals(b)) luxon++;
  }
console.log({ all, negative, missed, luxon });
')
echo "$seen"
[[ $seen == '2026-01-31 to 2026-02-28: P1M-3D, which leads to 2026-02-25
2026-03-31 to 2026-04-30: P1M-1D, which leads to 2026-04-29
2026-11-30 to 2027-02-28: P1Y-9M-2D, which leads to 2027-02-26
2026-06-15 to 2026-11-29: P5M14D, which leads to 2026-11-29
{ all: 133590, negative: 95707, missed: 1652, luxon: 0 }' ]]
