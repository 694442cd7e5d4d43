#!/usr/bin/env bash
# iso8601-duration 2.1.4 reads "P1Y0.5M" as one year and "-P30D" as thirty days forward, and refuses the "P0.5D" of its own README.
#
# Good guess: the README allows a fraction of the smallest unit ("P0.5D"), and calls a sign not yet supported, so the first is read and the second refused.
# Seen: a fraction is read in hours, minutes and seconds alone. In a date it throws where it stands first, and is dropped without an error after another unit;
# a sign is dropped too. tinyduration 3.4.1 reads them all. RFC 5545 (3.3.6) writes a reminder ahead of an event with a minus: "-P30D" before a policy ends
# becomes a reminder thirty days after it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iso8601-duration@2.1.4 tinyduration@3.4.1 >/dev/null
seen=$(node -e '
const { parse } = require("iso8601-duration");
const tinyduration = require("tinyduration");
const units = (duration) => JSON.stringify(Object.fromEntries(Object.entries(duration).filter(([, amount]) => amount)));
const attempt = (read, text) => {
  try {
    return units(read(text));
  } catch {
    return "throws";
  }
};
for (const text of ["PT0.5H", "P0.5D", "P1Y0.5M", "-P30D"]) console.log(text, attempt(parse, text), attempt(tinyduration.parse, text));
')
printf 'duration iso8601-duration tinyduration\n%s\n' "$seen"
[[ $seen == 'PT0.5H {"hours":0.5} {"hours":0.5}
P0.5D throws {"days":0.5}
P1Y0.5M {"years":1} {"years":1,"months":0.5}
-P30D {"days":30} {"days":30,"negative":true}' ]]
