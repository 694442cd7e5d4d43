#!/usr/bin/env bash
# @haraka/email-address 3.1.6 writes the sender "ANA GARCÍA" as "Ana GarcíA" and "Seguros Norte, S.A." without its S.A.; to-title-case 1.0.0 writes "Ángel" as
# "áNgel".
#
# Good guess: name(), and toTitleCase(), write the first letter of each word large and the others small; what is a letter is the same for Á and A. A company
# keeps its name, or the whole phrase is returned.
# Seen: a letter with an accent ends a word for the first library and is no part of one for the second, which makes the capital of "Ángel" small and the next
# letter large. The legal form of a company is dropped, and of an encoded word (RFC 2047) no name is left. Names without accents are right.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @haraka/email-address@3.1.6 to-title-case@1.0.0 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { parse } = require("@haraka/email-address");
const toTitleCase = require("to-title-case");
for (const sender of ["ANA RUIZ", "ANA GARCÍA", "\"Seguros Norte, S.A.\"", "=?UTF-8?Q?Ana_Garc=C3=ADa?="])
  console.log(`@haraka/email-address ${sender}: ${JSON.stringify(parse(`${sender} <ana@example.es>`)[0].name())}`);
for (const name of ["ANA RUIZ", "Ángel Íñiguez", "JOSÉ ÑÚÑEZ"]) console.log(`to-title-case ${name}: ${toTitleCase(name)}`);
')
echo "$seen"
[[ $seen == '@haraka/email-address ANA RUIZ: "Ana Ruiz"
@haraka/email-address ANA GARCÍA: "Ana GarcíA"
@haraka/email-address "Seguros Norte, S.A.": "Seguros Norte"
@haraka/email-address =?UTF-8?Q?Ana_Garc=C3=ADa?=: ""
to-title-case ANA RUIZ: Ana Ruiz
to-title-case Ángel Íñiguez: áNgel íñiguez
to-title-case JOSÉ ÑÚÑEZ: José ñúñez' ]]
