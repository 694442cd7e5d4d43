#!/usr/bin/env bash
# mcporter 0.12.3 writes a client whose type has an argument for each property of a tool, and whose method passes the first of them alone.
#
# Good guess: what `emit-ts q --mode client --out q.ts`, the call of its README, writes compiles, and quote("28013", 12000) sends the postal code and the km.
# Seen: q.ts imports its types from "./q", which is q.ts itself, and needs a method that ServerProxy does not have. With --types-out the second error stays.
# The type is quote(postcode: string, km: number), the method is quote(params) and drops the km: "Missing required arguments: km". An optional one is dropped
# without an error. The object that the method would take is refused by the type.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null && npm pkg set type=module
npm install --silent --no-audit --no-fund --ignore-scripts \
  mcporter@0.12.3 @modelcontextprotocol/sdk@1.32.2 typescript@5.9.3 @types/node@20.19.41 >/dev/null
export HOME=$folder PATH=$folder/node_modules/.bin:$PATH
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const properties = { postcode: { type: 'string' }, km: { type: 'integer' } };
const tool = (name, required) => ({ name, inputSchema: { type: 'object', properties, required } });
const server = new Server({ name: 'quotes', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [tool('quote', ['postcode', 'km']), tool('find', ['postcode'])],
}));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => ({
  content: [{ type: 'text', text: JSON.stringify(params.arguments) }],
}));
await server.connect(new StdioServerTransport());
JS
cat >mcporter.json <<JSON
{ "mcpServers": { "q": { "command": "node", "args": ["$folder/server.mjs"] } }, "imports": [] }
JSON
cat >use.ts <<'TS'
import { createQClient } from './q.js';
const client = await createQClient({ configPath: 'mcporter.json' });
console.log('find', (await client.find('28013', 12000)).text());
try {
  await client.quote('28013', 12000);
} catch (error) {
  console.log('quote', String(error));
}
await client.close();
TS
options=(--strict --module esnext --moduleResolution bundler --target es2022 --types node --skipLibCheck)
mcporter --config mcporter.json emit-ts q --mode client --out q.ts >/dev/null
seen=$(tsc --noEmit "${options[@]}" q.ts || true)
rm q.ts q.d.ts
mcporter --config mcporter.json emit-ts q --mode client --out q.ts --types-out types.d.ts >/dev/null
seen+=$'\n'$(grep -h -o 'quote(.*[^ {]' types.d.ts q.ts; tsc "${options[@]}" q.ts use.ts || true; node use.js)
seen=${seen//\'/}
echo "$seen"
[[ $seen == 'q.ts(7,15): error TS2303: Circular definition of import alias QTools.
q.ts(7,15): error TS2459: Module "./q" declares QTools locally, but it is not exported.
q.ts(27,26): error TS2339: Property quote does not exist on type ServerProxy.
q.ts(33,26): error TS2339: Property find does not exist on type ServerProxy.
quote(postcode: string, km: number): Promise<CallResult>;
quote(params: Parameters<QTools["quote"]>[0])
q.ts(27,26): error TS2339: Property quote does not exist on type ServerProxy.
q.ts(33,26): error TS2339: Property find does not exist on type ServerProxy.
find {"postcode":"28013"}
quote Error: Missing required arguments: km' ]]
