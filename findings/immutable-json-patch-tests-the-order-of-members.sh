#!/usr/bin/env bash
# immutable-json-patch 6.0.3 fails a "test" of an object whose members come in another order, and calls a member "-" of an object "undefined".
#
# Good guess: objects are equal if they have the same members with equal values (RFC 6902, 4.6); their order is not part of JSON. "-" is the end of a list
# only where the value is a list (RFC 6901, 4).
# Seen: "test" compares the two as texts and throws, and the whole patch with it. json-patch 0.7.0 and jsonpatch 3.1.0 take it. A member "-" is added as
# "undefined". A "test" ahead of a change, so that nobody else's change is lost, fails against a database that stores the members in an order of its own, as
# jsonb of PostgreSQL does.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts immutable-json-patch@6.0.3 json-patch@0.7.0 jsonpatch@3.1.0 >/dev/null
seen=$(node --input-type=module -e '
import { immutableJSONPatch } from "immutable-json-patch";
import patch from "json-patch";
import jsonpatch from "jsonpatch";
const libraries = { "immutable-json-patch": immutableJSONPatch, "json-patch": patch.apply, jsonpatch: jsonpatch.apply_patch };
const attempt = (work) => {
  try {
    return JSON.stringify(work());
  } catch (error) {
    return error.message;
  }
};
const stored = { price: { amount: 310.5, currency: "EUR" } };
const test = [{ op: "test", path: "/price", value: { currency: "EUR", amount: 310.5 } }];
const add = [{ op: "add", path: "/-", value: 1 }];
for (const [name, apply] of Object.entries(libraries)) {
  console.log(`${name} test: ${attempt(() => apply(structuredClone(stored), structuredClone(test)))}`);
  console.log(`${name} add: ${attempt(() => apply({}, structuredClone(add)))}`);
}
')
echo "$seen"
[[ $seen == 'immutable-json-patch test: Test failed, value differs (path: "/price")
immutable-json-patch add: {"undefined":1}
json-patch test: {"price":{"amount":310.5,"currency":"EUR"}}
json-patch add: {"-":1}
jsonpatch test: {"price":{"amount":310.5,"currency":"EUR"}}
jsonpatch add: {"-":1}' ]]
