#!/usr/bin/env bash
# @langchain/mcp-adapters 1.1.4 merges the branches of a property's `oneOf` into one object, and so refuses calls that the first branch allows.
#
# Good guess: the tool's input schema is checked as the server wrote it: an object with kind "home" fits the first branch, one with "car" the second.
# Seen: the two branches become one object in which the last `const` replaces the first one, so "car" passes and "home" is refused with
# "Received tool input did not match expected schema", which names no field. The call never reaches the server. It depends on the order of the branches.
# Where only one branch requires a field, the merged object requires it no more.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @langchain/mcp-adapters@1.1.4 @langchain/core@1.4.0 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const branch = (kind, field) => ({
  type: 'object',
  required: ['kind', field],
  properties: { kind: { const: kind }, [field]: { type: 'string' } },
});
const inputSchema = { type: 'object', properties: { risk: { oneOf: [branch('home', 'postcode'), branch('car', 'plate')] } } };
const server = new Server({ name: 'risks', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'find', inputSchema }] }));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: 'text', text: 'found' }] }));
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { MultiServerMCPClient } from "@langchain/mcp-adapters";
const mcpServers = { risks: { transport: "stdio", command: process.execPath, args: ["server.mjs"] } };
const [tool] = await new MultiServerMCPClient({ mcpServers }).getTools();
console.log(JSON.stringify(tool.schema.properties.risk));
for (const risk of [{ kind: "car", plate: "1234BCD" }, { kind: "home", postcode: "28013" }])
  console.log(risk.kind, await tool.invoke({ risk }).catch((error) => error.message));
process.exit();
')
echo "$seen"
[[ $seen == *'"kind":{"const":"car"},"postcode":{"type":"string"},"plate":{"type":"string"}}'*'
car found
home Received tool input did not match expected schema' ]]
