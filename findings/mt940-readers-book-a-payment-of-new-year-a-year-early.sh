#!/usr/bin/env bash
# mt940-js 1.0.0 and mt940js 1.3.5 book a payment with the value date 31 December 2026 and the entry date 1 January on 1 January 2026.
#
# Good guess: the entry date in field 61 of a SWIFT MT940 statement has a month and a day alone, and its year is the one nearest to the value date: 2027.
# Seen: both take the year of the value date, so the entry is a year early, and the other way round, value on 2 January 2027 and entry on 31 December, a year
# late. mt940-js needs tslib 2.8.1 beside it, which it does not ask for. A direct debit of a yearly premium on the last day of the year meets it: a ledger by
# entry date has it in the year before the statement.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { read } = require("mt940-js");
const { Parser } = require("mt940js");
const text = [
  ":20:EXTRACTO",
  ":25:ES9121000418450200051332",
  ":28C:00001/001",
  ":60F:C261231EUR1000,00",
  ":61:2612310101D310,50NDDTPOL-123",
  ":86:Recibo",
  ":61:2701021231C50,25NTRFNONREF",
  ":86:Comisiones",
  ":62F:C270102EUR739,75",
  "-",
  "",
].join("\r\n");
for (const { valueDate, entryDate } of (await read(Buffer.from(text)))[0].transactions) console.log("mt940-js", valueDate, entryDate);
const day = (date) => date.toISOString().slice(0, 10);
for (const { date, entryDate } of new Parser().parse(text)[0].transactions) console.log("mt940js", day(date), day(entryDate));
')
echo "$seen"
[[ $seen == 'mt940-js 2026-12-31 2026-01-01
mt940-js 2027-01-02 2027-12-31
mt940js 2026-12-31 2026-01-01
mt940js 2027-01-02 2027-12-31' ]]
