#!/usr/bin/env bash
# openapi-zod-client 1.18.3 (with zod 3.25.76) writes z.string() for a string property with `const`.
#
# Good guess: `const: "cat"` (JSON Schema 2020-12, valid in OpenAPI 3.1) becomes z.literal("cat"), as `enum: ["cat"]` does.
# Seen: the generator reports success, and the module it writes throws when it is imported, because zod's discriminatedUnion
# finds no literal in the discriminator: "A discriminator value for key `kind` could not be extracted from all schema options".
# With an `enum` of the one value beside each `const` the same document gives a module that loads.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-zod-client@1.18.3 @zodios/core@10.9.6 zod@3.25.76 axios@1.7.9 typescript@5.7.3 >/dev/null

document() { # $1: what says the value of the discriminator
  cat <<JSON
{"openapi": "3.1.0", "info": {"title": "Pets", "version": "1"}, "paths": {"/pets": {"post": {"operationId": "addPet",
 "requestBody": {"required": true, "content": {"application/json": {"schema": {
   "oneOf": [{"\$ref": "#/components/schemas/Cat"}, {"\$ref": "#/components/schemas/Dog"}], "discriminator": {"propertyName": "kind"}}}}},
 "responses": {"204": {"description": "Added."}}}}},
 "components": {"schemas": {
  "Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string", ${1//VALUE/cat}}, "lives": {"type": "integer"}}},
  "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string", ${1//VALUE/dog}}, "tricks": {"type": "integer"}}}}}}
JSON
}
load() { # generates a module from document $1 and says how loading it ends
  npx openapi-zod-client "$1.json" -o "$1.ts" >/dev/null
  npx tsc --module commonjs --target es2022 --skipLibCheck --noCheck "$1.ts"
  node -e 'try { require("./" + process.argv[1]); console.log("loads") } catch (error) { console.log(error.message) }' "$1.js"
}

document '"const": "VALUE"' >const.json
document '"const": "VALUE", "enum": ["VALUE"]' >enum.json
with_const=$(load const) with_enum=$(load enum)
printf 'const alone:     %s\nconst and enum:  %s\n' "$with_const" "$with_enum"
grep -q 'kind: z.string()' const.ts
[[ $with_const == *'could not be extracted from all schema options'* && $with_enum == loads ]]
