#!/usr/bin/env bash
# parse-link-header 2.0.0 cuts a quoted parameter at its semicolon and makes another parameter of the rest, and does not find REL.
#
# Good guess: a semicolon between quotation marks is text (RFC 9110, 5.6.4), and names of parameters are case-insensitive (RFC 8288, B.3).
# Seen: the type of a link to an OpenAPI document, which RFC 8631 calls service-desc, ends at "application/vnd.oai.openapi+json", and the link gets a
# `version` of "3.1" that no parameter has; a title loses its end in the same way. A link with REL in capitals is not in the result. Commas between quotation
# marks are right. http-link-header 1.1.4 reads them all.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-link-header@2.0.0 http-link-header@1.1.4 >/dev/null
seen=$(node --input-type=module -e '
import LinkHeader from "http-link-header";
import parse from "parse-link-header";
const headers = [
  "</openapi.json>; rel=\"service-desc\"; type=\"application/vnd.oai.openapi+json;version=3.1\"",
  "</terms>; rel=\"license\"; title=\"Hogar, auto; moto\"",
  "</quotes?page=2>; REL=\"next\"",
];
for (const header of headers) {
  console.log(`parse-link-header ${JSON.stringify(parse(header))}`);
  console.log(`http-link-header ${JSON.stringify(LinkHeader.parse(header).refs[0])}`);
}
')
echo "$seen"
[[ $seen == 'parse-link-header {"service-desc":{"rel":"service-desc","type":"application/vnd.oai.openapi+json","version":"3.1","url":"/openapi.json"}}
http-link-header {"uri":"/openapi.json","rel":"service-desc","type":"application/vnd.oai.openapi+json;version=3.1"}
parse-link-header {"license":{"rel":"license","title":"Hogar, auto","url":"/terms"}}
http-link-header {"uri":"/terms","rel":"license","title":"Hogar, auto; moto"}
parse-link-header {}
http-link-header {"uri":"/quotes?page=2","rel":"next"}' ]]
