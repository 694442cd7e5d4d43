#!/usr/bin/env bash
# @ai-sdk/mcp 2.0.99 hands the result of a failed MCP tool call (isError) to the model as a success.
#
# Good guess: a result with isError: true becomes a tool-error of generateText, as a tool that throws does, so that the model's interface marks it as failed
# and a program that counts tool errors sees it.
# Seen: the call is a tool-result with the text as ordinary content. Neither the prompt of the next step nor the step's content says that it failed; only
# the flag inside `output` is left, which the model does not get. A tool of the program itself that throws is a tool-error.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ai@7.0.173 @ai-sdk/mcp@2.0.99 zod@4.6.7 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >server.mjs <<'JS'
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'garage', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'find', inputSchema: { type: 'object' } }] }));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: 'text', text: 'no such car' }], isError: true }));
await server.connect(new StdioServerTransport());
JS
seen=$(node --input-type=module -e '
import { createMCPClient } from "@ai-sdk/mcp";
import { Experimental_StdioMCPTransport } from "@ai-sdk/mcp/mcp-stdio";
import { generateText, isStepCount, tool } from "ai";
import * as test from "ai/test";
import { z } from "zod";
const [Model] = Object.entries(test).filter(([name]) => /^MockLanguageModelV\d$/.test(name)).sort().at(-1).slice(1);
const client = await createMCPClient({ transport: new Experimental_StdioMCPTransport({ command: process.execPath, args: ["server.mjs"] }) });
const own = tool({ inputSchema: z.object({}), execute: () => { throw new Error("no such car"); } });
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
for (const [name, tools] of [["mcp", await client.tools()], ["own", { find: own }]]) {
  const prompts = [];
  const model = new Model({
    doGenerate: async ({ prompt }) => {
      prompts.push(prompt);
      const call = { type: "tool-call", toolCallId: "1", toolName: "find", input: "{}" };
      const isFirst = prompts.length === 1;
      return { content: [isFirst ? call : { type: "text", text: "." }], finishReason: { unified: isFirst ? "tool-calls" : "stop" }, usage, warnings: [] };
    },
  });
  const { steps } = await generateText({ model, tools, prompt: "?", stopWhen: isStepCount(2) });
  console.log(name, steps[0].content.at(-1).type, JSON.stringify(prompts[1].at(-1).content[0].output));
}
process.exit();
' 2>&1)
echo "$seen"
[[ $seen == 'mcp tool-result {"type":"content","value":[{"type":"text","text":"no such car"}]}
own tool-error {"type":"error-text","value":"Error: no such car"}' ]]
