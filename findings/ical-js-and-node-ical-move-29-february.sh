#!/usr/bin/env bash
# A yearly event that starts on 29 February: ical.js 2.2.1 repeats it on 1 March, node-ical 0.26.1 on 28 February.
#
# Good guess: RFC 5545, 3.3.10, says that instances on an invalid date are ignored, so FREQ=YEARLY from 29 February 2024 is next on 29 February 2028.
# Seen: each library gives an instance every year, on another day than the other one, and neither warns. A calendar of policies that began on a
# 29 February shows their renewal on one of two days, according to the program that reads it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.26.1 >/dev/null
cat >event.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//policies//ES
BEGIN:VEVENT
UID:policy-1@example.es
DTSTAMP:20240101T000000Z
DTSTART;VALUE=DATE:20240229
RRULE:FREQ=YEARLY
SUMMARY:Vence la póliza
END:VEVENT
END:VCALENDAR
ICS
sed -i 's/$/\r/' event.ics
seen=$(TZ=UTC node --input-type=module -e '
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
const text = readFileSync("event.ics", "utf8");
const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")).iterator();
console.log("ical.js: " + Array.from({ length: 5 }, () => String(iterator.next())).join(" "));
const { rrule } = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
const days = rrule.between(new Date("2024-01-01"), new Date("2028-12-31"));
console.log("node-ical: " + days.map((day) => day.toISOString().slice(0, 10)).join(" "));
')
echo "$seen"
[[ $seen == 'ical.js: 2024-02-29 2025-03-01 2026-03-01 2027-03-01 '*'
node-ical: 2024-02-29 2025-02-28 2026-02-28 2027-02-28 '* ]]
