#!/usr/bin/env bash
# @asteasolutions/zod-to-openapi 9.1.0, joi-to-json 5.0.5 and joi-to-swagger 6.2.0 publish a regular expression that has a flag as a pattern that no text fits.
#
# Good guess: a pattern in JSON Schema has no flags, so /^\p{L}+$/u is published as "^\p{L}+$" (as zod 4.6.7 itself does), and what cannot be said without its
# flag, such as /^[0-9]{4}[a-z]{3}$/i, gives an error.
# Seen: the pattern is "^\p{L}+$/u". The closing slash stays, after the end of the text, so that a client that checks the pattern refuses every value.
# joi-to-swagger drops the letter and keeps the slash. Without a flag all is well. The server itself checks the expression, so its own tests pass; the name
# of a person (u) and a number plate in small letters (i) meet it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @asteasolutions/zod-to-openapi@9.1.0 joi-to-json@5.0.5 joi-to-swagger@6.2.0 joi@18.3.2 zod@4.6.7 ajv@8.17.1 >/dev/null
seen=$(node -e '
const { extendZodWithOpenApi, OpenApiGeneratorV31, OpenAPIRegistry } = require("@asteasolutions/zod-to-openapi");
const Ajv = require("ajv/dist/2020").default;
const Joi = require("joi");
const joiToJson = require("joi-to-json");
const joiToSwagger = require("joi-to-swagger");
const { z } = require("zod");
extendZodWithOpenApi(z);
const withZod = (pattern) => {
  const registry = new OpenAPIRegistry();
  registry.register("Text", z.string().regex(pattern));
  return new OpenApiGeneratorV31(registry.definitions).generateComponents().components.schemas.Text;
};
const writers = [
  ["zod-to-openapi", withZod],
  ["joi-to-json", (pattern) => joiToJson(Joi.string().pattern(pattern))],
  ["joi-to-swagger", (pattern) => joiToSwagger(Joi.string().pattern(pattern)).swagger],
];
for (const [pattern, value] of [[/^\p{L}+$/u, "Íñigo"], [/^[0-9]{4}[a-z]{3}$/i, "1234bcd"], [/^[0-9]{5}$/, "28013"]])
  for (const [name, write] of writers) {
    const { pattern: published } = write(pattern);
    console.log(pattern.test(value), new Ajv().validate({ type: "string", pattern: published }, value), published, name);
  }
')
printf 'own check, published pattern\n%s\n' "$seen"
[[ $seen == 'true false ^\p{L}+$/u zod-to-openapi
true false ^\p{L}+$/u joi-to-json
true false ^\p{L}+$/ joi-to-swagger
true false ^[0-9]{4}[a-z]{3}$/i zod-to-openapi
true false ^[0-9]{4}[a-z]{3}$/i joi-to-json
true false ^[0-9]{4}[a-z]{3}$/ joi-to-swagger
true true ^[0-9]{5}$ zod-to-openapi
true true ^[0-9]{5}$ joi-to-json
true true ^[0-9]{5}$ joi-to-swagger' ]]
