#!/usr/bin/env bash
# microdata-node 2.0.0 reads <data value="08001"> as the number 8001 and a telephone number as 34910000000, and forgets the second of two types.
#
# Good guess: the value of <data> is the text of its attribute (HTML, 5.2.4, "Values"), in JSON too (5.4.1), so a postal zone keeps its zero. Both types of
# an item with two are in its JSON-LD, as they are in its JSON.
# Seen: Number() is called on each value: "08001" becomes 8001, "+34910000000" 34910000000, an empty text 0, and a policy number of twenty digits
# another one. A text in <span> stays. In JSON-LD an agency that is also a place is an agency alone.
# microdata-rdf-streaming-parser 3.0.0 keeps the digits and both types. A program that reads prices and policies from a page meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts microdata-node@2.0.0 \
  microdata-rdf-streaming-parser@3.0.0 >/dev/null
seen=$(node -e '
const { toJson, toJsonld } = require("microdata-node");
const { MicrodataRdfParser } = require("microdata-rdf-streaming-parser");
const page = `<div itemscope itemtype="https://schema.org/InsuranceAgency https://schema.org/Place">
  <data itemprop="postalCode" value="08001">Barcelona</data>
  <data itemprop="telephone" value="+34910000000">910 00 00 00</data>
  <data itemprop="identifier" value="20261129000000000007">Póliza</data>
  <data itemprop="description" value=""></data>
  <span itemprop="name">007</span>
</div>`;
const json = toJson(page).items[0];
console.log(JSON.stringify(Object.values(json.properties).flat()));
console.log("JSON", json.type.length, "JSON-LD", toJsonld(page)[0]["@type"].length);
const parser = new MicrodataRdfParser({ baseIRI: "https://example.es/" });
const values = [];
let types = 0;
parser.on("data", ({ predicate, object }) => {
  if (object.termType === "Literal") values.push(object.value);
  if (predicate.value.endsWith("#type")) types += 1;
});
parser.on("end", () => console.log("RDF", types, JSON.stringify(values)));
parser.end(page);
')
echo "$seen"
[[ $seen == '[8001,34910000000,20261129000000000000,0,"007"]
JSON 2 JSON-LD 1
RDF 2 ["08001","+34910000000","20261129000000000007","","007"]' ]]
