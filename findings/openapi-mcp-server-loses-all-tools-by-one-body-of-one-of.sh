#!/usr/bin/env bash
# @ivotoby/openapi-mcp-server 1.16.1 makes a list of tools that MCP clients refuse as a whole, once a single operation has a body of `oneOf`.
#
# Good guess: each operation of an OpenAPI document becomes a tool whose input schema is of type "object", as MCP asks; the branches of the body are kept
# inside it or merged.
# Seen: for a body of oneOf, as for a home or a car, the schema is {"allOf": [...]} without a type. The client of @modelcontextprotocol/sdk 1.32.2 then throws
# in listTools(), so that the agent has no tool at all, also not those of the other operations. The server logs each tool as registered. With one of the
# branches as the body, all tools are listed.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional \
  @ivotoby/openapi-mcp-server@1.16.1 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7 >/dev/null
write() { # writes document $1 whose operation quote has the body $2
  cat >"$1.json" <<JSON
{"openapi": "3.1.0", "info": {"title": "Quotes", "version": "1"}, "paths": {
  "/cover": {"get": {"operationId": "cover", "responses": {"200": {"description": "Covers."}}}},
  "/quotes": {"post": {"operationId": "quote", "requestBody": {"required": true, "content": {"application/json": {"schema": $2}}},
   "responses": {"201": {"description": "Quoted."}}}}}}
JSON
}
home='{"type": "object", "required": ["postcode"], "properties": {"postcode": {"type": "string"}}}'
car='{"type": "object", "required": ["plate"], "properties": {"plate": {"type": "string"}}}'
write home "$home"
write either "{\"oneOf\": [$home, $car]}"
seen=$(node --input-type=module -e '
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
const program = "node_modules/@ivotoby/openapi-mcp-server/bin/mcp-server.js";
for (const name of ["home", "either"]) {
  const args = [program, "--transport", "stdio", "--api-base-url", "http://127.0.0.1:9", "--openapi-spec", name + ".json"];
  const client = new Client({ name: "agent", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
  const listed = client.listTools().then(({ tools }) => tools.map((tool) => tool.name).sort().join());
  console.log(name, await listed.catch((error) => JSON.parse(error.message).map(({ path, message }) => path.join(".") + " " + message).join()));
  await client.close();
}
process.exit();
')
echo "$seen"
[[ $seen == 'home cover,quote
either tools.1.inputSchema.type Invalid input: expected "object"' ]]
