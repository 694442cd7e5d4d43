#!/usr/bin/env bash
# @asteasolutions/zod-to-openapi 9.1.0 publishes z.number().int().positive().min(18) in OpenAPI 3.0 as a number greater than 18.
#
# Good guess: `minimum: 18`, without exclusiveMinimum, since of the two limits 18 is the narrower one.
# Seen: `minimum: 18, exclusiveMinimum: true`: the limit is taken from min() and the flag from positive(), so a client refuses a driver of 18 years, and with
# .negative().max(-1) it refuses -1. zod 4.6.7 itself publishes `minimum: 18`, and the same library with OpenAPI 3.1, where the two keywords are
# apart, is right. The server takes 18, so its own tests pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @asteasolutions/zod-to-openapi@9.1.0 zod@4.6.7 >/dev/null
seen=$(node -e '
const { extendZodWithOpenApi, OpenApiGeneratorV3, OpenApiGeneratorV31, OpenAPIRegistry } = require("@asteasolutions/zod-to-openapi");
const { z } = require("zod");
extendZodWithOpenApi(z);
const age = z.number().int().positive().min(18);
const registry = new OpenAPIRegistry();
registry.register("Age", age);
for (const Generator of [OpenApiGeneratorV3, OpenApiGeneratorV31])
  console.log(JSON.stringify(new Generator(registry.definitions).generateComponents().components.schemas.Age));
const { type, minimum, exclusiveMinimum } = z.toJSONSchema(age, { target: "openapi-3.0" });
console.log(JSON.stringify({ type, minimum, exclusiveMinimum }), age.safeParse(18).success);
')
echo "$seen"
[[ $seen == '{"type":"integer","minimum":18,"exclusiveMinimum":true}
{"type":"integer","exclusiveMinimum":0,"minimum":18}
{"type":"integer","minimum":18} true' ]]
