#!/usr/bin/env bash
# @remix-run/headers 0.21.1 accepts a media type, an encoding and a language that the client refuses with q=0.
#
# Good guess: the most specific range decides (RFC 9110, section 12.5.1), and a quality of 0 means "not acceptable" (section 12.4.2). So with
# "application/xml;q=0, */*" XML is refused, and "application/problem+json;q=0.1, application/*" gives a problem document the weight 0.1.
# Seen: the range with the highest quality decides. accepts() is true, getWeight() is 1, and getPreferred() picks XML, gzip or English although each
# is refused by name. So a server answers in the one format that the client said it cannot read.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @remix-run/headers@0.21.1 >/dev/null
seen=$(node --input-type=module -e '
import { Accept, AcceptEncoding, AcceptLanguage } from "@remix-run/headers";
const show = (header, refused, other) =>
  console.log(`${header}: ${refused} ${header.accepts(refused)} ${header.getWeight(refused)}, preferred: ${header.getPreferred([refused, other])}`);
show(Accept.from("application/xml;q=0, */*"), "application/xml", "application/json");
show(AcceptEncoding.from("gzip;q=0, *"), "gzip", "br");
show(AcceptLanguage.from("en;q=0, *"), "en", "es");
console.log(Accept.from("application/problem+json;q=0.1, application/*").getWeight("application/problem+json"));
')
echo "$seen"
[[ $seen == '*/*,application/xml;q=0: application/xml true 1, preferred: application/xml
*,gzip;q=0: gzip true 1, preferred: gzip
*,en;q=0: en true 1, preferred: en
1' ]]
