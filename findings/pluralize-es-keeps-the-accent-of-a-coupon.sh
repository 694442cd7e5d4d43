#!/usr/bin/env bash
# pluralize-es 1.0.0 leaves "autobús" and "interés" as they are and writes "cupónes", "furgónes" and "jovenes".
#
# Good guess: the README "finds the plural form of most spanish words" and says that many exceptions are covered. An accented last syllable takes "-es" and
# loses the accent ("autobuses", "cupones"), and a word such as "joven" gains one ("jóvenes"), by the rules of the Real Academia.
# Seen: of the words in -ión the accent goes ("camiones"), of others in -ón it stays, and what ends in an accented -s is taken for its own plural, as only
# words such as "lunes" are. rosaenlg-pluralize-es 4.4.0 has "autobuses", "cupones" and "jóvenes", and writes "paises" without its accent. A letter that
# counts vehicles or instalments in words meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pluralize-es@1.0.0 rosaenlg-pluralize-es@4.4.0 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const plural = require("pluralize-es");
const rosaenlg = require("rosaenlg-pluralize-es");
for (const word of ["póliza", "camión", "lunes", "autobús", "interés", "cupón", "furgón", "joven", "volumen", "país"])
  console.log(`${word}: ${plural(word)}, ${(rosaenlg.default ?? rosaenlg)(word)}`);
')
echo "$seen"
[[ $seen == 'póliza: pólizas, pólizas
camión: camiones, camiones
lunes: lunes, lunes
autobús: autobús, autobuses
interés: interés, intereses
cupón: cupónes, cupones
furgón: furgónes, furgones
joven: jovenes, jóvenes
volumen: volumenes, volúmenes
país: país, paises' ]]
