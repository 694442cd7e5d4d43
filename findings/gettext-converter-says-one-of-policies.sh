#!/usr/bin/env bash
# gettext-converter 1.3.4 drops the singular of a message of i18next that has "one", "many" and "other", so that 1 is "1 de pólizas".
#
# Good guess: "i18next json format v4 support" (README). That format takes the names of the plurals from Intl.PluralRules; Spanish, Catalan, Italian,
# Portuguese and French have "many" for a million ("un millón de pólizas"), so each message has three. The PO file gets three too, or the library refuses.
# Seen: the header says two plurals, msgstr[0] is the text for a million and msgstr[1] the others; "one" is gone, without an error. Read back, the singular is
# "de pólizas". With "one" and "other" alone, as in English, both stay. A translator gets a file in which the commonest text is missing.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gettext-converter@1.3.4 >/dev/null
seen=$(node --input-type=module -e '
import converter from "gettext-converter";
const { i18next2po, po2i18next } = converter;
const options = () => ({ compatibilityJSON: "v4" });
console.log(new Intl.PluralRules("es").resolvedOptions().pluralCategories.toSorted().join(" "));
const policies = {
  policies_one: "{{count}} póliza",
  policies_many: "{{count}} de pólizas",
  policies_other: "{{count}} pólizas",
};
const po = i18next2po("es", policies, options());
console.log(
  po
    .split("\n")
    .filter((line) => /Plural-Forms|^msgstr\[/.test(line))
    .join("\n"),
);
console.log(JSON.stringify(po2i18next(po, options())));
const { policies_one, policies_other } = policies;
console.log(JSON.stringify(po2i18next(i18next2po("es", { policies_one, policies_other }, options()), options())));
')
echo "$seen"
[[ $seen == 'many one other
"Plural-Forms: nplurals=2; plural=(n != 1)\n"
msgstr[0] "{{count}} de pólizas"
msgstr[1] "{{count}} pólizas"
{"policies_one":"{{count}} de pólizas","policies_other":"{{count}} pólizas"}
{"policies_one":"{{count}} póliza","policies_other":"{{count}} pólizas"}' ]]
