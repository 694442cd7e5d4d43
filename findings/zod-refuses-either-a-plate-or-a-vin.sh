#!/usr/bin/env bash
# zod 4.6.7: fromJSONSchema() refuses every object of a schema that asks for exactly one of two properties.
#
# Good guess: `oneOf: [{ required: ["plate"] }, { required: ["vin"] }]` beside `properties` takes a car by its plate or by its VIN, as ajv 8.17.1 reads it;
# what fromJSONSchema() does not know, it says by throwing, as it does for `not` and `if`.
# Seen: a car by its plate alone gets "more than one option matched", and so does one by its VIN. `required` without `type: "object"` beside it is dropped,
# so both branches take anything. With anyOf instead, an object without either passes. @n8n/json-schema-to-zod 1.16.0 refuses the same objects.
# An agent's framework that checks a tool's arguments with the converted schema never calls the tool.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps zod@4.6.7 ajv@8.17.1 @n8n/json-schema-to-zod@1.16.0 >/dev/null
seen=$(node -e '
const Ajv = require("ajv/dist/2020").default;
const { z } = require("zod");
const { jsonSchemaToZod } = require("@n8n/json-schema-to-zod");
const branches = [{ required: ["plate"] }, { required: ["vin"] }];
const car = (condition) => ({ type: "object", properties: { plate: { type: "string" }, vin: { type: "string" } }, ...condition });
for (const schema of [car({ oneOf: branches }), car({ anyOf: branches })]) {
  const validate = new Ajv({ strict: false }).compile(schema);
  const [own, n8n] = [z.fromJSONSchema(schema), jsonSchemaToZod(schema)];
  for (const value of [{ plate: "1234BCD" }, { vin: "VSSZZZ6LZ9R012345" }, {}])
    console.log(Object.keys(value).join() || "none", validate(value), own.safeParse(value).success, n8n.safeParse(value).success);
}
')
printf '%s\n' 'value ajv zod n8n' "$seen"
[[ $seen == 'plate true false false
vin true false false
none false false false
plate true true true
vin true true true
none false true true' ]]
