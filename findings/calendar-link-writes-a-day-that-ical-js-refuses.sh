#!/usr/bin/env bash
# calendar-link 2.11.5 writes the date of an all-day event as a date and time, which ical.js 2.2.1 refuses, and texts without their backslashes.
#
# Good guess: ics() writes a "standard ICS file" (README), so the day is DTSTART;VALUE=DATE:20261231, as DTSTART has a time unless it says so (RFC 5545,
# 3.8.2.4), and a comma, a semicolon or a backslash in a text has a backslash before it (3.3.11).
# Seen: "DTSTART:20261231"; ical.js throws `invalid date-time value: "2026-12-31T::"` when it is asked for the start, and node-ical 0.26.1 guesses the day.
# "C:\nube" in the description is a line break and "ube" for both. An organizer with a comma in the name has no quotation marks. UID is a number below
# 100,000 that changes with each call, so a corrected date is a second event. With a time of day the start is right.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.26.1 >/dev/null
seen=$(TZ=UTC node --input-type=module -e '
import { ics } from "calendar-link";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
const day = {
  title: "Vence la póliza, nº 7",
  description: "Carpeta C:\\nube",
  organizer: { name: "Gil, Ana", email: "ana@example.es" },
  start: "2026-12-31",
  allDay: true,
};
const hour = { ...day, allDay: false, start: "2026-12-31T10:00:00Z", duration: [1, "hour"] };
for (const event of [day, hour]) {
  const text = decodeURIComponent(ics(event).replace(/^[^,]*,/, ""));
  for (const line of text.split("\r\n").filter((line) => /^(DTSTART|SUMMARY|ORGANIZER)/.test(line))) console.log(line);
  console.log(/^UID:\d{1,5}$/m.test(text.replaceAll("\r", "")));
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"));
  try {
    console.log("ical.js:", String(read.startDate), JSON.stringify(read.description));
  } catch (error) {
    console.log("ical.js:", error.message);
  }
  const { start, description } = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  console.log("node-ical:", start.toISOString(), JSON.stringify(description));
}
')
echo "$seen"
[[ $seen == 'DTSTART:20261231
SUMMARY:Vence la póliza, nº 7
ORGANIZER;CN=Gil, Ana:MAILTO:ana@example.es
true
ical.js: invalid date-time value: "2026-12-31T::"
node-ical: 2026-12-31T00:00:00.000Z "Carpeta C:\nube"
DTSTART:20261231T100000Z
SUMMARY:Vence la póliza, nº 7
ORGANIZER;CN=Gil, Ana:MAILTO:ana@example.es
true
ical.js: 2026-12-31T10:00:00Z "Carpeta C:\nube"
node-ical: 2026-12-31T10:00:00.000Z "Carpeta C:\nube"' ]]
