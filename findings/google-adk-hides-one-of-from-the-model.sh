#!/usr/bin/env bash
# @google/adk 2.0.0 declares a property of an MCP tool that is a `oneOf` to the model as {"type": "TYPE_UNSPECIFIED"}.
#
# Good guess: `oneOf` is declared as `anyOf` is, since Gemini knows anyOf, or else the toolset warns.
# Seen: anyOf keeps its branches. oneOf and allOf lose everything but the description, and a oneOf beside `type: object` becomes an object without
# properties, all without a warning. A model that is to choose between a home and a car sees no field of either and has to guess the arguments.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional @google/adk@2.0.0 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const branch = (kind, field) => ({
  type: 'object',
  required: ['kind', field],
  properties: { kind: { const: kind }, [field]: { type: 'string' } },
});
const branches = [branch('home', 'postcode'), branch('car', 'plate')];
const properties = { any: { anyOf: branches }, one: { oneOf: branches }, all: { allOf: [branches[0]] }, typed: { type: 'object', oneOf: branches } };
const server = new Server({ name: 'risks', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'find', inputSchema: { type: 'object', properties } }] }));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [] }));
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { MCPToolset } from "@google/adk";
const toolset = new MCPToolset({ type: "StdioConnectionParams", serverParams: { command: process.execPath, args: ["server.mjs"] } });
const [tool] = await toolset.getTools();
for (const [name, schema] of Object.entries(tool._getDeclaration().parameters.properties)) console.log(name, JSON.stringify(schema));
process.exit();
')
echo "$seen"
[[ $seen == 'any {"anyOf":[{"type":"OBJECT",'*'"postcode":{"type":"STRING"}'*'"plate":{"type":"STRING"}'*'
one {"type":"TYPE_UNSPECIFIED"}
all {"type":"TYPE_UNSPECIFIED"}
typed {"type":"OBJECT","properties":{}}' ]]
