#!/usr/bin/env bash
# tableschema 1.12.6 reads "412,30" as 41230 and "1.234,56" as 123456 where the schema says that the comma is decimal and the point groups.
#
# Good guess: decimalChar "," and groupChar "." are Table Schema's way to describe numbers as Spain writes them ("number" in the specification), so "1.234,56"
# is 1234.56. A pattern is one of XML Schema, which fits the whole text, and so are integers, which may begin with zeros.
# Seen: the library turns commas into points and then takes the points out. With a blank as groupChar it is right, as it is for "1,234.56". The pattern
# "[0-9]{5}" accepts "x08001y", an integer refuses "007", and infer() makes numbers of the postal zones 08001 and 07001, which lose their zero.
# A table of premiums is read without an error, a hundred times too dear.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tableschema@1.12.6 >/dev/null
seen=$(node -e '
const { Field, Table } = require("tableschema");
const premium = { name: "premium", type: "number", decimalChar: "," };
(async () => {
  const fields = [{ name: "policy", type: "string" }, { ...premium, groupChar: "." }];
  const table = await Table.load([["policy", "premium"], ["7", "412,30"], ["8", "1.234,56"]], { schema: { fields } });
  console.log(JSON.stringify(await table.read()));
  console.log(new Field({ ...premium, groupChar: " " }).castValue("1 234,56"));
  console.log(new Field({ name: "premium", type: "number", groupChar: "," }).castValue("1,234.56"));
  console.log(new Field({ name: "zone", type: "string", constraints: { pattern: "[0-9]{5}" } }).testValue("x08001y"));
  console.log(new Field({ name: "agent", type: "integer" }).testValue("007"));
  const zones = await Table.load([["zone"], ["08001"], ["07001"]]);
  await zones.infer();
  console.log(JSON.stringify(await zones.read()));
})();
')
echo "$seen"
[[ $seen == '[["7",41230],["8",123456]]
1234.56
1234.56
true
false
[[8001],[7001]]' ]]
