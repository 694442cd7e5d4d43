#!/usr/bin/env bash
# get-epsg-code 1.2.0 takes ETRS89 / UTM zone 30N, the projection of maps of Spain, for Alabama West, and ED50 for WGS 84.
#
# Good guess: "gets the EPSG code for nearly all coordinate reference system formats", PROJ strings among them (README): the strings of 25830 and 23030 in the
# EPSG index give these codes, or nothing where a string could be of several.
# Seen: 26930, which is NAD83 / Alabama West, and so on for its neighbours, Alabama East and a zone of Alaska. ED50, whose string has a shift of
# datum, becomes 32630 (WGS 84), 230 metres from it. epsg-index 2.0.0 has the strings, and proj4 2.22.0 places one point by both codes. The code of a WKT
# that names its authority is right. A house that is placed by its coordinates in the land register is moved to another flood zone or continent.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts get-epsg-code@1.2.0 epsg-index@2.0.0 proj4@2.22.0 >/dev/null
seen=$(node --input-type=module -e '
import getEpsgCode from "get-epsg-code";
import proj4 from "proj4";
import { createRequire } from "node:module";
const index = createRequire(import.meta.url)("epsg-index/all.json");
const place = (code) =>
  proj4(index[code].proj4, "EPSG:4326", [440290, 4474257])
    .map((degrees) => degrees.toFixed(2))
    .join(" ");
for (const code of ["25829", "25830", "25831", "23030", "32630"]) {
  const got = getEpsgCode(index[code].proj4);
  console.log(`${code} ${index[code].name}: ${got} ${index[got].name}`);
}
console.log(`25830: ${place("25830")}, 26930: ${place("26930")}`);
const shifted = proj4(index["23030"].proj4, index["32630"].proj4, [440400, 4474465]);
console.log(Math.round(Math.hypot(shifted[0] - 440400, shifted[1] - 4474465)), "metres");
')
echo "$seen"
[[ $seen == '25829 ETRS89 / UTM zone 29N: 26929 NAD83 / Alabama East
25830 ETRS89 / UTM zone 30N: 26930 NAD83 / Alabama West
25831 ETRS89 / UTM zone 31N: 26931 NAD83 / Alaska zone 1
23030 ED50 / UTM zone 30N: 32630 WGS 84 / UTM zone 30N
32630 WGS 84 / UTM zone 30N: 32630 WGS 84 / UTM zone 30N
25830: -3.70 40.42, 26930: -91.72 70.18
230 metres' ]]
