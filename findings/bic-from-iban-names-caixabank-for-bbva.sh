#!/usr/bin/env bash
# bic-from-iban 1.0.0 reads the bank code of a Spanish IBAN as the number of a row in its own alphabetical list of banks.
#
# Good guess: positions 5 to 8 of a Spanish IBAN are the code of the bank (0182 is BBVA, 2100 is CaixaBank), and getBIC looks that code up.
# Seen: an account at BBVA gets the BIC of CaixaBank, because CaixaBank has row 182 of the list; an account at CaixaBank gets an empty string.
# iban-to-bic 1.4.0 knows both. This meets a seller who fills in the BIC of a direct debit mandate for a yearly premium.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bic-from-iban@1.0.0 iban-to-bic@1.4.0 >/dev/null
seen=$(node -e '
const { getBIC } = require("bic-from-iban");
const { ibanToBic } = require("iban-to-bic");
// Invented accounts with correct check digits.
for (const [bank, iban] of [["BBVA", "ES5501821234840201234567"], ["CaixaBank", "ES4021001234540201234567"]])
  console.log(bank + ": " + JSON.stringify(getBIC(iban)) + ", iban-to-bic: " + ibanToBic(iban));
')
echo "$seen"
[[ $seen == 'BBVA: "CAIXESBBXXX", iban-to-bic: BBVAESMM
CaixaBank: "", iban-to-bic: CAIXESBB' ]]
