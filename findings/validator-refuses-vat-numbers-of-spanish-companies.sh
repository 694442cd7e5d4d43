#!/usr/bin/env bash
# validator 13.15.35: isVAT(number, 'ES') refuses every Spanish VAT number that ends in a digit.
#
# Good guess: the VAT number of a limited company (S.L., letter B) or a public company (S.A., letter A) is its NIF, with or without "ES".
# The NIF of these companies ends in a check digit, so ESB12345674 (invented) is valid, as jsvat 2.5.4 says.
# Seen: isVAT answers false for it, and true for the same number with the letter D (which stands for 4 in the NIF of other entities).
# A form that checks the number of a company that insures its cars refuses nearly all of them; those with a person's NIF pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts validator@13.15.35 jsvat@2.5.4 >/dev/null
seen=$(node -e '
const { isVAT } = require("validator");
const { checkVAT, spain } = require("jsvat");
for (const number of ["ESB12345674", "B12345674", "ESA12345674", "ESB1234567D"])
  console.log(number, isVAT(number, "ES"), checkVAT(number.padStart(11, "ES"), [spain]).isValid);
')
printf 'number validator jsvat\n%s\n' "$seen"
[[ $seen == 'ESB12345674 false true
B12345674 false true
ESA12345674 false true
ESB1234567D true '* ]]
