#!/usr/bin/env bash
# @sodaru/yup-to-json-schema 2.0.1 writes `"type": []` for mixed(), which no validator compiles, and leaves required texts empty and exact objects open.
#
# Good guess: what yup refuses the JSON Schema refuses as far as JSON Schema can say it: required() of a text is minLength 1, exact() and noUnknown() are
# additionalProperties false, datetime() is format date-time. mixed() is any value.
# Seen: ajv says that the schema with mixed() is invalid, and the three limits are missing, without an option that adds them. A text that has email() and may
# be empty for yup may not be empty for the schema. A form and the document that is published for it disagree.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @sodaru/yup-to-json-schema@2.0.1 yup@1.7.1 ajv@8.20.0 ajv-formats@3.0.1 >/dev/null
seen=$(node -e '
const { convertSchema } = require("@sodaru/yup-to-json-schema");
const yup = require("yup");
const ajv = new (require("ajv").default)();
require("ajv-formats").default(ajv);
const compare = (name, schema, value) => {
  const published = convertSchema(yup.object({ field: schema }));
  const valid = ajv.validateSchema(published) && ajv.validate(published, { field: value });
  const accepted = schema.isValidSync(value, { strict: true });
  console.log(`${name}: yup ${accepted}, schema ${valid}`, JSON.stringify(published.properties.field));
};
compare("plate", yup.string().required(), "");
compare("car", yup.object({ km: yup.number() }).exact(), { colour: "red" });
compare("start", yup.string().datetime(), "soon");
compare("mail", yup.string().email(), "");
compare("extra", yup.mixed(), "roof");
')
echo "$seen"
[[ $seen == 'plate: yup false, schema true {"type":"string"}
car: yup false, schema true {"type":"object","default":{},"properties":{"km":{"type":"number"}}}
start: yup false, schema true {"type":"string"}
mail: yup true, schema false {"type":"string","format":"email"}
extra: yup true, schema false {"type":[]}' ]]
