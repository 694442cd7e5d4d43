#!/usr/bin/env bash
# media-type 1.0.1 turns the values of all parameters into small letters, also the boundary of a form, and cuts a quoted value at an escaped quotation mark.
#
# Good guess: RFC 9110, 8.3.1: the names of type, subtype and parameters have no case, a value may have one; RFC 2046, 5.1.1, compares boundaries as they are.
# RFC 9110, 5.6.4: a backslash in a quoted string stands for the character after it.
# Seen: boundary=----Form7MA becomes "----form7ma", which does not occur in the body; so does the address of a profile (RFC 6906). name="a\"b" becomes "a\".
# medium-type 1.0.0 keeps both.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts media-type@1.0.1 medium-type@1.0.0 >/dev/null
seen=$(node --input-type=module -e '
import { MediaType } from "media-type";
import MediumType from "medium-type";
const body = "------Form7MA\r\nContent-Disposition: form-data; name=plate\r\n\r\n1234BCD\r\n------Form7MA--\r\n";
const boundary = new MediaType("multipart/form-data; boundary=----Form7MA").parameters.get("boundary");
console.log(boundary, "in the body:", body.includes("--" + boundary));
for (const header of ["application/ld+json; profile=\"https://example.es/Poliza\"", "text/csv; name=\"a\\\"b\""])
  console.log(String(new MediaType(header)), "medium-type:", String(new MediumType(header)));
')
echo "$seen"
[[ $seen == '----form7ma in the body: false
application/ld+json;profile="https://example.es/poliza" medium-type: application/ld+json; profile="https://example.es/Poliza"
text/csv;name="a\" medium-type: text/csv; name="a\"b"' ]]
