#!/usr/bin/env bash
# accept-language-parser 1.5.0 and its fork @escapace/accept-language-parser 1.6.7 take the calendar in "en-GB-u-ca-gregory" for Catalan.
#
# Good guess: what follows "-u-" is an extension (RFC 6067) and belongs to the tag before it; a variant such as "valencia" is no region; blanks may stand
# around the semicolon of a weight, and q=0 means "not acceptable" (RFC 9110, 12.4.2).
# Seen: the tag is cut into two languages, "en" and "ca", so that a site in Catalan and Spanish answers a reader of English and Spanish in Catalan.
# "ca-ES-valencia" gets the script "ES" and the region "valencia", and does not find "ca-ES". "es ;q=0.5" makes a language "q". pick() offers Spanish to
# somebody who refuses it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts accept-language-parser@1.5.0 @escapace/accept-language-parser@1.6.7 >/dev/null
seen=$(node --input-type=module -e '
import * as fork from "@escapace/accept-language-parser";
import original from "accept-language-parser";
for (const [name, parser] of Object.entries({ original, fork })) {
  const { parse, pick } = parser;
  const text = (header) => parse(header).map(({ code, script, region, quality }) => [code, script, region, quality].filter(Boolean).join(" "));
  for (const header of ["en-GB-u-ca-gregory", "ca-ES-valencia", "es ;q=0.5, en"]) console.log(`${name} ${header}: ${text(header).join(", ")}`);
  console.log(`${name} Catalan or Spanish: ${pick(["es", "ca"], "en-GB-u-ca-gregory, es;q=0.8", { loose: true })}`);
  console.log(`${name} Valencian: ${pick(["es-ES", "ca-ES"], "ca-ES-valencia, es-ES;q=0.5")}`);
  console.log(`${name} no Spanish: ${pick(["es", "en"], "es;q=0, fr")}`);
}
')
echo "$seen"
[[ $seen == 'original en-GB-u-ca-gregory: en GB u 1, ca gregory 1
original ca-ES-valencia: ca ES valencia 1
original es ;q=0.5, en: es 1, q 1, en 1
original Catalan or Spanish: ca
original Valencian: es-ES
original no Spanish: es
fork en-GB-u-ca-gregory: en GB u 1, ca gregory 1
fork ca-ES-valencia: ca ES valencia 1
fork es ;q=0.5, en: es 1, q 1, en 1
fork Catalan or Spanish: ca
fork Valencian: es-ES
fork no Spanish: es' ]]
