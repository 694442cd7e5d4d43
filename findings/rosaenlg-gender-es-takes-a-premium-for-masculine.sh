#!/usr/bin/env bash
# rosaenlg-gender-es 4.4.0 takes "prima" (a premium), "firma", "norma", "ley", "señal", "serie" and "superficie" for masculine.
#
# Good guess: it "finds the gender of Spanish nouns" as the dictionary of the Real Academia has it: la prima, la firma, la norma, la ley.
# Seen: a noun in -ma is masculine as "problema" is, and so are these in -y, -l and -ie; "póliza" and "problema" are right. spanish-words 3.4.0 answers the
# same. A text that agrees with it says "el prima neto" and "el superficie construido".
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rosaenlg-gender-es@4.4.0 spanish-words@3.4.0 >/dev/null
seen=$(node -e '
const gender = require("rosaenlg-gender-es");
const { getGenderSpanishWord } = require("spanish-words");
for (const noun of ["póliza", "problema", "prima", "firma", "norma", "ley", "señal", "serie", "superficie"]) console.log(noun, gender(noun), getGenderSpanishWord(null, noun));
')
echo "$seen"
[[ $seen == 'póliza f F
problema m M
prima m M
firma m M
norma m M
ley m M
señal m M
serie m M
superficie m M' ]]
