#!/usr/bin/env bash
# @hey-api/openapi-ts 0.99.0 and orval 8.38.0 (zod) write validators that refuse or empty every map whose keys are described by a pattern.
#
# Good guess: patternProperties with additionalProperties: false (valid in OpenAPI 3.1) becomes a record, or an object that lets unknown keys through.
# Seen: hey-api writes z.record(z.string(), z.never()), which refuses each entry, while the type that it writes beside it has the entries; orval writes
# zod.object({}), which takes the map and returns it empty. Neither warns. This meets a client that validates the prices per postal code of an answer.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @hey-api/openapi-ts@0.99.0 orval@8.38.0 zod@4.6.7 typescript@5.9.3 >/dev/null 2>&1
cat >document.json <<'JSON'
{"openapi": "3.1.0", "info": {"title": "Prices", "version": "1"},
 "paths": {"/prices": {"get": {"operationId": "getPrices", "responses": {"200": {"description": "Prices.",
  "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Prices"}}}}}}}},
 "components": {"schemas": {"Prices": {"type": "object", "patternProperties": {"^[0-9]{5}$": {"type": "number"}}, "additionalProperties": false}}}}
JSON
npx openapi-ts -i document.json -o hey -p @hey-api/typescript zod >/dev/null 2>&1
npx orval --input document.json --output orval/prices.ts --client zod >/dev/null 2>&1
npx tsc --module commonjs --target es2022 --skipLibCheck --noCheck hey/zod.gen.ts orval/prices.ts >/dev/null
seen=$(node -e '
const prices = { "28013": 310.5 };
for (const [name, schema] of [["hey-api", require("./hey/zod.gen.js").zPrices], ["orval", require("./orval/prices.js").GetPricesResponse]]) {
  const { success, data } = schema.safeParse(prices);
  console.log(name, success, JSON.stringify(data));
}
')
tr -d '\n' <hey/types.gen.ts | grep -o 'export type Prices = {[^}]*}'
echo "$seen"
[[ $seen == 'hey-api false undefined
orval true {}' ]]
