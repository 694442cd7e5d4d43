#!/usr/bin/env bash
# json-schema-to-zod 2.8.1 turns the format "time" into a check that refuses every valid time and accepts only invalid ones.
#
# Good guess: JSON Schema's format "time" is RFC 3339's full-time, which has an offset ("09:30:00Z"), and the converted schema accepts it.
# Seen: the code is z.string().time(). In zod that is a local time that must not have an offset, so "09:30:00Z" and "09:30:00+01:00" are refused, and
# "09:30:00", which ajv-formats 3.0.1 refuses, is accepted. The two sets have no value in common. The format "date" converts well.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-schema-to-zod@2.8.1 zod@4.6.7 ajv@8.17.1 ajv-formats@3.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { jsonSchemaToZod } from "json-schema-to-zod";
import { z } from "zod";
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
const schema = { type: "string", format: "time" };
const code = jsonSchemaToZod(schema, { zodVersion: 4 });
const converted = new Function("z", "return " + code)(z);
const validate = addFormats(new Ajv.default()).compile(schema);
console.log(code);
for (const time of ["09:30:00Z", "09:30:00+01:00", "09:30:00"]) console.log(time, "zod", converted.safeParse(time).success, "ajv", validate(time));
')
echo "$seen"
[[ $seen == 'z.string().time()
09:30:00Z zod false ajv true
09:30:00+01:00 zod false ajv true
09:30:00 zod true ajv false' ]]
