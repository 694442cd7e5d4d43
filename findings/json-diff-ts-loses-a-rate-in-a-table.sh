#!/usr/bin/env bash
# json-diff-ts 4.10.4 cannot apply its own changes to a list of lists, and puts a change below a key with a dot into another place.
#
# Good guess: applyChangeset(a, diff(a, b)) is b, and so it is with the atomic changes that the README calls "granular, independently applicable".
# Seen: where a value in an inner list changes its type or is removed, as the first factor of a table of rates does here, the old value stays and the new one
# comes after it; a line about "key undefined" is logged and no error is thrown. With atomic changes a new value is lost and a change of a number throws.
# Below the key "28013.1" an atomic change is written into the object outside. Numbers in one list, and objects in a list, are right.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-diff-ts@4.10.4 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const { applyChangeset, atomizeChangeset, diff, unatomizeChangeset } = createRequire(import.meta.url)("json-diff-ts");
const pairs = [
  [{ rates: [[18, null], [26, 1]] }, { rates: [[18, 1.5], [26, 1]] }],
  [{ rates: [[18, 1.4, 2]] }, { rates: [[18, 1.4]] }],
  [{ rates: [[18, 1.4]] }, { rates: [[18, 1.4, 2]] }],
  [{ rates: [[18, 1.4]] }, { rates: [[18, 1.5]] }],
  [{ "28013.1": { price: 310 } }, { "28013.1": { price: 320 } }],
  [{ rates: [1.4, 1] }, { rates: [1.5, 1] }],
];
const attempt = (work) => {
  try {
    return JSON.stringify(work());
  } catch (error) {
    return error.message;
  }
};
for (const [from, to] of pairs) {
  const changes = diff(from, to);
  console.log(`${JSON.stringify(from)} to ${JSON.stringify(to)}`);
  console.log(`  ${attempt(() => applyChangeset(structuredClone(from), changes))}`);
  console.log(`  atomic: ${attempt(() => applyChangeset(structuredClone(from), unatomizeChangeset(atomizeChangeset(changes))))}`);
}
')
echo "$seen"
[[ $seen == '{"rates":[[18,null],[26,1]]} to {"rates":[[18,1.5],[26,1]]}
  {"rates":[[18,null,1.5],[26,1]]}
  atomic: Cannot convert undefined or null to object
{"rates":[[18,1.4,2]]} to {"rates":[[18,1.4]]}
  {"rates":[[18,1.4,2]]}
  atomic: Cannot convert undefined or null to object
{"rates":[[18,1.4]]} to {"rates":[[18,1.4,2]]}
  {"rates":[[18,1.4,2]]}
  atomic: {"rates":[[18,1.4]]}
{"rates":[[18,1.4]]} to {"rates":[[18,1.5]]}
  {"rates":[[18,1.5]]}
  atomic: Cannot set properties of undefined (setting '\''1'\'')
{"28013.1":{"price":310}} to {"28013.1":{"price":320}}
  {"28013.1":{"price":320}}
  atomic: {"28013.1":{"price":310},"price":320}
{"rates":[1.4,1]} to {"rates":[1.5,1]}
  {"rates":[1.5,1]}
  atomic: {"rates":[1.5,1]}' ]]
