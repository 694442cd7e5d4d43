#!/usr/bin/env bash
# vcards-js 2.11.1 and @covve/easy-vcard 1.1.1 write vCards of version 4.0 that break its rules for dates, links and addresses.
#
# Good guess: in version 4.0 a date is 19870615, without hyphens (RFC 6350, 4.3.1), a URL is a URI, in which nothing is quoted with a backslash (6.7.8), and a
# comma in a part of an address has a backslash before it, as it divides two values otherwise (6.3.1).
# Seen: vcards-js writes BDAY as "1987-06-15" and REV as "2026-...", the forms of version 3.0, and a backslash into each link with a comma. easy-vcard,
# "according to RFC6350", quotes line breaks and no commas: "Calle Mayor, 1" is a street with two values, and the reader of vcard4 4.0.5 gives it back as a
# list. vcards-js quotes that one rightly.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vcards-js@2.11.1 @covve/easy-vcard@1.1.1 vcard4@4.0.5 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { VCard } = require("@covve/easy-vcard");
const vCardsJS = require("vcards-js");
const { parse } = await import("vcard4");
const link = "https://example.es/mapa/40.4168,-3.7038";
const card = vCardsJS();
card.version = "4.0";
Object.assign(card, { firstName: "Ana", lastName: "García", birthday: new Date(1987, 5, 15), url: link });
Object.assign(card.workAddress, { street: "Calle Mayor, 1", city: "Madrid", postalCode: "28013", countryRegion: "España" });
const other = new VCard().addFirstName("Ana").addLastName("García").addAddress("Calle Mayor, 1", "Madrid", "", "28013", "España").addUrl(link);
for (const [name, text] of Object.entries({ "vcards-js": card.getFormattedString(), "easy-vcard": other.toString() })) {
  for (const line of text.split(/\r?\n/).filter((line) => /^(BDAY|REV|ADR|URL)/.test(line)))
    console.log(name, line.replace(/^REV:20..-.*/, "REV with hyphens"));
  const { value } = parse(text.replace(/\r?\n/g, "\r\n")).parsedVcard.find(({ property }) => property === "ADR");
  console.log(name, JSON.stringify(value.streetAddress));
}
')
echo "$seen"
[[ $seen == 'vcards-js BDAY;VALUE=date-and-or-time:1987-06-15
vcards-js ADR;TYPE=WORK:;;Calle Mayor\, 1;Madrid;;28013;España
vcards-js URL:https://example.es/mapa/40.4168\,-3.7038
vcards-js REV with hyphens
vcards-js "Calle Mayor, 1"
easy-vcard ADR:;;Calle Mayor, 1;Madrid;;28013;España
easy-vcard URL:https://example.es/mapa/40.4168,-3.7038
easy-vcard ["Calle Mayor"," 1"]' ]]
