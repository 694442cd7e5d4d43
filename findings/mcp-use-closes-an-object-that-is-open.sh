#!/usr/bin/env bash
# mcp-use 1.34.6 refuses an object that a tool's schema leaves open, unless the schema writes the default `additionalProperties: true` out.
#
# Good guess: `{"type": "object"}` takes any object, as JSON Schema says where additionalProperties is absent.
# Seen: with LangChainAdapter such an object may have no key at all: the call never reaches the server ("Unrecognized key"). The same schema with
# `additionalProperties: true` takes it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  mcp-use@1.34.6 @langchain/core@1.4.0 react@19.2.0 zod@4.6.7 @modelcontextprotocol/sdk@1.32.2 >/dev/null 2>&1
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const schemas = {
  plain: { type: 'object' },
  listed: { type: ['object', 'string'] },
  said: { type: ['object', 'string'], additionalProperties: true },
};
const tools = Object.entries(schemas).map(([name, data]) => ({ name, inputSchema: { type: 'object', properties: { data } } }));
const server = new Server({ name: 'data', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: 'text', text: 'taken' }] }));
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { MCPClient } from "mcp-use/client";
import { LangChainAdapter } from "mcp-use/adapters";
const client = MCPClient.fromDict({ mcpServers: { data: { command: process.execPath, args: ["server.mjs"] } } });
for (const tool of await LangChainAdapter.createTools(client)) {
  const call = tool.invoke({ data: { plate: "1234BCD" } });
  console.log(tool.name, await call.then((text) => /taken/.test(text), (error) => /Unrecognized key.*/.exec(error.message)?.[0]));
}
process.exit();
' 2>/dev/null)
echo "$seen"
[[ $seen == 'plain Unrecognized key: "plate"
listed Unrecognized key: "plate"
said true' ]]
