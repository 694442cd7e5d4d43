#!/usr/bin/env bash
# api-smart-diff 1.0.6 takes null for harmless where a response may have it from now on, and for breaking where a request may.
#
# Good guess: what a request allows more breaks no client, and what a response may hold more does; for `enum` and `minimum` the library judges that way.
# Seen: `nullable: true` is judged the other way round, on both sides, and so is `additionalProperties: false`, which refuses what clients sent so far: it
# is non-breaking in a request and breaking in a response. A check of a contract before a release lets both pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts api-smart-diff@1.0.6 >/dev/null
seen=$(node --input-type=module -e '
import { apiCompare } from "api-smart-diff";
const text = { type: "string" };
const object = (member, more) => ({ type: "object", properties: { member }, ...more });
const content = (schema) => ({ content: { "application/json": { schema } } });
const api = (request, response) => ({
  openapi: "3.0.3",
  info: { title: "Quotes", version: "1.0.0" },
  paths: { "/quotes": { post: { requestBody: content(request), responses: { 200: { description: "A quote.", ...content(response) } } } } },
});
for (const [change, before, after] of [
  ["enum", object({ ...text, enum: ["car"] }), object({ ...text, enum: ["car", "home"] })],
  ["minimum", object({ type: "number", minimum: 18 }), object({ type: "number", minimum: 16 })],
  ["nullable", object(text), object({ ...text, nullable: true })],
  ["additionalProperties", object(text), object(text, { additionalProperties: false })],
]) {
  const judge = (one, other) => apiCompare(one, other).diffs.map(({ type }) => type).join();
  console.log(change, "request:", judge(api(before, text), api(after, text)), "response:", judge(api(text, before), api(text, after)));
}
')
echo "$seen"
[[ $seen == 'enum request: non-breaking response: breaking
minimum request: non-breaking response: breaking
nullable request: breaking response: non-breaking
additionalProperties request: non-breaking response: breaking' ]]
