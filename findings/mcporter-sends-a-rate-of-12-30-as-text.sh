#!/usr/bin/env bash
# mcporter 0.12.3 sends rate=12.30 as a text although the tool's schema says number, and zip=28013 as a number although it says text by $ref or enum.
#
# Good guess: the command line knows the tool's input schema, from which it takes `type` for a text; a number is written as JSON has it, a text stays one.
# Seen: a number that JavaScript would write differently, such as 12.30, 1e3 or 0.10, arrives as a text, whatever its type is. A text that is defined by $ref,
# enum or const alone, or in a branch of oneOf, becomes a number if it looks like one. A server that follows its schema refuses the calls.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mcporter@0.12.3 @modelcontextprotocol/sdk@1.32.2 >/dev/null
export HOME=$folder
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const text = { type: 'string' };
const properties = { rate: { type: 'number' }, zip: { $ref: '#/$defs/zip' }, level: { enum: ['1', '2'] }, postcode: text };
const inputSchema = { type: 'object', properties, oneOf: [{ properties: { plate: text } }], $defs: { zip: text } };
const server = new Server({ name: 'quotes', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'quote', inputSchema }] }));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [{ type: 'text', text: JSON.stringify(params.arguments) }],
}));
await server.connect(new StdioServerTransport());
JS
cat >mcporter.json <<JSON
{ "mcpServers": { "quotes": { "command": "node", "args": ["$folder/server.mjs"] } }, "imports": [] }
JSON
seen=$(for argument in rate=12.3 rate=12.30 rate=1e3 postcode=28013 zip=28013 level=1 plate=1234; do
  echo "$argument $(node_modules/.bin/mcporter --config mcporter.json call --output text quotes.quote "$argument")"
done)
echo "$seen"
[[ $seen == 'rate=12.3 {"rate":12.3}
rate=12.30 {"rate":"12.30"}
rate=1e3 {"rate":"1e3"}
postcode=28013 {"postcode":"28013"}
zip=28013 {"zip":28013}
level=1 {"level":1}
plate=1234 {"plate":1234}' ]]
