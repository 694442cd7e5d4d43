#!/usr/bin/env bash
# @cerios/openapi-to-zod 1.7.0 writes a module with a syntax error for a union one of whose branches is an `allOf`.
#
# Good guess: a discriminator may name schemas that are put together with allOf (OpenAPI 3.1, Discriminator Object, shows one), so the union becomes z.union()
# or z.discriminatedUnion(), or the generator throws.
# Seen: it looks for the property in the branch alone, not within its allOf, warns that "kind" is not required, and writes that warning into the code, between
# quotation marks that hold quotation marks. Neither node nor the TypeScript compiler reads the module. It reports success. Without allOf the module loads. In
# the same way z.looseObject({}) stands for a map of numbers, and two of z.unknown() for an object that needs one of two properties, so that they take
# anything.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @cerios/openapi-to-zod@1.7.0 typescript@5.9.3 >/dev/null
seen=$(node --input-type=module -e '
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { OpenApiGenerator } = require("@cerios/openapi-to-zod");
const ts = require("typescript");
const object = (properties) => ({ type: "object", properties, required: Object.keys(properties) });
const schemas = (home) => ({
  Car: object({ kind: { const: "car" }, plate: { type: "string" } }),
  Home: home,
  Risk: { oneOf: [{ $ref: "#/components/schemas/Car" }, { $ref: "#/components/schemas/Home" }], discriminator: { propertyName: "kind" } },
  Prices: { type: "object", additionalProperties: { type: "number" } },
  Known: { type: "object", properties: { plate: { type: "string" } }, oneOf: [{ required: ["plate"] }, { required: ["vin"] }] },
});
const homes = {
  plain: object({ kind: { const: "home" }, size: { type: "number" } }),
  allOf: { allOf: [object({ kind: { const: "home" } }), object({ size: { type: "number" } })] },
};
console.warn = () => {};
const log = console.log;
for (const [name, home] of Object.entries(homes)) {
  const document = { openapi: "3.1.0", info: { title: "Quotes", version: "1" }, paths: {}, components: { schemas: schemas(home) } };
  writeFileSync("openapi.json", JSON.stringify(document));
  const code = new OpenApiGenerator({ mode: "normal", input: "openapi.json", outputTypes: "schemas.ts" }).generateString();
  const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
  log(`${name}: ${diagnostics.length ? ts.flattenDiagnosticMessageText(diagnostics[0].messageText, " ") : "a module"}`);
  for (const line of code.split("\n").filter((line) => /^export const (risk|prices|known)/.test(line))) log(line);
}
')
echo "$seen"
[[ $seen == 'plain: a module
export const riskSchema = z.discriminatedUnion("kind", [carSchema, homeSchema]);
export const pricesSchema = z.looseObject({});
export const knownSchema = z.union([z.unknown(), z.unknown()]);
allOf: '\'','\'' expected.
export const riskSchema = z.union([carSchema, homeSchema]).describe("Discriminator "kind" is optional in some schemas (Home), using z.union() instead of z.discriminatedUnion()");
export const pricesSchema = z.looseObject({});
export const knownSchema = z.union([z.unknown(), z.unknown()]);' ]]
