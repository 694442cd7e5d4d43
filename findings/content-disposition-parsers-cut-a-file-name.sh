#!/usr/bin/env bash
# content-disposition-parser 1.0.2 ends a file name at its semicolon, and @lazy-http/content-disposition 1.0.2 throws on "inline" and on a percent sign.
#
# Good guess: in a quoted file name a semicolon is text and a backslash stands before the character that it quotes (RFC 9110, 5.6.4); "inline" needs no
# parameter and a plain file name has no percent-encoding (RFC 6266, 4.1 and 4.3).
# Seen: of "Hogar; auto.pdf" the first library makes the file "Hogar" and a property whose name is the rest; the second one takes "100%.pdf" for a broken
# encoding, and leaves the backslashes in. content-disposition-header 0.6.0 reads them all. A document that an insurer sends is stored under half of its name.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts content-disposition-parser@1.0.2 @lazy-http/content-disposition@1.0.2 content-disposition-header@0.6.0 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { parse } = require("content-disposition-header");
const { parse: lazy } = require("@lazy-http/content-disposition");
const parser = require("content-disposition-parser");
const readers = {
  "content-disposition-parser": (header) => parser(header),
  "@lazy-http/content-disposition": (header) => lazy(header).value,
  "content-disposition-header": (header) => parse(header).parameters.filename ?? "no file name",
};
for (const header of ["attachment; filename=\"Hogar; auto.pdf\"", "attachment; filename=\"\\\"Todo\\\".pdf\"", "attachment; filename=\"100%.pdf\"", "inline"])
  for (const [name, read] of Object.entries(readers)) {
    let seen;
    try {
      seen = JSON.stringify(read(header));
    } catch (error) {
      seen = error.message;
    }
    console.log(`${name} ${header} -> ${seen}`);
  }
')
echo "$seen"
[[ $seen == 'content-disposition-parser attachment; filename="Hogar; auto.pdf" -> {"type":"attachment","filename":"Hogar","auto.pdf\"":true}
@lazy-http/content-disposition attachment; filename="Hogar; auto.pdf" -> "Hogar; auto.pdf"
content-disposition-header attachment; filename="Hogar; auto.pdf" -> "Hogar; auto.pdf"
content-disposition-parser attachment; filename="\"Todo\".pdf" -> {"type":"attachment","filename":"\\\"Todo\\\".pdf"}
@lazy-http/content-disposition attachment; filename="\"Todo\".pdf" -> "\"\\\"Todo\\\".pdf\""
content-disposition-header attachment; filename="\"Todo\".pdf" -> "\"Todo\".pdf"
content-disposition-parser attachment; filename="100%.pdf" -> {"type":"attachment","filename":"100%.pdf"}
@lazy-http/content-disposition attachment; filename="100%.pdf" -> URI malformed
content-disposition-header attachment; filename="100%.pdf" -> "100%.pdf"
content-disposition-parser inline -> {"type":"inline"}
@lazy-http/content-disposition inline -> Invalid content-disposition header format
content-disposition-header inline -> "no file name"' ]]
