#!/usr/bin/env bash
# jsonpath-rfc9535 1.3.0 never finds a filter that compares a member of a list, and match() accepts a text that only ends as asked.
#
# Good guess: RFC 9535, 2.3.5.1, lets a comparison name a member by its index ("@.drivers[0].age"); 2.4.6: match() is true if the whole text fits.
# Seen: each comparison with an index in it is false, on either side, also an ordering; value() around the same path finds it. A pattern with "|" is
# anchored at the left of its first branch and at the right of its last alone, so 'car|van' finds "minivan". json-p3 2.3.1 gives the right answers.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonpath-rfc9535@1.3.0 json-p3@2.3.1 >/dev/null
seen=$(node --input-type=module -e '
import { query } from "jsonpath-rfc9535";
import jsonP3 from "json-p3";
const document = {
  minimum: [21],
  policies: [
    { kind: "car", drivers: [{ age: 40 }] },
    { kind: "minivan", drivers: [{ age: 19 }] },
  ],
};
for (const filter of [
  "@.drivers[0].age == 40",
  "@.drivers[0].age > $.minimum[0]",
  "value(@.drivers[0].age) == 40",
  "match(@.kind, \u0027car|van\u0027)",
]) {
  const path = `$.policies[?${filter}].kind`;
  console.log(filter, JSON.stringify(query(document, path)), "json-p3:", JSON.stringify(jsonP3.query(path, document).values()));
}
')
echo "$seen"
[[ $seen == "@.drivers[0].age == 40 [] json-p3: [\"car\"]
@.drivers[0].age > \$.minimum[0] [] json-p3: [\"car\"]
value(@.drivers[0].age) == 40 [\"car\"] json-p3: [\"car\"]
match(@.kind, 'car|van') [\"car\",\"minivan\"] json-p3: [\"car\"]" ]]
