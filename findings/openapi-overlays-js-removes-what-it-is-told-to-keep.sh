#!/usr/bin/env bash
# openapi-overlays-js 0.2.0 removes what an action with "remove": false updates, empties a list of which the first item goes, and makes an object of a list.
#
# Good guess: Overlay Specification 1.0.0: `remove` is false unless it is true; the target is what the JSONPath selects at that moment; an update whose target
# is a list is appended to it.
# Seen: an update that says "remove": false deletes `info`; "..parameters[0]" is asked for again until no parameter is left; a tag added to `tags` turns the
# list into {"0": ..., "name": ...}. No error is reported, and each result is an OpenAPI document that says something else or is none.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-overlays-js@0.2.0 >/dev/null
seen=$(node --input-type=module -e '
import { applyOverlay } from "openapi-overlays-js/src/overlay.js";
for (const action of [
  { target: "$.info", update: { description: "Quotes." }, remove: false },
  { target: "$..parameters[0]", remove: true },
  { target: "$.tags", update: { name: "home" } },
]) {
  const document = { info: { title: "Quotes" }, tags: [{ name: "car" }], parameters: [{ name: "a" }, { name: "b" }, { name: "c" }] };
  console.log(JSON.stringify(applyOverlay(document, { overlay: "1.0.0", actions: [action] })));
}
')
echo "$seen"
[[ $seen == '{"tags":[{"name":"car"}],"parameters":[{"name":"a"},{"name":"b"},{"name":"c"}]}
{"info":{"title":"Quotes"},"tags":[{"name":"car"}],"parameters":[]}
{"info":{"title":"Quotes"},"tags":{"0":{"name":"car"},"name":"home"},"parameters":[{"name":"a"},{"name":"b"},{"name":"c"}]}' ]]
