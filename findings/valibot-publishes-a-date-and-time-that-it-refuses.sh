#!/usr/bin/env bash
# @valibot/to-json-schema 1.8.0 publishes isoDateTime() of valibot 1.5.0 as the format date-time, and no text fits both.
#
# Good guess: the README lists isoDateTime as supported, without a note, so a value that fits the published schema passes the check behind it.
# Seen: date-time is the one of RFC 3339, with seconds and an offset; isoDateTime() accepts "2026-11-29T10:00" alone, without either. A client that obeys the
# schema is always refused, and what the server takes is always refused by the client. isoTime() and "time" part in the same way. isoTimestamp() agrees.
# An MCP tool or an OpenAPI document that is written from valibot schemas meets it with the hour at which cover begins.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts valibot@1.5.0 @valibot/to-json-schema@1.8.0 ajv@8.20.0 ajv-formats@3.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { toJsonSchema } from "@valibot/to-json-schema";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import * as v from "valibot";
const ajv = new Ajv();
addFormats.default(ajv);
const texts = ["2026-11-29T10:00", "2026-11-29T10:00:00Z", "2026-11-29T10:00:00+01:00", "10:00", "10:00:00Z"];
for (const check of ["isoDateTime", "isoTime", "isoTimestamp"]) {
  const schema = v.pipe(v.string(), v[check]());
  const published = toJsonSchema(schema);
  const accepts = (test) => texts.filter(test).join(" ") || "none";
  console.log(`${check}, own check: ${accepts((text) => v.is(schema, text))}`);
  console.log(`${check}, ${published.format}: ${accepts((text) => ajv.validate(published, text))}`);
}
')
echo "$seen"
[[ $seen == 'isoDateTime, own check: 2026-11-29T10:00
isoDateTime, date-time: 2026-11-29T10:00:00Z 2026-11-29T10:00:00+01:00
isoTime, own check: 10:00
isoTime, time: 10:00:00Z
isoTimestamp, own check: 2026-11-29T10:00:00Z 2026-11-29T10:00:00+01:00
isoTimestamp, date-time: 2026-11-29T10:00:00Z 2026-11-29T10:00:00+01:00' ]]
