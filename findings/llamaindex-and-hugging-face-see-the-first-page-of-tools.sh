#!/usr/bin/env bash
# @llamaindex/tools 0.2.1 and @huggingface/mcp-client 0.2.3 ask an MCP server for the first page of its tools alone.
#
# Good guess: the Model Context Protocol lists tools in pages: a result with a nextCursor has more to follow, and a client asks again with that cursor.
# Seen: a server with two tools on two pages has one tool for both clients, without an error; mcp-client 1.13.1 finds both. A model is not offered what
# stands on the second page, so a server that grows past one page loses the tools that were added last.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional \
  @llamaindex/tools@0.2.1 @huggingface/mcp-client@0.2.3 mcp-client@1.13.1 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const tool = (name) => ({ name, description: name, inputSchema: { type: 'object' } });
const server = new Server({ name: 'quotes', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
  params?.cursor === 'second' ? { tools: [tool('quote_home')] } : { tools: [tool('quote_car')], nextCursor: 'second' },
);
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { mcp } from "@llamaindex/tools";
import { McpClient } from "@huggingface/mcp-client";
import { MCPClient } from "mcp-client";
const server = { command: process.execPath, args: ["server.mjs"] };
console.log("llamaindex", (await mcp(server).tools()).map(({ metadata }) => metadata.name).join());
const huggingFace = new McpClient({ provider: "none", model: "none", apiKey: "none" });
await huggingFace.addMcpServer({ type: "stdio", config: server, ...server });
console.log("hugging face", huggingFace.availableTools.map((tool) => tool.function.name).join());
const client = new MCPClient({ name: "reader", version: "1.0.0" });
await client.connect({ type: "stdio", ...server, env: {} });
console.log("mcp-client", (await client.getAllTools()).map(({ name }) => name).join());
process.exit();
' 2>/dev/null)
echo "$seen"
[[ $seen == 'llamaindex quote_car
hugging face quote_car
mcp-client quote_car,quote_home' ]]
