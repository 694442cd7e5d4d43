#!/usr/bin/env bash
# jsonrepair 3.15.0 changes JSON that needs no repair: a bracket in the last text of a list begins a list, a brace in the last text of an object throws.
#
# Good guess: JSON that JSON.parse reads comes back as it is. 3.14.0 returns all five texts unchanged.
# Seen: the ages "[18,25)", an interval that includes 18 and not 25, become the list [18,25,")"] after an empty text, and ["from 18 [open"], in the middle
# of an object, takes the next property with it, without an error. An object that ends with the text "{" is "Unexpected character". Who repairs each answer of a model,
# instead of those that JSON.parse refuses, gets other values than the model wrote.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonrepair@3.15.0 before@npm:jsonrepair@3.14.0 >/dev/null
cat >texts.json <<'JSON'
[
  { "ages": ["[18,25)"] },
  { "ages": ["[18,25]"] },
  { "ages": ["from 18 [open"], "garage": true },
  { "garage": true, "note": "{" },
  { "note": "{", "garage": true }
]
JSON
seen=$(node -e '
const attempt = (library, text) => {
  try {
    const repaired = require(library).jsonrepair(text);
    return repaired === text ? "the same" : repaired;
  } catch (error) {
    return error.message;
  }
};
for (const text of require("./texts.json").map((value) => JSON.stringify(value)))
  console.log(text, "3.14.0:", attempt("before", text), "3.15.0:", attempt("jsonrepair", text));
')
echo "$seen"
[[ $seen == '{"ages":["[18,25)"]} 3.14.0: the same 3.15.0: {"ages":["",[18,25,")"]]}
{"ages":["[18,25]"]} 3.14.0: the same 3.15.0: the same
{"ages":["from 18 [open"],"garage":true} 3.14.0: the same 3.15.0: {"ages":["from 18 [open\"]","garage",":true"]}
{"garage":true,"note":"{"} 3.14.0: the same 3.15.0: Unexpected character "{" at position 23
{"note":"{","garage":true} 3.14.0: the same 3.15.0: the same' ]]
