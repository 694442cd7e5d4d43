#!/usr/bin/env bash
# rdf-parser-csvw 1.1.0 does not read a number, a boolean or a list as the metadata of CSV on the Web describe them, and writes "Invalid DateTime" for a date.
#
# Good guess: the W3C's Model for Tabular Data, 6.4: with a decimal comma "1.234,50" is 1234.50, with the format "Sí|No" the cell "Sí" is true, and with a
# separator one cell has several values. A date of XML Schema may have a time zone.
# Seen: "1.234,50" and "Sí" come out as they stand, with a datatype whose address is an object; a list is one text; "2027-06-15+02:00" becomes the literal
# "Invalid DateTime" of the type date. No error is reported. @zazuko/rdf-parser-csvw 0.17.0 names the datatype, and leaves the values.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  rdf-parser-csvw@1.1.0 @zazuko/rdf-parser-csvw@0.17.0 @rdfjs/data-model@2.1.1 @rdfjs/dataset@2.0.2 >/dev/null
seen=$(node --input-type=module -e '
import { Readable } from "node:stream";
import rdf from "@rdfjs/data-model";
import datasets from "@rdfjs/dataset";
import CsvParser from "rdf-parser-csvw";
import Zazuko from "@zazuko/rdf-parser-csvw";
const csvw = (name) => rdf.namedNode("http://www.w3.org/ns/csvw#" + name);
const first = rdf.namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#first");
const rest = rdf.namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#rest");
const nil = rdf.namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#nil");
const describe = (column) => {
  const metadata = datasets.dataset();
  const node = (members) => {
    const subject = rdf.blankNode();
    for (const [name, value] of Object.entries(members)) {
      const object = typeof value === "string" ? rdf.literal(value) : value.termType ? value : node(value);
      metadata.add(rdf.quad(subject, name === "first" ? first : name === "rest" ? rest : csvw(name), object));
    }
    return subject;
  };
  node({ url: rdf.namedNode("http://example.es/t.csv"), tableSchema: { column: { first: { name: "cell", title: "cell", ...column }, rest: nil } } });
  return metadata;
};
for (const [column, cell] of [
  [{ datatype: { base: "decimal", format: { decimalChar: ",", groupChar: "." } } }, "1.234,50"],
  [{ datatype: { base: "boolean", format: "Sí|No" } }, "Sí"],
  [{ datatype: { base: "string" }, separator: ";" }, "incendio;robo"],
  [{ datatype: { base: "date" } }, "2027-06-15+02:00"],
])
  for (const [name, Parser] of [["rdf-parser-csvw", CsvParser], ["zazuko", Zazuko]]) {
    const parser = new Parser({ metadata: describe(column), baseIRI: "http://example.es/t.csv", timezone: "UTC" });
    for await (const { predicate, object } of parser.import(Readable.from([`cell\r\n"${cell}"\r\n`])))
      if (predicate.value.endsWith("#cell")) console.log(name, object.value, typeof object.datatype.value, String(object.datatype.value).split("#").at(-1));
  }
')
echo "$seen"
[[ $seen == 'rdf-parser-csvw 1.234,50 object [object Object]
zazuko 1.234,50 string decimal
rdf-parser-csvw Sí object [object Object]
zazuko Sí string boolean
rdf-parser-csvw incendio;robo object [object Object]
zazuko incendio;robo string string
rdf-parser-csvw Invalid DateTime string date
zazuko 2027-06-15+02:00 string date' ]]
