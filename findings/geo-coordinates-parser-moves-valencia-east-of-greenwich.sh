#!/usr/bin/env bash
# geo-coordinates-parser 1.7.4 drops the minus of a longitude of "-0°": Valencia, at -0° 22.6', comes to lie in the sea, 65 kilometres to the east.
#
# Good guess: "40° 26.7717 -79° 56.93172" is among the formats of its README, so the sign of the degrees counts for the minutes that follow.
# Seen: the degrees are compared with zero, and -0 is not below it. With minutes, with seconds, and in "39.5, -0.5", which the library reads as degrees and
# minutes (its README warns of that), the longitude is east of Greenwich. With the letter W, and with three or more decimals, it is right, and so is -1°.
# Valencia, Alicante, Castellón and Zaragoza lie between 0° and 1° west. A house there is quoted for the risks of another place, or of none.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts geo-coordinates-parser@1.7.4 >/dev/null
seen=$(node --input-type=module -e '
import { convert } from "geo-coordinates-parser";
const texts = [
  "39° 28.2, -0° 22.6",
  "39° 28 11.1, -0° 22 38.6",
  "39.5, -0.5",
  "39° 28.2 N, 0° 22.6 W",
  "39.46975, -0.37739",
  "41° 38.9, -1° 22.6",
];
for (const text of texts) {
  const { decimalLatitude, decimalLongitude } = convert(text);
  console.log(`${text}: ${decimalLatitude} ${decimalLongitude}`);
}
')
echo "$seen"
[[ $seen == '39° 28.2, -0° 22.6: 39.47 0.37667
39° 28 11.1, -0° 22 38.6: 39.46975 0.37739
39.5, -0.5: 39.08333 0.08333
39° 28.2 N, 0° 22.6 W: 39.47 -0.37667
39.46975, -0.37739: 39.46975 -0.37739
41° 38.9, -1° 22.6: 41.64833 -1.37667' ]]
