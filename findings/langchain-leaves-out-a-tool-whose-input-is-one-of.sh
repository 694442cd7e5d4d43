#!/usr/bin/env bash
# @langchain/anthropic 1.5.11 leaves a tool out whose input is a `oneOf`, and @langchain/google 0.2.6 offers it without the `oneOf` (@langchain/core 1.4.0).
#
# Good guess: bindTools() sends each tool that it gets, or throws on one that it cannot send, as @langchain/google throws on a `$ref`.
# Seen: ChatAnthropic sends the list without the tool, also if it is the only one; its API has no `oneOf` there, but no error or warning says so, and the model
# answers that it cannot quote. ChatGoogle drops `oneOf` and `const` from the schema and keeps the tool: an object of any kind, a kind of vehicle of any value.
# A discriminated union of zod, such as one of a car and a motorcycle, is written as `oneOf`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @langchain/anthropic@1.5.11 @langchain/google@0.2.6 @langchain/core@1.4.0 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { ChatAnthropic } from "@langchain/anthropic";
import { tool } from "@langchain/core/tools";
import { ChatGoogle } from "@langchain/google";
import { z } from "zod";
const vehicle = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("car"), doors: z.int() }),
  z.object({ kind: z.literal("motorcycle"), cc: z.int() }),
]);
const tools = [
  tool(async () => "", { name: "whole", description: "-", schema: z.toJSONSchema(vehicle) }),
  tool(async () => "", { name: "property", description: "-", schema: z.toJSONSchema(z.object({ vehicle })) }),
  tool(async () => "", { name: "kind", description: "-", schema: z.toJSONSchema(z.object({ kind: z.literal("car") })) }),
];
let sent;
const fetch = async (target, options) => {
  ({ tools: sent } = await new Request(target, options).json());
  return new Response("{}", { status: 400 });
};
globalThis.fetch = fetch;
const anthropic = new ChatAnthropic({ model: "claude-sonnet-4-5", apiKey: "none", maxRetries: 0, clientOptions: { fetch } });
await anthropic.bindTools(tools).invoke("-").catch(() => {});
console.log("anthropic", sent.map(({ name }) => name).join());
const google = new ChatGoogle({ model: "gemini-2.5-flash", apiKey: "none", maxRetries: 0 });
await google.bindTools(tools).invoke("-").catch(() => {});
for (const { name, parameters } of sent[0].functionDeclarations) console.log("google", name, JSON.stringify(parameters));
' 2>/dev/null)
echo "$seen"
[[ $seen == 'anthropic property,kind
google whole {}
google property {"type":"object","properties":{"vehicle":{}},"required":["vehicle"]}
google kind {"type":"object","properties":{"kind":{"type":"string"}},"required":["kind"]}' ]]
