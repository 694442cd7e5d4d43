#!/usr/bin/env bash
# dereference-json-schema 0.2.3 puts null where a pointer is escaped, such as #/paths/~1quotes, and drops what stands beside a reference.
#
# Good guess: ~1 in a pointer is a slash (RFC 6901) and %C3%B1 an ñ, in a fragment of a URI; a reference that leads nowhere throws. In OpenAPI 3.1 a limit
# beside $ref holds as well.
# Seen: both are null, without an error, and the document has lost an operation and a schema. A minimum beside $ref is dropped. @apidevtools/json-schema-ref-parser
# 15.3.5 resolves the three.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  dereference-json-schema@0.2.3 @apidevtools/json-schema-ref-parser@15.3.5 >/dev/null
cat >document.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "quotes", "version": "1" },
  "paths": {
    "/quotes": { "get": { "responses": { "200": { "description": "A quote." } } } },
    "/v1/quotes": { "$ref": "#/paths/~1quotes" }
  },
  "components": {
    "schemas": {
      "Año": { "type": "integer" },
      "Year": { "$ref": "#/components/schemas/A%C3%B1o" },
      "Age": { "$ref": "#/components/schemas/Año", "minimum": 18 }
    }
  }
}
JSON
seen=$(node --input-type=module -e '
import library from "dereference-json-schema";
import $RefParser from "@apidevtools/json-schema-ref-parser";
import { readFileSync } from "node:fs";
const document = () => JSON.parse(readFileSync("document.json", "utf8"));
const results = {
  "dereference-json-schema": library.dereferenceSync(document()),
  "ref parser": await $RefParser.dereference(document()),
};
for (const [name, { paths, components }] of Object.entries(results)) {
  console.log(name, "path", Object.keys(paths["/v1/quotes"] ?? {}).join() || paths["/v1/quotes"]);
  console.log(name, "Year", JSON.stringify(components.schemas.Year), "Age", JSON.stringify(components.schemas.Age));
}
')
echo "$seen"
[[ $seen == 'dereference-json-schema path null
dereference-json-schema Year null Age {"type":"integer"}
ref parser path get
ref parser Year {"type":"integer"} Age {"type":"integer","minimum":18}' ]]
