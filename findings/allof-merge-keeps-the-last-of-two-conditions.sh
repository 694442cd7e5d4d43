#!/usr/bin/env bash
# allof-merge 0.6.8 keeps the last `if` of an `allOf` and drops the others, without an error.
#
# Good guess: conditions for two kinds of risk stay in `allOf`, or merge() reports that it cannot merge them; its README says that "merged schema does not
# validate more or less than the original schema" and that it works with JSON Schema 2020-12. json-schema-merge-allof 0.8.1 throws on them.
# Seen: a car without a plate passes the merged schema; a home without a postal code fails as it should. onMergeError is not called. dependentRequired is
# lost in the same way. A generator or validator that flattens a published schema first lets incomplete requests through.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts allof-merge@0.6.8 json-schema-merge-allof@0.8.1 ajv@8.17.1 >/dev/null
seen=$(node --input-type=module -e '
import { merge } from "allof-merge";
import mergeAllOf from "json-schema-merge-allof";
import Ajv from "ajv/dist/2020.js";
const needs = (kind, field) => ({ if: { properties: { kind: { const: kind } } }, then: { required: [field] } });
const schema = { type: "object", required: ["kind"], allOf: [needs("car", "plate"), needs("home", "postcode")] };
const errors = [];
const merged = merge(schema, { onMergeError: (message) => errors.push(message) });
const [before, after] = [schema, merged].map((each) => new Ajv.default({ strict: false }).compile(each));
for (const kind of ["car", "home"]) console.log(kind, before({ kind }), after({ kind }));
console.log(errors.length + " errors");
try {
  mergeAllOf(schema);
} catch (error) {
  console.log(error.message.split(".")[0]);
}
')
echo "$seen"
[[ $seen == 'car false true
home false false
0 errors
No resolver found for key if' ]]
