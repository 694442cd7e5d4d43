#!/usr/bin/env bash
# ical2json 5.0.0 ends the parameters of a property at a colon or semicolon between quotation marks, and ical-js-parser 0.7.4 loses an event whose time zone
# is quoted.
#
# Good guess: a quoted parameter may hold commas, colons and semicolons, and the quotation marks are no part of the value (RFC 5545, 3.1 and 3.2).
# Seen: of the name "García, Ana: agente" the end stands ahead of the address, and so does the name of each later parameter; "Sur; Ana" becomes "Sur" with one
# quotation mark, and revert() writes that as an event that no reader takes. ical-js-parser answers with no event and the error "unsupported zone", quotation
# marks included. ical.js 2.2.1 reads all of it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical2json@5.0.0 ical-js-parser@0.7.4 ical.js@2.2.1 >/dev/null
cat >visit.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//visits//ES
BEGIN:VEVENT
UID:1@example.es
DTSTAMP:20261129T100000Z
DTSTART;TZID="Europe/Madrid":20261201T100000
DURATION:PT1H
ATTENDEE;CN="García, Ana: agente";ROLE=CHAIR:mailto:ana@example.es
ATTENDEE;CN="Sur; Ana":mailto:sur@example.es
END:VEVENT
END:VCALENDAR
ICS
sed -i 's/$/\r/' visit.ics
seen=$(node --input-type=module -e '
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ICAL from "ical.js";
const require = createRequire(import.meta.url);
const { convert, revert } = require("ical2json");
const parser = require("ical-js-parser");
const text = readFileSync("visit.ics", "utf8");
const event = convert(text).VCALENDAR[0].VEVENT[0];
for (const attendee of event.ATTENDEE) console.log("ical2json", JSON.stringify(attendee));
console.log("written back", revert(convert(text)).match(/^ATTENDEE.*sur@.*/m)[0].trim());
const { events, errors } = (parser.default ?? parser).toJSON(text);
console.log("ical-js-parser", events.length, errors.join());
const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
for (const attendee of component.getAllProperties("attendee")) console.log("ical.js", attendee.getParameter("cn"), attendee.getFirstValue());
console.log("ical.js", component.getFirstProperty("dtstart").getParameter("tzid"));
')
echo "$seen"
[[ $seen == 'ical2json {"_":" agente\";ROLE=CHAIR:mailto:ana@example.es","CN":"\"García, Ana"}
ical2json {"_":"mailto:sur@example.es","CN":"\"Sur"}
written back ATTENDEE;CN="Sur:mailto:sur@example.es
ical-js-parser 0 unsupported zone "Europe/Madrid"
ical.js García, Ana: agente mailto:ana@example.es
ical.js Sur; Ana mailto:sur@example.es
ical.js Europe/Madrid' ]]
