#!/usr/bin/env bash
# @readme/oas-to-har 38.5.1 makes a header of each member of an object if the parameter leaves out its style, and a form field of each in multipart.
#
# Good guess: a header without a style has the style `simple` (OpenAPI 3.1, parameter object), so it is "X-Defaults: max=5,min=1" either way. A property of a
# multipart body whose encoding says application/json is one part of JSON.
# Seen: with the style written out it is so, without it the headers are `max` and `min`, and X-Defaults is lost. The form fields are `plate` and `km`, without
# `car`, and a `km` beside the car is there a second time; a form that is not multipart has car={"plate":…}. Snippets made of the HAR send these names.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @readme/oas-to-har@38.5.1 oas@38.6.0 >/dev/null
cat >document.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Quotes", "version": "1" },
  "servers": [{ "url": "https://api.example.es" }],
  "paths": {
    "/quotes": {
      "get": {
        "parameters": [
          { "name": "X-Limits", "in": "header", "style": "simple", "explode": true, "schema": { "type": "object" } },
          { "name": "X-Defaults", "in": "header", "explode": true, "schema": { "type": "object" } },
          { "name": "limits", "in": "query", "style": "deepObject", "explode": true, "schema": { "type": "object" } }
        ],
        "responses": { "200": { "description": "Quotes." } }
      },
      "post": {
        "requestBody": {
          "content": {
            "multipart/form-data": {
              "schema": { "type": "object", "properties": { "car": { "type": "object" }, "km": { "type": "integer" } } },
              "encoding": { "car": { "contentType": "application/json" } }
            }
          }
        },
        "responses": { "200": { "description": "A quote." } }
      },
      "put": {
        "requestBody": {
          "content": {
            "application/x-www-form-urlencoded": {
              "schema": { "type": "object", "properties": { "car": { "type": "object" }, "km": { "type": "integer" } } },
              "encoding": { "car": { "contentType": "application/json" } }
            }
          }
        },
        "responses": { "200": { "description": "A quote." } }
      }
    }
  }
}
JSON
seen=$(node --input-type=module -e '
import Oas from "oas";
import oasToHar from "@readme/oas-to-har";
import { readFileSync } from "node:fs";
const oas = Oas.init(JSON.parse(readFileSync("document.json", "utf8")));
const limits = { max: 5, min: 1 };
const form = { car: { plate: "1234BCD", km: 7 }, km: 12000 };
const request = (method, values) => oasToHar(oas, oas.operation("/quotes", method), values).log.entries[0].request;
const written = (pairs) => pairs.map(({ name, value }) => `${name}: ${value}`).join("; ");
const { headers, queryString } = request("get", { header: { "X-Limits": limits, "X-Defaults": limits }, query: { limits } });
console.log("query", written(queryString));
console.log("headers", written(headers));
console.log("form", written(request("put", { formData: form }).postData.params));
console.log("multipart", written(request("post", { body: form }).postData.params));
')
echo "$seen"
[[ $seen == 'query limits[max]: 5; limits[min]: 1
headers X-Limits: max=5,min=1; max: 5; min: 1
form car: {"plate":"1234BCD","km":7}; km: 12000
multipart plate: 1234BCD; km: 7; km: 12000' ]]
