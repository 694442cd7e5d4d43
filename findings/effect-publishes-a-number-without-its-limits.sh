#!/usr/bin/env bash
# effect 4.1.0 publishes Schema.Number between 18 and 99 as any number, or one of three words.
#
# Good guess: the documentation of isBetween() says that the check "corresponds to `minimum`/`maximum`" in JSON Schema.
# Seen: Schema.Number also stands for NaN and the infinities, which JSON writes as texts, and so becomes an `anyOf`; its checks are dropped, without an error.
# They stay with Schema.Int and Schema.Finite. The check itself refuses 17, so tests of the server pass; an agent that reads the schema does not see the limits.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts effect@4.1.0 >/dev/null
seen=$(node --input-type=module -e '
import { Schema } from "effect";
for (const name of ["Number", "Finite", "Int"]) {
  const schema = Schema[name].check(Schema.isBetween({ minimum: 18, maximum: 99 }));
  console.log(name, Schema.is(schema)(17), JSON.stringify(Schema.toJsonSchemaDocument(schema).schema));
}
')
echo "$seen"
[[ $seen == 'Number false {"anyOf":[{"type":"number"},{"type":"string","enum":["Infinity","-Infinity","NaN"]}]}
Finite false {"type":"number","minimum":18,"maximum":99}
Int false {"type":"integer","minimum":18,"maximum":99}' ]]
