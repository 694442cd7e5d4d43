#!/usr/bin/env bash
# ics 3.12.0 writes the duration of one day as "P1DT", which is no duration in RFC 5545 nor in ISO 8601.
#
# Good guess: { days: 1 } becomes "P1D"; the letter T comes only before hours, minutes or seconds, and one of them has to follow it.
# Seen: createEvent() reports no error and writes DURATION:P1DT and TRIGGER:-P1WT. Temporal.Duration.from() of temporal-polyfill 1.0.8 throws on
# "P1DT", while ical.js 2.2.1 reads it. A calendar entry for a whole day, such as the day a policy ends, with an alarm a week before, meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ics@3.12.0 temporal-polyfill@1.0.8 ical.js@2.2.1 >/dev/null
seen=$(node --input-type=module -e '
import { createEvent } from "ics";
import { Temporal } from "temporal-polyfill";
import ICAL from "ical.js";
const alarms = [{ action: "display", description: "Vence", trigger: { weeks: 1, before: true } }];
const { error, value } = createEvent({ title: "Vence", start: [2026, 12, 31], duration: { days: 1 }, alarms });
console.log(error, value.match(/^(DURATION|TRIGGER).*/gm).map((line) => line.trim()).join(" "));
const duration = value.match(/^DURATION:(.*)/m)[1].trim();
try {
  console.log("Temporal: " + Temporal.Duration.from(duration));
} catch (error) {
  console.log("Temporal: " + error.name);
}
console.log("ical.js: " + ICAL.Duration.fromString(duration));
')
echo "$seen"
[[ $seen == 'null DURATION:P1DT TRIGGER:-P1WT
Temporal: RangeError
ical.js: P1D' ]]
