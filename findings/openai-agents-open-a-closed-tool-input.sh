#!/usr/bin/env bash
# @openai/agents 0.20.0 declares an MCP tool's closed input to the model as open: `additionalProperties: false` at the top becomes true.
#
# Good guess: the model gets the input schema as the server wrote it; the option convertSchemasToStrict, which is off, is what changes schemas.
# Seen: the top level says `additionalProperties: true`, while an object inside keeps its false. A field that the model invents is sent to the server.
# A server that refuses unknown fields, as its schema says, then answers with errors that the declared schema does not explain.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @openai/agents@0.20.0 zod@4.6.7 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const closed = { type: 'object', additionalProperties: false };
const inputSchema = { ...closed, properties: { car: { ...closed, properties: { plate: { type: 'string' } } } } };
const server = new Server({ name: 'garage', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'find', inputSchema }] }));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [{ type: 'text', text: Object.keys(params.arguments).join(',') }],
}));
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { getAllMcpTools, MCPServerStdio } from "@openai/agents";
const server = new MCPServerStdio({ name: "garage", command: process.execPath, args: ["server.mjs"] });
await server.connect();
const [tool] = await getAllMcpTools([server]);
console.log("top level:", tool.parameters.additionalProperties, "car:", tool.parameters.properties.car.additionalProperties);
console.log("sent:", (await tool.invoke({ context: {} }, JSON.stringify({ car: {}, colour: "red" }))).text);
process.exit();
')
echo "$seen"
[[ $seen == 'top level: true car: false
sent: car,colour' ]]
