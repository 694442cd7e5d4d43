#!/usr/bin/env bash
# untruncate-json 0.0.1 adds a quotation mark at the end where the last string ends in an escape such as \u20ac, also to a JSON text that is complete.
#
# Good guess: a complete text comes back as it is, and a cut one gets what it lacks: '["45 \u20ac"' becomes '["45 \u20ac"]'.
# Seen: '{"price":"45 \u20ac"}' becomes '{"price":"45 \u20ac"}"}', which JSON.parse refuses. With one more character after the escape, or with another string
# after it, the text is right. A program that shows a model's answer while it arrives meets it: Python's json.dumps writes each letter outside of ASCII as
# an escape, and Spanish prices and names such as "José" end in one.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts untruncate-json@0.0.1 >/dev/null
cat >texts.txt <<'TEXTS'
{"price":"45 \u20ac"}
{"price":"45 \u20ac."}
{"price":"45 \u20ac","name":"Ana"}
["Jos\u00e9",40]
["Jos\u00e9"
TEXTS
seen=$(node -e '
const { default: untruncateJson } = require("untruncate-json");
for (const text of require("node:fs").readFileSync("texts.txt", "utf8").trim().split("\n")) console.log(untruncateJson(text));
')
echo "$seen"
[[ $seen == '{"price":"45 \u20ac"}"}
{"price":"45 \u20ac."}
{"price":"45 \u20ac","name":"Ana"}
["Jos\u00e9",40]"]
["Jos\u00e9""]' ]]
