#!/usr/bin/env bash
# dkim-key 1.3.0 and dkim-signature 1.3.0 throw on a tag that they do not know and on a blank before "=", and dkim-key writes a type of key that does not
# exist.
#
# Good guess: unrecognized tags are ignored and blanks may stand around "=" (RFC 6376, 3.2); without "k" the type of a key is "rsa" (3.6.1).
# Seen: a record with any newer tag is an error, "Unknown field name", and no key is read; so is "p = ...", in which the blank becomes part of the name. Read
# and written again, a key without a type gets "k=rsa-sha256", which is the name of a signature algorithm.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dkim-key@1.3.0 dkim-signature@1.3.0 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const key = require("dkim-key");
const signature = require("dkim-signature");
const fields = "d=example.es; s=s1; h=from; bh=MTIz; b=QUJD";
const attempt = (work) => {
  try {
    return work().toString();
  } catch (error) {
    return error.message;
  }
};
for (const record of ["v=DKIM1; p=MTIz", "v=DKIM1; p=MTIz; x=1", "v=DKIM1; p = MTIz"]) console.log(`${record} -> ${attempt(() => key.parse(record))}`);
for (const header of [`v=1; a=rsa-sha256; ${fields}`, `v=1; a=rsa-sha256; ${fields}; y=1`, `v=1; a = rsa-sha256; ${fields}`])
  console.log(`${header} -> ${attempt(() => signature.parse(header))}`);
')
echo "$seen"
[[ $seen == 'v=DKIM1; p=MTIz -> v=DKIM1; k=rsa-sha256; p=MTIz
v=DKIM1; p=MTIz; x=1 -> Unknown field name "x"
v=DKIM1; p = MTIz -> Unknown field name "p "
v=1; a=rsa-sha256; d=example.es; s=s1; h=from; bh=MTIz; b=QUJD -> a=rsa-sha256; c=simple; d=example.es; bh=MTIz; h=from; q=dns/txt; s=s1; b=QUJD; v=1
v=1; a=rsa-sha256; d=example.es; s=s1; h=from; bh=MTIz; b=QUJD; y=1 -> Unknown field name "y"
v=1; a = rsa-sha256; d=example.es; s=s1; h=from; bh=MTIz; b=QUJD -> Unknown field name "a "' ]]
