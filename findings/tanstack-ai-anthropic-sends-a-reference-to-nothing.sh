#!/usr/bin/env bash
# @tanstack/ai-anthropic 0.18.11 (with @tanstack/ai 0.58.0) sends the properties of a tool's input without its definitions, and no properties for a `oneOf`.
#
# Good guess: the input_schema of a tool is the JSON Schema that the tool has; a $ref in it leads to something, and `properties` is an object.
# Seen: a zod schema with a named part becomes {"$ref": "#/definitions/Day"} without any definitions, and an input of "either a plate or a VIN" becomes
# {"properties": null}, which is no JSON Schema. The model sees a day without its values, and a tool without its input.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @tanstack/ai-anthropic@0.18.11 @tanstack/ai@0.58.0 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { createAnthropicChatWithClient } from "@tanstack/ai-anthropic";
import { chat, toolDefinition } from "@tanstack/ai";
import { z } from "zod";
const sent = ({ tools }) => {
  for (const { name, input_schema } of tools) console.log(name, JSON.stringify(input_schema));
  process.exit();
};
const client = { beta: { messages: { create: sent } }, messages: { create: sent } };
const adapter = createAnthropicChatWithClient("claude-sonnet-4-5", client);
const day = z.literal(["2027-01-01", "2028-01-01"]).meta({ id: "Day" });
const quote = toolDefinition({ name: "quote", description: "Quotes.", inputSchema: z.object({ from: day }) });
const either = ["plate", "vin"].map((name) => ({ properties: { [name]: { type: "string" } }, required: [name] }));
const find = { name: "find", description: "Finds a car.", inputSchema: { type: "object", oneOf: either } };
for await (const event of chat({ adapter, messages: [{ role: "user", content: "?" }], tools: [quote, find] })) void event;
')
echo "$seen"
[[ $seen == 'quote {"type":"object","properties":{"from":{"$ref":"#/definitions/Day"}},"required":["from"]}
find {"type":"object","properties":null,"required":null}' ]]
