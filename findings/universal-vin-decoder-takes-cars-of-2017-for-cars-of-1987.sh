#!/usr/bin/env bash
# universal-vin-decoder 1.0.0 gives a SEAT León and a Škoda Octavia of 2017 the model year 1987, and a Dacia the year 2034.
#
# Good guess: the README extracts the "car model's year" of VINs "from more than 1,500 manufacturers", European ones in its examples.
# Seen: whether the tenth character is of 1980 to 2009 or of 2010 to 2039 is taken from the seventh, a digit or a letter. That rule is of 49 CFR 565.15, for
# the United States; ISO 3779 leaves the seventh character to the maker. In Volkswagen's group it is the first of the model ("5F", "5E"), so that each model
# with a digit is thirty years too old, and a model with a letter ("KJ") is right. The premium for a car of forty years is another one.
# A letter there and a digit in the tenth place, as in this Dacia, give a year that has not begun.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts universal-vin-decoder@1.0.0 >/dev/null
seen=$(node -e '
const { decodeVIN } = require("universal-vin-decoder");
for (const vin of ["VSSZZZ5FZHR012345", "TMBZZZ5E0H0012345", "VSSZZZKJ1LR012345", "UU1HSDACN41234567"]) {
  const { isValid, info } = decodeVIN(vin);
  console.log(vin, isValid, info.modelYear, info.manufacturer);
}
')
echo "$seen"
[[ $seen == 'VSSZZZ5FZHR012345 true 1987 SEAT
TMBZZZ5E0H0012345 true 1987 Škoda Auto AS
VSSZZZKJ1LR012345 true 2020 SEAT
UU1HSDACN41234567 true 2034 Dacia' ]]
