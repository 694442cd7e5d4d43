#!/usr/bin/env bash
# @anthropic-ai/sdk 1.14.0 asks the model for an empty object where the schema of the output has a map, and for no object at all where it is a `oneOf`.
#
# Good guess: zodOutputFormat() and jsonSchemaOutputFormat() keep what the API allows, and write the rest into the description, as they do with `minimum`.
# Seen: every object gets `additionalProperties: false`, also a z.record() of prices by insurer, whose type of value is not in the description either. The only
# answer that fits is {}, which the zod schema then accepts: the prices are gone without an error. An object that is a `oneOf` gets the same beside its
# branches, so that a property that a branch requires is forbidden by the whole.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @anthropic-ai/sdk@1.14.0 ajv@8.20.0 zod@4.6.7 >/dev/null
seen=$(node --input-type=module -e '
import { jsonSchemaOutputFormat } from "@anthropic-ai/sdk/helpers/json-schema";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { Ajv } from "ajv";
import { z } from "zod";
const fits = (schema, value) => new Ajv({ strict: false }).validate(schema, value);
const quotes = z.object({ prices: z.record(z.string(), z.number()) });
const { schema } = zodOutputFormat(quotes);
console.log(JSON.stringify(schema.properties.prices));
for (const prices of [{ "Aseguradora A": 312.4 }, {}]) console.log("map", quotes.safeParse({ prices }).success, fits(schema, { prices }));
const vehicle = { type: "object", oneOf: ["plate", "vin"].map((name) => ({ type: "object", properties: { [name]: { type: "string" } }, required: [name] })) };
const sent = jsonSchemaOutputFormat(vehicle).schema;
for (const value of [{ plate: "1234BCD" }, { vin: "VSSZZZ5FZHR012345" }, {}]) console.log("oneOf", fits(vehicle, value), fits(sent, value));
')
printf 'schema of the map; own schema accepts, sent schema accepts\n%s\n' "$seen"
[[ $seen == '{"type":"object","properties":{},"additionalProperties":false,"description":"{propertyNames: {\"type\":\"string\"}}"}
map true false
map true true
oneOf true false
oneOf true false
oneOf false false' ]]
