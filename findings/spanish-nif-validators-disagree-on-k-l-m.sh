#!/usr/bin/env bash
# spain-id 1.1.13 and nif-dni-nie-cif-validation 1.0.10 accept different control letters for a NIF that begins with K, L or M.
#
# Good guess: a person has one NIF with one control letter, and validators of it agree. K is for Spanish children without a DNI, L for Spaniards who live
# abroad, M for foreigners without a NIE: they too own homes in Spain and insure them.
# Seen: for each of these numbers both accept exactly one letter of the alphabet, and not the same one: spain-id calculates it as for
# companies, the other library as for a DNI. So one of the two refuses the real number, and a test with DNI and NIE does not show it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts spain-id@1.1.13 nif-dni-nie-cif-validation@1.0.10 >/dev/null
seen=$(node -e '
const { validateSpanishId } = require("spain-id");
const { isValidNif } = require("nif-dni-nie-cif-validation");
const letters = (accepts, start) => [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => accepts(start + letter)).join("");
for (const start of ["K1234567", "L1234567", "M1234567", "L7654321"])
  console.log(start, letters(validateSpanishId, start), letters(isValidNif, start));
console.log("12345678", letters(validateSpanishId, "12345678"), letters(isValidNif, "12345678"));
')
printf 'NIF spain-id nif-dni-nie-cif-validation\n%s\n' "$seen"
[[ $seen == 'K1234567 D L
L1234567 D L
M1234567 D L
L7654321 D J
12345678 Z Z' ]]
