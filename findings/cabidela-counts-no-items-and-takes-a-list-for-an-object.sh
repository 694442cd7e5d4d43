#!/usr/bin/env bash
# @cloudflare/cabidela 0.2.4 ignores minItems, maxItems, uniqueItems and minProperties, takes null and a list for an object, and refuses each constant object.
#
# Good guess: the README "implements a large subset" of JSON Schema 2020-12 and names what is not supported; none of these is on that list.
# Seen: two drivers pass where one is allowed, and so do none, or the same one twice; null and [] pass as an object, and an object passes as a list of texts.
# A constant object is refused, the very one that `const` names. ajv 8.20.0 judges each of them as the standard says.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cloudflare/cabidela@0.2.4 ajv@8.20.0 >/dev/null
seen=$(node --input-type=module -e '
import { Cabidela } from "@cloudflare/cabidela";
import { Ajv2020 } from "ajv/dist/2020.js";
const passes = (schema, value) => {
  try {
    new Cabidela(schema).validate(value);
    return true;
  } catch {
    return false;
  }
};
for (const [member, value] of [
  [{ type: "array", maxItems: 1 }, ["Ana", "Luis"]],
  [{ type: "array", minItems: 1 }, []],
  [{ type: "array", uniqueItems: true }, ["Ana", "Ana"]],
  [{ type: "object", minProperties: 1 }, {}],
  [{ type: "object" }, null],
  [{ type: "object" }, []],
  [{ type: "array", items: { type: "string" } }, {}],
  [{ const: { code: "car" } }, { code: "car" }],
]) {
  const schema = { type: "object", properties: { member } };
  const judged = new Ajv2020({ strict: false }).validate(schema, { member: value });
  console.log(JSON.stringify(member), JSON.stringify(value), passes(schema, { member: value }), "ajv:", judged);
}
')
echo "$seen"
[[ $seen == '{"type":"array","maxItems":1} ["Ana","Luis"] true ajv: false
{"type":"array","minItems":1} [] true ajv: false
{"type":"array","uniqueItems":true} ["Ana","Ana"] true ajv: false
{"type":"object","minProperties":1} {} true ajv: false
{"type":"object"} null true ajv: false
{"type":"object"} [] true ajv: false
{"type":"array","items":{"type":"string"}} {} true ajv: false
{"const":{"code":"car"}} {"code":"car"} false ajv: true' ]]
