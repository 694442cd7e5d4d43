#!/usr/bin/env bash
# class-validator-jsonschema 5.2.0 publishes IsAlpha('es-ES') as "^[a-zA-Z]+$", and IsDateString() as a date with a time and a fraction of a second.
#
# Good guess: the published schema takes what the decorators of class-validator 0.15.1 take, or says less where JSON Schema cannot say it, as IsIBAN() does.
# Seen: the argument of IsAlpha and IsAlphanumeric is dropped, so the schema refuses "Íñigo" and "Peña2", which the decorators are there to take. It refuses
# the dates "2026-12-31" and "2026-12-31T10:00:00Z", and for IsNumberString() "310.50". A client that checks its requests with the published
# schema never sends them. "Ana" and a date from toISOString() pass, and so does a test with them.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  class-validator-jsonschema@5.2.0 class-validator@0.15.1 class-transformer@0.5.1 ajv@8.17.1 >/dev/null
seen=$(node -e '
const Ajv = require("ajv");
const decorators = require("class-validator");
const { validationMetadatasToSchemas } = require("class-validator-jsonschema");
class Quote {}
const checks = { name: ["IsAlpha", "es-ES"], alias: ["IsAlphanumeric", "es-ES"], start: ["IsDateString"], price: ["IsNumberString"] };
for (const [property, [decorator, ...args]] of Object.entries(checks)) decorators[decorator](...args)(Quote.prototype, property);
const { properties } = validationMetadatasToSchemas().Quote;
const values = [["name", "Ana"], ["name", "Íñigo"], ["alias", "Peña2"], ["start", "2026-12-31T10:00:00.000Z"], ["start", "2026-12-31"],
  ["start", "2026-12-31T10:00:00Z"], ["price", "310.50"]];
for (const [property, value] of values) {
  const [found] = decorators.validateSync(Object.assign(new Quote(), { name: "a", alias: "a", start: "2026-12-31", price: "1", [property]: value }));
  console.log(found === undefined, new Ajv().validate(properties[property], value), property, value);
}
')
printf 'class-validator, published schema\n%s\n' "$seen"
[[ $seen == 'true true name Ana
true false name Íñigo
true false alias Peña2
true true start 2026-12-31T10:00:00.000Z
true false start 2026-12-31
true false start 2026-12-31T10:00:00Z
true false price 310.50' ]]
