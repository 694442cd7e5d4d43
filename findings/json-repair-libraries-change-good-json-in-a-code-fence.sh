#!/usr/bin/env bash
# @toolsycc/json-repair 0.1.22 and json-repair-js 1.0.0 change JSON that needs no repair if it stands in a code fence, which both read as their README says.
#
# Good guess: what is between the fences of a model's answer is tried with JSON.parse first, and stays as it is if that succeeds. Without a fence it does.
# Seen: @toolsycc/json-repair cuts a link at its two slashes, puts a quote into an hour, and throws on a text with a colon; json-repair-js makes the text "null"
# of null and keeps the backslash of a line break. jsonrepair 3.14.0 and @solvers-hub/llm-json 0.1.11 read the same answers as they stand.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @toolsycc/json-repair@0.1.22 json-repair-js@1.0.0 jsonrepair@3.14.0 @solvers-hub/llm-json@0.1.11 >/dev/null
cat >values.json <<'JSON'
[
  { "url": "https://example.es/1" },
  { "note": "1: red, 2: blue" },
  { "hour": "00:30" },
  { "bonus": null, "garage": true },
  { "note": "two\nlines" }
]
JSON
seen=$(node -e '
const { LlmJson } = require("@solvers-hub/llm-json");
const { repairJson } = require("@toolsycc/json-repair");
const libraries = {
  "@toolsycc/json-repair": (text) => repairJson(text, { extractJson: true, returnObject: true }),
  "json-repair-js": require("json-repair-js").loads,
  jsonrepair: (text) => JSON.parse(require("jsonrepair").jsonrepair(text)),
  "@solvers-hub/llm-json": (text) => new LlmJson().extract(text).json[0],
};
const attempt = (read, text) => {
  try {
    return JSON.stringify(read(text));
  } catch {
    return "throws";
  }
};
const fence = "`".repeat(3);
for (const [name, read] of Object.entries(libraries))
  for (const text of require("./values.json").map((value) => JSON.stringify(value))) {
    const plain = attempt(read, text) === text;
    const fenced = attempt(read, `${fence}json\n${text}\n${fence}`);
    console.log(name, plain ? "plain the same," : "plain changed,", "fenced", fenced === text ? "the same" : fenced);
  }
' 2>/dev/null)
echo "$seen"
[[ $seen == '@toolsycc/json-repair plain the same, fenced {"url":"https:"}
@toolsycc/json-repair plain the same, fenced throws
@toolsycc/json-repair plain the same, fenced {"hour":"00: \"30"}
@toolsycc/json-repair plain the same, fenced the same
@toolsycc/json-repair plain the same, fenced the same
json-repair-js plain the same, fenced the same
json-repair-js plain the same, fenced the same
json-repair-js plain the same, fenced the same
json-repair-js plain the same, fenced {"bonus":"null","garage":"true"}
json-repair-js plain the same, fenced {"note":"two\\nlines"}
jsonrepair plain the same, fenced the same
jsonrepair plain the same, fenced the same
jsonrepair plain the same, fenced the same
jsonrepair plain the same, fenced the same
jsonrepair plain the same, fenced the same
@solvers-hub/llm-json plain the same, fenced the same
@solvers-hub/llm-json plain the same, fenced the same
@solvers-hub/llm-json plain the same, fenced the same
@solvers-hub/llm-json plain the same, fenced the same
@solvers-hub/llm-json plain the same, fenced the same' ]]
