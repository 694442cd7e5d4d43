#!/usr/bin/env bash
# ts-ics 2.4.6 repeats "the last day of each month" on the day before it, and "the last working day of each month" on an earlier day too.
#
# Good guess: BYMONTHDAY=-1 is the last day of the month (RFC 5545, 3.3.10), and BYDAY=MO,TU,WE,TH,FR with BYSETPOS=-1 its last working day.
# Seen: extendByRecurrenceRule() gives 27 February, 30 March and 29 April 2026 for the first; for the second 26 February (the 27th is a Friday), 30 March and
# 29 April. rrule 2.8.1 gives the right days. Positive days are right, and so is BYDAY=-1FR where the clock is set to UTC; in Madrid the last Friday of
# April is 1 May. A calendar of payments at the end of the month meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 rrule@2.8.1 >/dev/null
seen=$(TZ=Europe/Madrid node --input-type=module -e '
import rrule from "rrule";
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from "ts-ics";
const start = new Date("2026-02-01T12:00:00Z");
for (const value of ["FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1", "FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR"]) {
  const days = extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value }), { start, end: new Date("2027-01-01") });
  const right = new rrule.RRule({ ...rrule.RRule.parseString(value), dtstart: start }).all();
  for (const [name, found] of [["ts-ics", days], ["rrule", right]]) console.log(name, found.map((day) => day.toISOString().slice(5, 10)).join(" "));
}
')
echo "$seen"
[[ $seen == 'ts-ics 02-27 03-30 04-29
rrule 02-28 03-31 04-30
ts-ics 02-26 03-30 04-29
rrule 02-27 03-31 04-30
ts-ics 02-27 03-27 05-01
rrule 02-27 03-27 04-24' ]]
