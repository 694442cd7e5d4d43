#!/usr/bin/env bash
# zod-deep-partial 1.4.4 refuses further members at the top and drops them below, also where the schema keeps them, and forgets the limits of a list.
#
# Good guess: "a new schema where every property at every level is optional" (README) differs from the schema in that alone.
# Seen: z.object() and z.looseObject() refuse a further member at the top; below, z.looseObject() loses it without an error. A list of at most one driver
# takes two, and the rest of a tuple is refused. A PATCH that is checked with it loses what a client sends, and lets a longer list pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zod-deep-partial@1.4.4 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { z } from "zod";
import { zodDeepPartial } from "zod-deep-partial";
const read = (schema, value) => {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues[0].message : JSON.stringify(data);
};
const text = z.string();
for (const [schema, value] of [
  [z.object({ plate: text }), { plate: "1234BCD", note: "x" }],
  [z.looseObject({ plate: text }), { plate: "1234BCD", note: "x" }],
  [z.object({ car: z.looseObject({ plate: text }) }), { car: { plate: "1234BCD", note: "x" } }],
  [z.object({ drivers: z.array(text).max(1) }), { drivers: ["Ana", "Luis"] }],
  [z.object({ point: z.tuple([text]).rest(z.number()) }), { point: ["a", 1, 2] }],
])
  console.log(read(schema, value), "|", read(zodDeepPartial(schema), value));
')
echo "$seen"
[[ $seen == '{"plate":"1234BCD"} | Unrecognized key: "note"
{"plate":"1234BCD","note":"x"} | Unrecognized key: "note"
{"car":{"plate":"1234BCD","note":"x"}} | {"car":{"plate":"1234BCD"}}
Too big: expected array to have <=1 items | {"drivers":["Ana","Luis"]}
{"point":["a",1,2]} | Too big: expected array to have <=1 items' ]]
