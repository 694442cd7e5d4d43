#!/usr/bin/env bash
# zod 4.6.7: a schema with /^\p{L}+$/u that goes through toJSONSchema() and fromJSONSchema() refuses every name.
#
# Good guess: the way there and back gives an equal schema. JSON Schema asks for Unicode regular expressions, so the pattern needs no flag, and ajv 8.17.1
# reads it so.
# Seen: fromJSONSchema() builds the expression without the flag u, where \p means the letter p: "Íñigo" and "Ana" are refused, and "p{L}" passes.
# Nothing is reported. A client that builds its form from a published schema meets it at the first person's name.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zod@4.6.7 ajv@8.17.1 >/dev/null
seen=$(node --input-type=module -e '
import Ajv from "ajv/dist/2020.js";
import { z } from "zod";
const first = z.string().regex(/^\p{L}+$/u);
const published = z.toJSONSchema(first);
const second = z.fromJSONSchema(published);
const validate = new Ajv.default().compile(published);
console.log(published.pattern);
for (const name of ["Ana", "Íñigo", "p{L}"]) console.log(name, first.safeParse(name).success, second.safeParse(name).success, validate(name));
')
printf '%s\n' "name first second ajv" "$seen"
[[ $seen == '^\p{L}+$
Ana true false true
Íñigo true false true
p{L} false true false' ]]
