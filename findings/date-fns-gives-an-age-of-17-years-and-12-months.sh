#!/usr/bin/env bash
# date-fns 4.4.0: intervalToDuration() gives "17 years 12 months" for a person born on 29 February, on 28 February.
#
# Good guess: the parts of a duration are carried over, so months are 0 to 11. On the eve of 1 March a person born on 29 February 2004 is
# either 18 years old (as luxon 3.7.2 counts) or 17 years, 11 months and 30 days old (as Temporal counts).
# Seen: { years: 17, months: 12 }, and formatDuration() writes it as text. differenceInYears() says 17. A rule "at least 18 years, or 17 years and
# at most 11 months" has no case for this driver. Other birthdays at the end of a month are carried over.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-fns@4.4.0 luxon@3.7.2 >/dev/null
seen=$(TZ=Europe/Madrid node -e '
const { differenceInYears, formatDuration, intervalToDuration } = require("date-fns");
const { DateTime } = require("luxon");
const start = new Date(2004, 1, 29);
const end = new Date(2022, 1, 28);
console.log("date-fns: " + formatDuration(intervalToDuration({ start, end })) + "; years " + differenceInYears(end, start));
console.log("luxon: " + DateTime.fromJSDate(end).diff(DateTime.fromJSDate(start), ["years", "months"]).toHuman());
console.log("born on 31 January: " + formatDuration(intervalToDuration({ start: new Date(2004, 0, 31), end })));
')
echo "$seen"
[[ $seen == 'date-fns: 17 years 12 months; years 17
luxon: 18 years, 0 months
born on 31 January: 18 years 1 month' ]]
