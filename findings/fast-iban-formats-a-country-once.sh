#!/usr/bin/env bash
# fast-iban 1.2.0 formats the first account number of a country alone; every later one comes back as it was given.
#
# Good guess: formatBBAN() "returns rawValue formatted as BBAN for rawCountryCode" (README), so it gives the same for the same account each time.
# Seen: the first Spanish account is written in its five parts, 2100-1234-5-4-0201234567. The second, and the same one again, are twenty digits in a row,
# and so it stays until the process ends. No error is raised, and another country begins anew. A test with one account passes; a list of the accounts
# from which premiums are collected has one row that differs from the others. formatIBAN() is right each time.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fast-iban@1.2.0 >/dev/null
seen=$(node -e '
const { formatBBAN, formatIBAN } = require("fast-iban");
// Invented accounts with correct check digits.
const accounts = ["21001234540201234567", "01821234840201234567", "21001234540201234567"];
for (const account of accounts) console.log("ES " + formatBBAN(account, "ES"));
for (const account of ["000201231234567890154", "000201231234567890154"]) console.log("PT " + formatBBAN(account, "PT"));
for (const iban of ["ES4021001234540201234567", "ES5501821234840201234567"]) console.log(formatIBAN(iban));
')
echo "$seen"
[[ $seen == 'ES 2100-1234-5-4-0201234567
ES 01821234840201234567
ES 21001234540201234567
PT 0002-0123-12345678901-54
PT 000201231234567890154
ES40 2100 1234 5402 0123 4567
ES55 0182 1234 8402 0123 4567' ]]
