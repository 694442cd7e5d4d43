#!/usr/bin/env bash
# @tmcp/adapter-zod 0.1.7 (tmcp 1.20.0) publishes the output of a tool's zod schema as its input: a default is required, a transform loses all tools.
#
# Good guess: the input schema of a tool says what may be sent, so z.toJSONSchema() of zod 4.6.7 is called with { io: "input" }.
# Seen: it is called without, and zod's own default is "output", after defaults and transforms. A client that checks its calls refuses one without `extras`,
# which the server would accept. With a schema that turns a number plate into capitals, tools/list is an error for every tool, while calls of them go on to work.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tmcp@1.20.0 @tmcp/adapter-zod@0.1.7 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { ZodJsonSchemaAdapter } from "@tmcp/adapter-zod";
import { McpServer } from "tmcp";
import { z } from "zod";
const server = new McpServer({ name: "quotes", version: "1.0.0", description: "-" }, { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} } });
const add = (name, schema) =>
  server.tool({ name, description: "-", schema }, async (input) => ({ content: [{ type: "text", text: JSON.stringify(input) }] }));
let id = 0;
const ask = (method, params) => server.receive({ jsonrpc: "2.0", id: ++id, method, params }, { sessionId: "1" });
await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "client", version: "1" } });
add("quote", z.object({ postcode: z.string(), extras: z.array(z.string()).default([]) }));
console.log((await ask("tools/list")).result.tools[0].inputSchema.required.join());
console.log((await ask("tools/call", { name: "quote", arguments: { postcode: "28013" } })).result.content[0].text);
add("plate", z.object({ plate: z.string().transform((text) => text.toUpperCase()) }));
console.log((await ask("tools/list")).error.message);
console.log((await ask("tools/call", { name: "plate", arguments: { plate: "1234bcd" } })).result.content[0].text);
' 2>/dev/null)
echo "$seen"
[[ $seen == 'postcode,extras
{"postcode":"28013","extras":[]}
Transforms cannot be represented in JSON Schema
{"plate":"1234BCD"}' ]]
