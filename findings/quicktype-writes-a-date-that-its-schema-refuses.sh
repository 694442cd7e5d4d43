#!/usr/bin/env bash
# quicktype-core 26.0.0 writes code that reads a property of the format "date" and writes it back with a time.
#
# Good guess: the code for a schema reads and writes what the schema takes, so {"start":"2026-12-31"} comes back as it is; the format "time" does.
# Seen: toQuote() makes a Date of it, and quoteToJson() writes "2026-12-31T00:00:00.000Z", which ajv 8.17.1 refuses by the same schema. Nothing is reported.
# The same happens where there is no schema but samples of JSON, since a text that looks like a date is taken for one. A client that reads the start of a
# policy, changes another field and sends it back meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts quicktype-core@26.0.0 ajv@8.17.1 ajv-formats@3.0.1 >/dev/null
seen=$(node -e '
const Ajv = require("ajv");
const addFormats = require("ajv-formats");
const { InputData, JSONSchemaInput, jsonInputForTargetLanguage, quicktype } = require("quicktype-core");
const schema = { type: "object", required: ["start"], properties: { start: { type: "string", format: "date" }, hour: { type: "string", format: "time" } } };
const text = JSON.stringify({ start: "2026-12-31", hour: "10:00:00Z" });
const writeBack = async (input) => {
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang: "javascript" });
  require("node:fs").writeFileSync("quote.js", lines.join("\n"));
  delete require.cache[require.resolve("./quote.js")];
  const { quoteToJson, toQuote } = require("./quote.js");
  return JSON.parse(quoteToJson(toQuote(text)));
};
(async () => {
  const validate = addFormats(new Ajv()).compile(schema);
  const fromSchema = new JSONSchemaInput();
  await fromSchema.addSource({ name: "Quote", schema: JSON.stringify(schema) });
  const fromSample = jsonInputForTargetLanguage("javascript");
  await fromSample.addSource({ name: "Quote", samples: [text] });
  for (const value of [JSON.parse(text), await writeBack(fromSchema), await writeBack(fromSample)]) console.log(validate(value), value.start, value.hour);
})();
')
echo "$seen"
[[ $seen == 'true 2026-12-31 10:00:00Z
false 2026-12-31T00:00:00.000Z 10:00:00Z
false 2026-12-31T00:00:00.000Z 10:00:00Z' ]]
