#!/usr/bin/env bash
# namecase 1.1.2 and @foundernest/namecase 1.0.5 write "MACARENA" as "MacArena" and "DE LOS RÍOS" as "de Los Ríos"; the first also "Ortega yGasset".
#
# Good guess: both know Spanish names: the particles "de", "del" and "la" stay small, and the second has an option for "y", "e" and "i". So the article "los" is
# as small as "la", a single "y" is a word, and a common given name in Spain is no Scottish surname.
# Seen: "Mac" and a capital is made of each name that begins so and is not in a list of exceptions, which has "Macías" and "Maceda", and not "Macarena" or
# "Macario". "los" and "las" have a capital after "de". namecase drops the blank after "y", so that two surnames become one word.
# With { irish: false } the second writes "Macarena". A policy or letter that is printed from data in capitals meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts namecase@1.1.2 @foundernest/namecase@1.0.5 >/dev/null
seen=$(node -e '
const namecase = require("namecase");
const { nameCase } = require("@foundernest/namecase");
const names = ["MACARENA GIL", "MACARIO DE LA TORRE", "ANA DE LOS RÍOS", "EVA DE LAS HERAS", "ANA ORTEGA Y GASSET"];
for (const name of names) console.log([namecase(name), nameCase(name), nameCase(name, { irish: false })].join(" | "));
')
echo "$seen"
[[ $seen == 'MacArena Gil | MacArena Gil | Macarena Gil
MacArio de la Torre | MacArio de la Torre | Macario de la Torre
Ana de Los Ríos | Ana de Los Ríos | Ana de Los Ríos
Eva de Las Heras | Eva de Las Heras | Eva de Las Heras
Ana Ortega yGasset | Ana Ortega y Gasset | Ana Ortega y Gasset' ]]
