#!/usr/bin/env bash
# json-rules-engine 7.3.1 takes "any" of no conditions for true, and so fires the rule for each request.
#
# Good guess: none of no conditions holds, so "any" is false, as [].some() is in JavaScript, "or" and "some" in json-logic-js 2.0.5, and the library's own
# operator "someFact" for an empty list. "all" of none is true, as [].every() is.
# Seen: { any: [] } succeeds and { not: { any: [] } } fails; no error is raised, also not by a new Rule(). With one condition that does not hold it fails.
# Rules that are made from data meet it: a line of insurance without exclusions becomes the rule "refuse where any of its exclusions holds", which refuses all.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-rules-engine@7.3.1 json-logic-js@2.0.5 >/dev/null
seen=$(node --input-type=module -e '
import { Engine } from "json-rules-engine";
import jsonLogic from "json-logic-js";
const refused = async (conditions) => {
  const { events } = await new Engine([{ conditions, event: { type: "refused" } }]).run({ age: 30, drivers: [] });
  return events.length > 0;
};
const minor = { fact: "age", operator: "lessThan", value: 18 };
const rules = [
  { any: [] },
  { not: { any: [] } },
  { all: [] },
  { any: [minor] },
  { all: [{ any: [] }] },
  { all: [{ fact: "drivers", operator: "someFact:lessThan", value: 18 }] },
];
for (const rule of rules) console.log(JSON.stringify(rule), await refused(rule));
console.log([].some(Boolean), Boolean(jsonLogic.apply({ or: [] })), jsonLogic.apply({ some: [[], true] }));
')
echo "$seen"
[[ $seen == '{"any":[]} true
{"not":{"any":[]}} false
{"all":[]} true
{"any":[{"fact":"age","operator":"lessThan","value":18}]} false
{"all":[{"any":[]}]} true
{"all":[{"fact":"drivers","operator":"someFact:lessThan","value":18}]} false
false false false' ]]
