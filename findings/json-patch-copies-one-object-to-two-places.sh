#!/usr/bin/env bash
# json-patch 0.7.0 makes a "copy" that is the same object, so that the next operation changes both.
#
# Good guess: "copy" copies the value (RFC 6902, 4.5), and a later "replace" in the copy leaves the original alone.
# Seen: the applicant gets the name that was meant for the driver. apply() reports no error, and a patch of the copy alone looks right. Copying a text or
# number is safe, and jsonpatch 3.1.0 copies the value. Both throw where the whole document is copied ("from": ""), which is a valid pointer (RFC 6901, 5).
# immutable-json-patch 6.0.3 does both.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-patch@0.7.0 jsonpatch@3.1.0 immutable-json-patch@6.0.3 >/dev/null
seen=$(node --input-type=module -e '
import { immutableJSONPatch } from "immutable-json-patch";
import patch from "json-patch";
import jsonpatch from "jsonpatch";
const libraries = { "json-patch": patch.apply, jsonpatch: jsonpatch.apply_patch, "immutable-json-patch": immutableJSONPatch };
const driver = [
  { op: "copy", from: "/applicant", path: "/driver" },
  { op: "replace", path: "/driver/name", value: "Luis" },
];
for (const [name, apply] of Object.entries(libraries))
  for (const operations of [driver, [{ op: "copy", from: "", path: "/previous" }]]) {
    let seen;
    try {
      seen = JSON.stringify(apply({ applicant: { name: "Ana" } }, structuredClone(operations)));
    } catch (error) {
      seen = error.message;
    }
    console.log(`${name}: ${seen}`);
  }
')
echo "$seen"
[[ $seen == 'json-patch: {"applicant":{"name":"Luis"},"driver":{"name":"Luis"}}
json-patch: Value at undefined does not exist
jsonpatch: {"applicant":{"name":"Ana"},"driver":{"name":"Luis"}}
jsonpatch: Cannot read properties of null (reading '\''get'\'')
immutable-json-patch: {"applicant":{"name":"Ana"},"driver":{"name":"Luis"}}
immutable-json-patch: {"applicant":{"name":"Ana"},"previous":{"applicant":{"name":"Ana"}}}' ]]
