#!/usr/bin/env bash
# @jsonhero/schema-infer 0.1.5 infers a schema that refuses the very examples: of two formats it keeps that of the last text, and of three types it loses null.
#
# Good guess: the README "generates valid 2020-12 JSON schema documents from example data" and "handles nullable values", so the examples fit their schema.
# Seen: a day and a moment give the format "date-time", or "date" in the other order, and neither order fits both; two IP addresses end as ipv6. A list of
# a number, a text and null has no null in its schema, while a list of a text and null has. It needs lodash 4.18.1 beside it, which it does not ask for.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @jsonhero/schema-infer@0.1.5 lodash@4.18.1 ajv@8.20.0 ajv-formats@3.0.1 >/dev/null
seen=$(node -e '
const { inferSchema } = require("@jsonhero/schema-infer");
const { default: Ajv } = require("ajv/dist/2020.js");
const addFormats = require("ajv-formats").default;
for (const examples of [
  ["2027-06-15", "2027-06-15T10:00:00Z"],
  ["2027-06-15T10:00:00Z", "2027-06-15"],
  ["192.0.2.1", "2001:db8::1"],
  [["x", null]],
  [[1, "x", null]],
]) {
  let inferred;
  for (const example of examples) inferred = inferSchema(example, inferred);
  const { $schema, ...schema } = inferred.toJSONSchema();
  const fits = addFormats(new Ajv({ allowUnionTypes: true })).compile(schema);
  console.log(JSON.stringify(examples), JSON.stringify(schema), examples.map((example) => fits(example)).join());
}
')
echo "$seen"
[[ $seen == '["2027-06-15","2027-06-15T10:00:00Z"] {"type":"string","format":"date-time"} false,true
["2027-06-15T10:00:00Z","2027-06-15"] {"type":"string","format":"date"} false,true
["192.0.2.1","2001:db8::1"] {"type":"string","format":"ipv6"} false,true
[["x",null]] {"type":"array","items":{"type":["string","null"]}} true
[[1,"x",null]] {"type":"array","items":{"anyOf":[{"type":"integer"},{"type":"string"}]}} false' ]]
