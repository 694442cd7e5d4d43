#!/usr/bin/env bash
# icu-minify 4.14.8 writes a date for "{d, time, short}", "0,21" for "{n, number, percent}", and counts the driver whom "offset:1" leaves out.
#
# Good guess: "Full ICU support" for plural, date, time and number (README): the styles percent, integer, short, long and full of ICU's MessageFormat, and its
# offset, or an error where one is not supported. intl-messageformat 12.1.5, behind the bar, has them all.
# Seen: a style is looked up among the formats of the program alone, and without one the style counts for nothing: a time is a date, a percentage a number.
# The offset is dropped. The build that Node loads with --conditions=development throws "Plural offsets are not supported"; the default one, for production,
# says nothing, so that what stopped a developer is wrong for customers. Skeletons (::percent) are right. An offer says "tú y 3 más" for two.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts icu-minify@4.14.8 intl-messageformat@12.1.5 >/dev/null
seen=$(TZ=UTC node --input-type=module -e '
import { execFileSync } from "node:child_process";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { IntlMessageFormat } from "intl-messageformat";
const formatters = {
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
const values = { n: 3, tax: 0.21, share: 2.5, d: new Date("2026-11-29T12:00:00Z") };
const messages = [
  "{n, plural, offset:1 =1 {tú} one {tú y otro conductor} other {tú y # más}}",
  "{tax, number, percent}",
  "{tax, number, ::percent}",
  "{share, number, integer}",
  "{d, date, long}",
  "{d, time, short}",
];
for (const message of messages) {
  const texts = [
    format(compile(message), "es", values, { formatters }),
    new IntlMessageFormat(message, "es").format(values),
  ];
  console.log(`${message}: ${texts.join(" | ").replaceAll("\u00a0", " ")}`);
}
const source = `
import compile from "icu-minify/compile";
try {
  compile("${messages[0]}");
} catch (error) {
  console.log(error.message);
}`;
const development = ["--conditions=development", "--input-type=module", "-e", source];
console.log(execFileSync(process.execPath, development, { encoding: "utf8" }).trim());
')
echo "$seen"
[[ $seen == '{n, plural, offset:1 =1 {tú} one {tú y otro conductor} other {tú y # más}}: tú y 3 más | tú y 2 más
{tax, number, percent}: 0,21 | 21 %
{tax, number, ::percent}: 21 % | 21 %
{share, number, integer}: 2,5 | 3
{d, date, long}: 29/11/2026 | 29 de noviembre de 2026
{d, time, short}: 29/11/2026 | 12:00
Plural offsets are not supported' ]]
