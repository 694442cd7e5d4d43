#!/usr/bin/env bash
# best-effort-json-parser 1.5.1, incomplete-json-parser 1.1.5 and partial-json-parser 1.2.2 cannot read all JSON: 1e3, null or {}.
#
# Good guess: a parser for the JSON that a model is still writing reads each JSON text that is complete, and each beginning of one.
# Seen: best-effort-json-parser makes 1 and "e3" of 1e3 as long as the text is not finished, and then calls the next property `e4,"garage"`;
# incomplete-json-parser makes 13 of it, and throws on {}; partial-json-parser throws on null. partial-json 0.1.7 reads them all.
# The last text is complete: a tool call whose optional property is null never becomes an object.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  best-effort-json-parser@1.5.1 incomplete-json-parser@1.1.5 partial-json-parser@1.2.2 partial-json@0.1.7 >/dev/null
seen=$(node -e '
const parsers = {
  "best-effort-json-parser": require("best-effort-json-parser").parse,
  "incomplete-json-parser": (text) => require("incomplete-json-parser").IncompleteJsonParser.parse(text),
  "partial-json-parser": require("partial-json-parser"),
  "partial-json": (text) => require("partial-json").parse(text),
};
const attempt = (parse, text) => {
  try {
    return JSON.stringify(parse(text));
  } catch {
    return "throws";
  }
};
for (const [name, parse] of Object.entries(parsers))
  for (const text of ["[1e3,2", `{"km":1.2e4,"garage":true`, `{"extras":{}}`, `{"bonus":null}`])
    console.log(`${name} ${text} ${attempt(parse, text)}`);
' 2>/dev/null)
echo "$seen"
[[ $seen == 'best-effort-json-parser [1e3,2 [1,"e3",2]
best-effort-json-parser {"km":1.2e4,"garage":true {"km":1.2,"e4,\"garage\"":true}
best-effort-json-parser {"extras":{}} {"extras":{}}
best-effort-json-parser {"bonus":null} {"bonus":null}
incomplete-json-parser [1e3,2 [13,2]
incomplete-json-parser {"km":1.2e4,"garage":true throws
incomplete-json-parser {"extras":{}} throws
incomplete-json-parser {"bonus":null} {"bonus":null}
partial-json-parser [1e3,2 throws
partial-json-parser {"km":1.2e4,"garage":true throws
partial-json-parser {"extras":{}} {"extras":{}}
partial-json-parser {"bonus":null} throws
partial-json [1e3,2 [1000,2]
partial-json {"km":1.2e4,"garage":true {"km":12000,"garage":true}
partial-json {"extras":{}} {"extras":{}}
partial-json {"bonus":null} {"bonus":null}' ]]
