#!/usr/bin/env bash
# @solvers-hub/llm-json 0.1.11 finds no JSON in an object that has a single brace in a text, although the object is valid.
#
# Good guess: braces inside a text do not count, and what JSON.parse reads is found; a model's answer often quotes a form with `}` or a placeholder.
# Seen: {"note":"form 036 }"} and {"note":"{ has no end"} are no JSON for extract() and for extractAll(), with attemptCorrection and without, and without an
# error: the answer looks like prose. A pair of braces in the text does no harm. jsonrepair 3.14.0 reads the three.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @solvers-hub/llm-json@0.1.11 jsonrepair@3.14.0 >/dev/null
seen=$(node -e '
const { LlmJson } = require("@solvers-hub/llm-json");
const { jsonrepair } = require("jsonrepair");
for (const note of ["form {036}", "form 036 }", "{ has no end"]) {
  const text = JSON.stringify({ note });
  const found = [];
  for (const attemptCorrection of [false, true])
    for (const method of ["extract", "extractAll"]) found.push(new LlmJson({ attemptCorrection })[method](text).json.length);
  console.log(text, "found", found.join(), "jsonrepair", jsonrepair(text) === text);
}
')
echo "$seen"
[[ $seen == '{"note":"form {036}"} found 1,1,1,1 jsonrepair true
{"note":"form 036 }"} found 0,0,0,0 jsonrepair true
{"note":"{ has no end"} found 0,0,0,0 jsonrepair true' ]]
