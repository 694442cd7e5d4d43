#!/usr/bin/env bash
# @ai-sdk-tool/parser 4.1.26 does not read the XML that it writes: a driver's name becomes the customer's, and a second driver loses the call.
#
# Good guess: parseGeneratedText() of morphXmlProtocol reads back what formatToolCall() of the same protocol wrote, as with hermesProtocol and yamlXmlProtocol.
# Seen: if both the quote and its drivers have a property `name`, a tag inside a driver counts for the quote. With one driver the quote gets the driver's
# name, with two the call comes back as plain text, and the tool is never called. A text in a list is divided at its comma, and an empty list is lost.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @ai-sdk-tool/parser@4.1.26 >/dev/null
seen=$(node --input-type=module -e '
import { hermesProtocol, morphXmlProtocol, yamlXmlProtocol } from "@ai-sdk-tool/parser";
const text = { type: "string" };
const driver = { type: "object", properties: { name: text } };
const properties = { name: text, drivers: { type: "array", items: driver }, colours: { type: "array", items: text } };
const tools = [{ type: "function", name: "quote", inputSchema: { type: "object", properties } }];
const inputs = [
  { drivers: [{ name: "Ana" }] },
  { drivers: [{ name: "Ana" }, { name: "Eva" }] },
  { colours: ["red, white"] },
  { colours: [] },
];
const protocols = { hermes: hermesProtocol(), xml: morphXmlProtocol(), yaml: yamlXmlProtocol() };
for (const [name, protocol] of Object.entries(protocols))
  for (const input of inputs) {
    const written = protocol.formatToolCall({ toolCallId: "1", toolName: "quote", input: JSON.stringify(input) });
    const call = protocol.parseGeneratedText({ text: written, tools }).find(({ type }) => type === "tool-call");
    const read = call?.input ?? "no call";
    console.log(name, read === JSON.stringify(input) ? "the same" : read);
  }
')
echo "$seen"
[[ $seen == 'hermes the same
hermes the same
hermes the same
hermes the same
xml {"drivers":[{"name":"Ana"}],"name":"Ana"}
xml no call
xml {"colours":["red","white"]}
xml {}
yaml the same
yaml the same
yaml the same
yaml the same' ]]
