#!/usr/bin/env bash
# vcard4 4.0.5, vcf 2.1.2 and vcard-parser 1.0.0 each change an address of a valid vCard 4.0.
#
# Good guess: RFC 6350 says that a comma in a quoted parameter is text (5.), that "\," in a value is "," (3.4), and that URL is one URI (6.7.8).
# Seen: vcard4 splits the label of an address at its comma; vcf leaves the backslashes in, also in the jCard, where RFC 7095, 3.1, wants them out;
# vcard-parser reads a URL with a comma as two fields and writes it back with a semicolon, which is another URL.
# Spanish postal addresses have a comma before the number, and links to a map have one between latitude and longitude.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vcard4@4.0.5 vcf@2.1.2 vcard-parser@1.0.0 >/dev/null
cat >card.vcf <<'VCF'
BEGIN:VCARD
VERSION:4.0
FN:Ana García López
ADR;LABEL="Calle Mayor, 1":;;Calle Mayor\, 1;Madrid;;28013;España
URL:https://example.es/mapa/40.4168,-3.7038
END:VCARD
VCF
sed -i 's/$/\r/' card.vcf
seen=$(node --input-type=module -e '
import { readFileSync } from "node:fs";
import { parse } from "vcard4";
import Vcf from "vcf";
import parser from "vcard-parser";
const text = readFileSync("card.vcf", "utf8");
const { parameters, value } = parse(text).parsedVcard.find(({ property }) => property === "ADR");
console.log("vcard4", JSON.stringify(parameters.LABEL), value.streetAddress);
const [, , , [, , street]] = new Vcf().parse(text).toJCard()[1].find(([name]) => name === "adr");
console.log("vcf", street);
const card = parser.parse(text);
console.log("vcard-parser", card.adr[0].value[2], parser.generate(card).match(/^URL.*/m)[0].trim());
')
echo "$seen"
[[ $seen == 'vcard4 ["Calle Mayor"," 1"] Calle Mayor, 1
vcf Calle Mayor\, 1
vcard-parser Calle Mayor, 1 URL:https://example.es/mapa/40.4168;-3.7038' ]]
