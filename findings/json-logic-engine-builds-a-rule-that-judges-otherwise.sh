#!/usr/bin/env bash
# json-logic-engine 5.0.7 answers otherwise when it runs a rule than when it builds it: "all drivers are 25 or older" is true for no list of drivers at all.
#
# Good guess: build() compiles a rule "for 12.5-20x performance improvements" (README), and its function gives what run() gives for the same data.
# Seen: of a list that is absent or null, "all" is false by run(), as in json-logic-js 2.0.5, and true by build(); of an empty list it is false by both.
# "filter" gives null by the one and [] by the other, a default of "var" stands in for null by build() alone, and "cat" writes the word "null".
# A program that builds its rules in production and runs them in its tests, or the other way round, accepts a request by a rule that refuses it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-logic-engine@5.0.7 json-logic-js@2.0.5 >/dev/null
seen=$(node --input-type=module -e '
import { LogicEngine } from "json-logic-engine";
import jsonLogic from "json-logic-js";
const engine = new LogicEngine();
const grown = { all: [{ var: "drivers" }, { ">=": [{ var: "age" }, 25] }] };
const rules = [
  [grown, {}],
  [grown, { drivers: null }],
  [grown, { drivers: [] }],
  [grown, { drivers: [{ age: 24 }] }],
  [{ filter: [{ var: "drivers" }, true] }, {}],
  [{ var: ["discount", 5] }, { discount: null }],
  [{ cat: ["Calle Mayor 1", { var: "floor" }] }, {}],
];
for (const [rule, data] of rules) {
  const answers = [engine.run(rule, data), engine.build(rule)(data), jsonLogic.apply(rule, data)];
  console.log(Object.keys(rule)[0], JSON.stringify(data), answers.map((answer) => JSON.stringify(answer)).join(" | "));
}
')
echo "$seen"
[[ $seen == 'all {} false | true | false
all {"drivers":null} false | true | false
all {"drivers":[]} false | false | false
all {"drivers":[{"age":24}]} false | false | false
filter {} null | [] | []
var {"discount":null} null | 5 | null
cat {} "Calle Mayor 1" | "Calle Mayor 1null" | "Calle Mayor 1"' ]]
