#!/usr/bin/env bash
# djv 2.1.4 takes 1 and "1" of a uniqueItems list for the same, is-my-json-valid 2.20.6 null and "null"; both refuse an enum's object in another order.
#
# Good guess: items are equal if they have the same type and value, and objects if they have the same members, in any order (JSON Schema draft 7, core 4.2.3).
# Seen: a list of a floor 1 and a floor "1" is refused by djv, one of null and "null" by both. { "km": 1, "doors": 5 } is not in an enum with
# { "doors": 5, "km": 1 }; as const it is, for both. djv refuses 4.35 as a multiple of 0.01, without a setting for its precision. ajv 8.20.0
# accepts all five, the last with multipleOfPrecision.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts djv@2.1.4 is-my-json-valid@2.20.6 ajv@8.20.0 >/dev/null
seen=$(node -e '
const djv = require("djv");
const isMyJsonValid = require("is-my-json-valid");
const ajv = new (require("ajv").default)({ multipleOfPrecision: 6, strict: false });
const validators = {
  djv: (schema, value) => {
    const environment = djv({ version: "draft-07" });
    environment.addSchema("value", schema);
    return environment.validate("value", value) === undefined;
  },
  "is-my-json-valid": (schema, value) => isMyJsonValid(schema)(value),
  ajv: (schema, value) => ajv.validate(schema, value),
};
const car = { doors: 5, km: 1 };
const cases = [
  [{ uniqueItems: true }, [1, "1"]],
  [{ uniqueItems: true }, [null, "null"]],
  [{ enum: [car] }, { km: 1, doors: 5 }],
  [{ const: car }, { km: 1, doors: 5 }],
  [{ multipleOf: 0.01 }, 4.35],
];
for (const [schema, value] of cases) {
  const results = Object.entries(validators).map(([name, validate]) => `${name} ${validate(schema, value)}`);
  console.log(JSON.stringify(schema), JSON.stringify(value), results.join(", "));
}
')
echo "$seen"
[[ $seen == '{"uniqueItems":true} [1,"1"] djv false, is-my-json-valid true, ajv true
{"uniqueItems":true} [null,"null"] djv false, is-my-json-valid false, ajv true
{"enum":[{"doors":5,"km":1}]} {"km":1,"doors":5} djv false, is-my-json-valid false, ajv true
{"const":{"doors":5,"km":1}} {"km":1,"doors":5} djv true, is-my-json-valid true, ajv true
{"multipleOf":0.01} 4.35 djv false, is-my-json-valid true, ajv true' ]]
