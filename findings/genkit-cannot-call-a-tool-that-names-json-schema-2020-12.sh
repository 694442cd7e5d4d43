#!/usr/bin/env bash
# genkit 1.42.0 lists an MCP tool whose input schema is of JSON Schema 2020-12, and then refuses every call of it.
#
# Good guess: 2020-12 is the dialect of the Model Context Protocol, so naming it in `$schema` or using its keyword prefixItems changes nothing.
# Seen: the host offers the tools, and a call with valid arguments fails before it is sent: "no schema with key or ref" for the name of the dialect,
# "unknown keyword" for prefixItems, even where the call does not use that property. The arguments are checked with an instance of Ajv for draft-07
# in strict mode. The model gets an error that no change of its arguments can mend. Naming draft-07 works.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional \
  genkit@1.42.0 @genkit-ai/mcp@1.42.0 @cfworker/json-schema@4.1.1 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const plate = { type: 'string' };
const schemas = {
  none: { properties: { plate } },
  draft7: { $schema: 'http://json-schema.org/draft-07/schema#', properties: { plate } },
  draft2020: { $schema: 'https://json-schema.org/draft/2020-12/schema', properties: { plate } },
  tuple: { properties: { plate, position: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] } } },
};
const tools = Object.entries(schemas).map(([name, schema]) => ({ name, inputSchema: { type: 'object', ...schema } }));
const server = new Server({ name: 'garage', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: 'text', text: 'found' }] }));
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { createMcpHost } from "@genkit-ai/mcp";
import { genkit } from "genkit";
const host = createMcpHost({ name: "host", mcpServers: { garage: { command: process.execPath, args: ["server.mjs"] } } });
for (const tool of await host.getActiveTools(genkit({})))
  console.log(tool.__action.name, await tool({ plate: "1234BCD" }).catch((error) => error.message.split("\n")[0]));
process.exit();
' 2>/dev/null)
echo "$seen"
[[ $seen == 'garage/none found
garage/draft7 found
garage/draft2020 no schema with key or ref "https://json-schema.org/draft/2020-12/schema"
garage/tuple strict mode: unknown keyword: "prefixItems"' ]]
