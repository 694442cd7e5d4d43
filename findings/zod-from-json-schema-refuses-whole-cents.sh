#!/usr/bin/env bash
# zod-from-json-schema 0.5.6: a number with `multipleOf: 0.01` refuses 4.35, and 1,361 of the 10,000 amounts below 100.
#
# Good guess: multipleOf 0.01 is the usual way to say "euros with at most two decimals", and every amount of whole cents passes.
# Seen: 4.35 gets "Must be a multiple of 0.01", as the remainder is calculated in floating point. z.fromJSONSchema() of zod 4.6.7 accepts all 10,000 amounts.
# An agent's framework that checks a tool's arguments with the converted schema refuses a price that the tool itself has given.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zod-from-json-schema@0.5.6 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { z } from "zod";
import { convertJsonSchemaToZod } from "zod-from-json-schema";
const schema = { type: "number", multipleOf: 0.01 };
const amounts = Array.from({ length: 10000 }, (_, cents) => cents / 100);
for (const [name, converted] of [["zod-from-json-schema", convertJsonSchemaToZod(schema)], ["zod", z.fromJSONSchema(schema)]]) {
  const refused = amounts.filter((amount) => !converted.safeParse(amount).success);
  console.log(name + ": " + refused.length + " refused, 4.35 among them: " + refused.includes(4.35));
}
')
echo "$seen"
[[ $seen == 'zod-from-json-schema: 1361 refused, 4.35 among them: true
zod: 0 refused, 4.35 among them: false' ]]
