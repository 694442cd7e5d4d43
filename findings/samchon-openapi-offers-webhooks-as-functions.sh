#!/usr/bin/env bash
# @samchon/openapi 6.0.1 offers the webhooks of an OpenAPI 3.1 document to a model as functions that it can call.
#
# Good guess: `paths` are what a client calls; `webhooks` are what the server calls, so a model gets no function for them.
# Seen: HttpLlm.application() lists a function `petAdded_post` with the path `petAdded` (no slash: it is the name of the webhook)
# beside `pets_post`, and reports no error.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @samchon/openapi@6.0.1 >/dev/null
cat >document.json <<'JSON'
{"openapi": "3.1.0", "info": {"title": "Pets", "version": "1"},
 "paths": {"/pets": {"post": {"operationId": "addPet", "responses": {"204": {"description": "Added."}}}}},
 "webhooks": {"petAdded": {"post": {"requestBody": {"content": {"application/json": {"schema": {"type": "object", "properties": {"id": {"type": "string"}}}}}},
  "responses": {"204": {"description": "Taken."}}}}}}
JSON
seen=$(node --input-type=module -e '
import { readFileSync } from "node:fs";
import { HttpLlm, OpenApi } from "@samchon/openapi";
const { functions, errors } = HttpLlm.application({ document: OpenApi.convert(JSON.parse(readFileSync("document.json", "utf8"))) });
console.log(functions.map(({ name, path }) => name + " -> " + path).join(", ") + "; errors: " + errors.length);
')
echo "$seen"
[[ $seen == 'pets_post -> /pets, petAdded_post -> petAdded; errors: 0' ]]
