#!/usr/bin/env bash
# @openapi-contrib/json-schema-to-openapi-schema 4.3.4 makes each branch of a `oneOf` nullable if one of them was null, so that null fits two and is refused.
#
# Good guess: what a JSON Schema of draft 4 allows, its OpenAPI 3.0 schema allows too; the README "converts `dependencies`" and "supports deep structures".
# Seen: null, a text or a number becomes a nullable text or a nullable number, and null fits both, which `oneOf` forbids. A dependency that is a schema
# goes into `required` as an object, which has to be a list of names: ajv 8.20.0, which knows `nullable`, does not compile it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @openapi-contrib/json-schema-to-openapi-schema@4.3.4 ajv@8.20.0 >/dev/null
seen=$(node --input-type=module -e '
import { convertSync } from "@openapi-contrib/json-schema-to-openapi-schema";
import { Ajv } from "ajv";
const judge = (schema, value) => {
  try {
    return new Ajv({ strict: false }).validate(schema, value);
  } catch (error) {
    return error.message;
  }
};
for (const [schema, value] of [
  [{ oneOf: [{ type: "string" }, { type: "number" }, { type: "null" }] }, null],
  [{ type: "object", dependencies: { plate: { required: ["usage"] } } }, { plate: "1234BCD", usage: "private" }],
]) {
  const converted = convertSync(schema);
  console.log(judge(schema, value), JSON.stringify(converted), judge(converted, value));
}
')
echo "$seen"
[[ $seen == 'true {"oneOf":[{"type":"string","nullable":true},{"type":"number","nullable":true}]} false
true {"type":"object","allOf":[{"oneOf":[{"not":{"required":["plate"]}},{"required":["plate",{"required":["usage"]}]}]}]} schema is invalid: data/allOf/0/oneOf/1/required/1 must be string' ]]
