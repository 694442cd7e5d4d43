#!/usr/bin/env bash
# node-ofx-parser 0.5.1 reads "Norte &amp; Sur" of a bank statement as "Norte &amp;amp;amp; Sur"; ofx-data-extractor 1.5.0 leaves "&amp;" and moves braces.
#
# Good guess: OFX 1 is SGML: "&amp;" is "&" in a value (OFX 1.6, "Special Characters"), a brace is a character like others, an element may follow the one
# before it on the same line, and a line may end in CR LF. ofx-js 1.1.1 reads all of them so.
# Seen: node-ofx-parser quotes the ampersand twice more. ofx-data-extractor reads "{1}" as "1},", and calls STMTTRN "STRTTRN". Of a file with CR LF the
# dates of getTransactionsSummary() are "20261101\r", with LF "2026-11-01". A statement in one line throws "Expected ',' or '}' after property value in JSON".
# A program that finds the insurer of a collected premium by its name does not find it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0 \
  ofx-js@1.1.1 >/dev/null
seen=$(node -e '
const nodeOfx = require("node-ofx-parser");
const { Ofx } = require("ofx-data-extractor");
const { parseSync } = require("ofx-js");
const header = ["OFXHEADER:100", "DATA:OFXSGML", "VERSION:160", "SECURITY:NONE", "ENCODING:UNICODE", "CHARSET:NONE"]
  .concat(["COMPRESSION:NONE", "OLDFILEUID:NONE", "NEWFILEUID:NONE", "", ""])
  .join("\n");
const ok = ["<STATUS>", "<CODE>0", "<SEVERITY>INFO", "</STATUS>"];
const payment = ["<TRNTYPE>DEBIT", "<DTPOSTED>20261102", "<TRNAMT>-412.30", "<FITID>7"]
  .concat(["<NAME>Norte &amp; Sur", "<MEMO>Recibo {1}"]);
const body = (lineBreak) =>
  ["<OFX>", "<SIGNONMSGSRSV1>", "<SONRS>", ...ok, "<DTSERVER>20261129", "<LANGUAGE>SPA", "</SONRS>"]
    .concat(["</SIGNONMSGSRSV1>", "<BANKMSGSRSV1>", "<STMTTRNRS>", "<TRNUID>1", ...ok, "<STMTRS>", "<CURDEF>EUR"])
    .concat(["<BANKACCTFROM>", "<BANKID>0182", "<ACCTID>0201234567", "<ACCTTYPE>CHECKING", "</BANKACCTFROM>"])
    .concat(["<BANKTRANLIST>", "<DTSTART>20261101", "<DTEND>20261130", "<STMTTRN>", ...payment, "</STMTTRN>"])
    .concat(["</BANKTRANLIST>", "<LEDGERBAL>", "<BALAMT>10.00", "<DTASOF>20261130", "</LEDGERBAL>"])
    .concat(["</STMTRS>", "</STMTTRNRS>", "</BANKMSGSRSV1>", "</OFX>"])
    .join(lineBreak);
const readers = {
  "node-ofx-parser": nodeOfx.parse,
  "ofx-data-extractor": (text) => new Ofx(text).toJson(),
  "ofx-js": parseSync,
};
for (const [name, read] of Object.entries(readers))
  for (const lineBreak of ["\n", "\r\n", ""])
    try {
      const { OFX } = read((header + body(lineBreak)).replace(/\r?\n/g, lineBreak || "\n"));
      const { STMTTRN, STRTTRN = STMTTRN } = OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST;
      const [first] = [STRTTRN].flat();
      console.log(name, JSON.stringify(lineBreak), first.NAME, "|", first.MEMO);
    } catch (error) {
      console.log(name, JSON.stringify(lineBreak), error.constructor.name);
    }
for (const lineBreak of ["\n", "\r\n"])
  console.log(JSON.stringify(new Ofx((header + body("\n")).replace(/\n/g, lineBreak)).getTransactionsSummary().dateStart));
')
echo "$seen"
[[ $seen == 'node-ofx-parser "\n" Norte &amp;amp;amp; Sur | Recibo {1}
node-ofx-parser "\r\n" Norte &amp;amp;amp; Sur | Recibo {1}
node-ofx-parser "" Norte &amp;amp;amp; Sur | Recibo {1}
ofx-data-extractor "\n" Norte &amp; Sur | Recibo 1},
ofx-data-extractor "\r\n" Norte &amp; Sur | Recibo 1},
ofx-data-extractor "" SyntaxError
ofx-js "\n" Norte & Sur | Recibo {1}
ofx-js "\r\n" Norte & Sur | Recibo {1}
ofx-js "" Norte & Sur | Recibo {1}
"2026-11-01"
"20261101\r"' ]]
