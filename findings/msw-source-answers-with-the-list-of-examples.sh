#!/usr/bin/env bash
# @msw/source 0.6.1 (msw 2.15.0) answers a text of OpenAPI 3.1 with the list of its examples, leaves out const and nullable properties, and has status NaN.
#
# Good guess: in OpenAPI 3.1 `examples` of a schema is a list, of which one is a value; const has one value; the range 2XX is some status from 200 to 299.
# Seen: the plate is ["1234BCD"], which its type refuses. `kind`, which is required and const, and a property of type ["integer","null"] are missing. A response
# for 2XX has the status NaN. The older `example` of a property is not looked at: the VIN is any word.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @msw/source@0.6.1 msw@2.15.0 >/dev/null
cat >document.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Quotes", "version": "1" },
  "servers": [{ "url": "https://api.example.es" }],
  "paths": {
    "/quote": {
      "get": {
        "responses": {
          "200": {
            "description": "A quote.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": ["kind", "plate", "bonus"],
                  "properties": {
                    "kind": { "const": "car" },
                    "plate": { "type": "string", "examples": ["1234BCD"] },
                    "vin": { "type": "string", "example": "VSSZZZ5FZJR000001" },
                    "bonus": { "type": ["integer", "null"] }
                  }
                }
              }
            }
          }
        }
      }
    },
    "/quotes": {
      "get": { "responses": { "2XX": { "description": "Quotes.", "content": { "application/json": { "example": [] } } } } }
    }
  }
}
JSON
seen=$(node --input-type=module -e '
import { fromOpenApi } from "@msw/source/open-api";
import { setupServer } from "msw/node";
import { readFileSync } from "node:fs";
const server = setupServer(...(await fromOpenApi(JSON.parse(readFileSync("document.json", "utf8")))));
server.listen({ onUnhandledRequest: "error" });
const [quote, quotes] = await Promise.all(["/quote", "/quotes"].map((path) => fetch(`https://api.example.es${path}`)));
const { vin, ...others } = await quote.json();
console.log("quote", quote.status, JSON.stringify(others), "vin as in its example:", vin === "VSSZZZ5FZJR000001");
console.log("quotes", quotes.status, await quotes.text());
server.close();
')
echo "$seen"
[[ $seen == 'quote 200 {"plate":["1234BCD"]} vin as in its example: false
quotes NaN []' ]]
