#!/usr/bin/env bash
# just-diff 6.0.2 writes the name of a property into a JSON Patch as it is, so that a name with a slash is the path of another property.
#
# Good guess: jsonPatchPathConverter gives "jsPatch standard paths" (its README), so "/" in a name becomes "~1" and "~" becomes "~0" (RFC 6901, 3).
# Seen: the path of an OpenAPI document's "/v1/quotes" is "/paths//v1/quotes", which fast-json-patch 3.1.1 refuses. Where the wrong path exists, the patch is
# applied there, without an error: the price of another version of the car changes. just-diff-apply 5.5.0, the other half, refuses the right patch too.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts just-diff@6.0.2 just-diff-apply@5.5.0 fast-json-patch@3.1.1 >/dev/null
seen=$(node -e '
const { applyPatch, compare } = require("fast-json-patch");
const { diff, jsonPatchPathConverter } = require("just-diff");
const { diffApply, jsonPatchPathConverter: readPath } = require("just-diff-apply");
const attempt = (run) => {
  try {
    return JSON.stringify(run());
  } catch {
    return "throws";
  }
};
const pairs = [
  [{ paths: { "/v1/quotes": "old" } }, { paths: { "/v1/quotes": "new" } }],
  [{ "2.0 TDI": { 150: 400 }, "2.0 TDI/150": 500 }, { "2.0 TDI": { 150: 400 }, "2.0 TDI/150": 510 }],
];
for (const [before, after] of pairs) {
  const patch = diff(before, after, jsonPatchPathConverter);
  console.log(patch[0].path, compare(before, after)[0].path);
  console.log(attempt(() => applyPatch(structuredClone(before), patch, true).newDocument));
  console.log(attempt(() => diffApply(structuredClone(before), compare(before, after), readPath)));
}
')
printf 'path of just-diff, of fast-json-patch; result of the first; just-diff-apply with the second\n%s\n' "$seen"
[[ $seen == '/paths//v1/quotes /paths/~1v1~1quotes
throws
throws
/2.0 TDI/150 /2.0 TDI~1150
{"2.0 TDI":{"150":510},"2.0 TDI/150":500}
throws' ]]
