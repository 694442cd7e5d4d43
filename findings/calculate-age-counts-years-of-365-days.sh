#!/usr/bin/env bash
# calculate-age 0.1.0 counts years of 365 days: somebody born on 15 June 1987 is 40 years old on 5 June 2027, ten days early.
#
# Good guess: an age changes on the birthday; on the day before it is 39 years, 11 months and 30 days.
# Seen: each 29 February that somebody has lived through brings the next birthday forward by a day. Somebody is 18 four or five days too soon,
# and a rate by age moves before the birthday.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts calculate-age@0.1.0 >/dev/null
seen=$(node -e '
const { default: CalculateAge } = require("calculate-age");
const age = (birth, day) => JSON.stringify(new CalculateAge(birth, day).getObject());
console.log(age("1987-06-15", "2027-06-04"));
console.log(age("1987-06-15", "2027-06-05"));
console.log(age("1987-06-15", "2027-06-15"));
console.log(age("2009-12-01", "2027-11-27"));
')
echo "$seen"
[[ $seen == '{"years":39,"months":11,"days":29}
{"years":40,"months":0,"days":0}
{"years":40,"months":0,"days":10}
{"years":18,"months":0,"days":0}' ]]
