#!/usr/bin/env bash
# openapi-mcp-generator 4.0.1 offers a body of application/merge-patch+json as a text without properties, and one of two parameters of the same name.
#
# Good guess: a media type that ends in "+json" is JSON (RFC 6839, 3.1), so its schema is kept as it is for application/json; a parameter is told by its name
# and its place (OpenAPI 3.1, Operation Object), and one described by `content` is a parameter like the others.
# Seen: for PATCH with the media type of RFC 7396 the model sees "requestBody": {"type": "string"}, and neither the fields that may change nor that null
# removes one. Of `version` in the query and in a header the last one is left, and executionParameters names both. A `filter` with `content` is there too, but
# is no input of the tool. The same operation with application/json keeps its schema. No warning is given.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-mcp-generator@4.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { writeFileSync } from "node:fs";
import { getToolsFromOpenApi } from "openapi-mcp-generator";
const schema = { type: "object", properties: { start: { type: ["string", "null"], format: "date" } } };
const responses = { 204: { description: "Changed." } };
const operation = (operationId, type) => ({
  operationId,
  parameters: [
    { name: "version", in: "query", schema: { type: "string" } },
    { name: "version", in: "header", schema: { type: "integer" } },
    { name: "filter", in: "query", content: { "application/json": { schema: { type: "object" } } } },
  ],
  requestBody: { required: true, content: { [type]: { schema } } },
  responses,
});
writeFileSync(
  "openapi.json",
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Quotes", version: "1" },
    servers: [{ url: "https://example.es" }],
    paths: { "/quote": { put: operation("put", "application/json"), patch: operation("patch", "application/merge-patch+json") } },
  }),
);
for (const tool of await getToolsFromOpenApi("openapi.json", { dereference: true })) {
  console.log(`${tool.name}: ${JSON.stringify(tool.inputSchema.properties)}`);
  console.log(`${tool.name} sends: ${JSON.stringify(tool.executionParameters)}`);
}
')
echo "$seen"
[[ $seen == 'put: {"version":{"type":"number"},"requestBody":{"type":"object","properties":{"start":{"type":["string","null"],"format":"date"}},"description":"The JSON request body."}}
put sends: [{"name":"version","in":"query"},{"name":"version","in":"header"},{"name":"filter","in":"query"}]
patch: {"version":{"type":"number"},"requestBody":{"type":"string","description":"Request body (content type: application/merge-patch+json)"}}
patch sends: [{"name":"version","in":"query"},{"name":"version","in":"header"},{"name":"filter","in":"query"}]' ]]
