#!/usr/bin/env bash
# @mastra/mcp 2.0.0 returns the structured content of a tool alone, and drops the text that the server wrote for the model.
#
# Good guess: a tool without outputSchema is read by its `content`; structuredContent is an addition for programs, so the model gets the text, or both.
# Seen: execute() returns only the structured content. Without it the text arrives. So a text with what the data do not say ("prices include tax",
# the next step, a warning) is lost as soon as a server adds data to it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional \
  @mastra/mcp@2.0.0 @mastra/core@1.71.0 zod@4.6.7 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const content = [{ type: 'text', text: 'EUR 412.50, taxes included. Valid until Friday.' }];
const answers = { text: { content }, both: { content, structuredContent: { price: 412.5 } } };
const tools = Object.keys(answers).map((name) => ({ name, inputSchema: { type: 'object' } }));
const server = new Server({ name: 'prices', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => answers[params.name]);
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { MCPClient } from "@mastra/mcp";
const client = new MCPClient({ servers: { prices: { command: process.execPath, args: ["server.mjs"] } } });
const tools = await client.listTools();
for (const name of ["text", "both"]) console.log(name, JSON.stringify(await tools["prices_" + name].execute({}, {})));
process.exit();
' 2>/dev/null)
echo "$seen"
[[ $seen == 'text {"content":[{"type":"text","text":"EUR 412.50, taxes included. Valid until Friday."}]}
both {"price":412.5}'* ]]
