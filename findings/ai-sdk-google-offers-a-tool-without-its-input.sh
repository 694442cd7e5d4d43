#!/usr/bin/env bash
# @ai-sdk/google 3.0.141 (with ai 6.0.326) offers a tool whose input is one of two objects as a tool without input, and drops most limits of the others.
#
# Good guess: what is sent for a tool is its input schema in the dialect of the API, which has `anyOf`, `minimum`, `maximum`, `maxLength` and `pattern`.
# Seen: an object without `properties` of its own counts as empty, whatever its `oneOf`, `anyOf` or `allOf` says, and the declaration has no parameters; with
# one property beside it, all branches are sent. Of an age from 18 to 99 the type is left, and of a plate of 7 characters the smallest length alone.
# No error is raised. The model calls the tool with nothing, or with values that its limits refuse.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @ai-sdk/google@3.0.141 ai@6.0.326 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { generateText, jsonSchema, tool } from "ai";
const branches = ["plate", "vin"].map((name) => ({ properties: { [name]: { type: "string" } }, required: [name] }));
const inputs = [
  { type: "object", oneOf: branches },
  { type: "object", properties: { postcode: { type: "string" } }, oneOf: branches },
  {
    type: "object",
    properties: {
      age: { type: "integer", minimum: 18, maximum: 99 },
      plate: { type: "string", minLength: 7, maxLength: 7, pattern: "^[0-9]{4}[B-Z]{3}$" },
    },
  },
];
const fetch = async (_, { body }) => {
  const { parameters } = JSON.parse(body).tools[0].functionDeclarations[0];
  if (parameters === undefined) console.log("no parameters");
  else if (parameters.oneOf) console.log(...parameters.oneOf.map((branch) => JSON.stringify(Object.keys(branch))));
  else console.log(JSON.stringify(parameters.properties));
  throw new Error("not sent");
};
const model = createGoogleGenerativeAI({ apiKey: "none", fetch })("gemini-2.5-flash");
for (const input of inputs)
  await generateText({ model, prompt: "-", maxRetries: 0, tools: { quote: tool({ inputSchema: jsonSchema(input) }) } }).catch(() => {});
')
echo "$seen"
[[ $seen == 'no parameters
["required","properties"] ["required","properties"]
{"age":{"type":"integer"},"plate":{"type":"string","minLength":7}}' ]]
