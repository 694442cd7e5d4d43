#!/usr/bin/env bash
# @scalar/openapi-to-markdown 1.7.0 gives models an example whose property is named like a pattern, and no word of what the names of a map look like.
#
# Good guess: the Markdown "for LLMs" says which names a map takes, an example fits its schema, and the version is the document's.
# Seen: {"^x-": ""} is the example of a map whose names begin with x- and that is closed to others; its schema refuses it. The text calls the map "object, no
# additional properties", as if it were empty, and version 3.1.1 is 3.2.0. A map by additionalProperties is described.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @scalar/openapi-to-markdown@1.7.0 ajv@8.20.0 >/dev/null
cat >document.json <<'JSON'
{
  "openapi": "3.1.1",
  "info": { "title": "Quotes", "version": "1" },
  "paths": {
    "/quotes": {
      "post": {
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "properties": {
                  "notes": { "type": "object", "additionalProperties": { "type": "string" } },
                  "extras": {
                    "type": "object",
                    "patternProperties": { "^x-": { "type": "string" } },
                    "additionalProperties": false
                  }
                }
              }
            }
          }
        },
        "responses": { "200": { "description": "A quote." } }
      }
    }
  }
}
JSON
seen=$(node --input-type=module -e '
import { createMarkdownFromOpenApi } from "@scalar/openapi-to-markdown";
import Ajv from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
const document = JSON.parse(readFileSync("document.json", "utf8"));
const { extras } = document.paths["/quotes"].post.requestBody.content["application/json"].schema.properties;
const markdown = await createMarkdownFromOpenApi(document);
const [, example] = /```json\n([^`]*)```/.exec(markdown);
const given = JSON.parse(example).extras;
console.log(JSON.stringify(given), new Ajv.default().validate(extras, given));
const lines = markdown.split("\n").map((line) => line.trim().replace(/\s+/g, " ")).filter(Boolean);
console.log(lines.find((line) => line.includes("OpenAPI Version")));
const from = lines.findIndex((line) => line.includes("`extras`"));
console.log(lines.slice(from, lines.findIndex((line) => line.includes("example"))).join("\n"));
')
echo "$seen"
[[ $seen == '{"^x-":""} false
- **OpenAPI Version:** `3.2.0`
- **`extras`**: `object`, no additional properties
- **`notes`**: `object`
**Additional properties:**
`string`' ]]
