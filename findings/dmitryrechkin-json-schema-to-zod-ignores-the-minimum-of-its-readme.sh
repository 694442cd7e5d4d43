#!/usr/bin/env bash
# @dmitryrechkin/json-schema-to-zod 1.0.1 ignores `minimum`, `maximum`, `const`, `maxLength` and numbers in `enum`, and closes an object that is open.
#
# Good guess: the README converts { "type": "number", "minimum": 0 }, so that limit holds afterwards; in JSON Schema an object without
# `additionalProperties` takes further members, and RFC 3339 lets a date-time have an offset.
# Seen: -1 fits the schema of the README, and what the schema allows is refused: a further member, and "2027-06-15T10:00:00+02:00".
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @dmitryrechkin/json-schema-to-zod@1.0.1 zod@3.25.76 >/dev/null
seen=$(node -e '
const { JSONSchemaToZod } = require("@dmitryrechkin/json-schema-to-zod");
for (const [schema, value] of [
  [{ type: "object", properties: { age: { type: "number", minimum: 0 } } }, { age: -1 }],
  [{ type: "integer", maximum: 99 }, 120],
  [{ const: "car" }, "home"],
  [{ enum: [1, 2] }, 3],
  [{ type: "string", maxLength: 3 }, "28001"],
  [{ type: "object", properties: { plate: { type: "string" } } }, { plate: "1234BCD", colour: "red" }],
  [{ type: "string", format: "date-time" }, "2027-06-15T10:00:00+02:00"],
])
  console.log(JSON.stringify(schema), JSON.stringify(value), JSONSchemaToZod.convert(schema).safeParse(value).success);
')
echo "$seen"
[[ $seen == '{"type":"object","properties":{"age":{"type":"number","minimum":0}}} {"age":-1} true
{"type":"integer","maximum":99} 120 true
{"const":"car"} "home" true
{"enum":[1,2]} 3 true
{"type":"string","maxLength":3} "28001" true
{"type":"object","properties":{"plate":{"type":"string"}}} {"plate":"1234BCD","colour":"red"} false
{"type":"string","format":"date-time"} "2027-06-15T10:00:00+02:00" false' ]]
