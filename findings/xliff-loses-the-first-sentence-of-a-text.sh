#!/usr/bin/env bash
# xliff 6.4.0 reads the last sentence of a unit of XLIFF 2.0 and loses those before it, and breaks the line of a text before an inline element.
#
# Good guess: a unit may have several segments (XLIFF 2.0, 4.2.2.5), which are read and written as they are, or refused; its README promises
# "roundtrip support". Blanks in a <source> or <target> are text.
# Seen: of two sentences the first one is gone from source and target, without an error, and the file that is written has one. In XLIFF 1.2 "hasta <g>300</g>"
# is written with a line break and ten blanks before <g>; read again by this library they are one blank, by another they are text. The state "final" of
# a translation is lost. With one segment the text stays. Programs for translators divide a text into sentences.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xliff@6.4.0 >/dev/null
seen=$(node --input-type=module -e '
import xliff from "xliff";
const file = (version, attributes, inner) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="${version}" ${attributes}>${inner}</xliff>`;
const languages = (source, target) => `${source}="en" ${target}="es"`;
const segment = (source, target) => `<segment><source>${source}</source><target>${target}</target></segment>`;
const segments =
  segment("Cover begins today. ", "La póliza empieza hoy. ") + segment("It ends in a year.", "Termina en un año.");
const two = file("2.0", languages("srcLang", "trgLang"), `<file id="f"><unit id="u">${segments}</unit></file>`);
console.log(JSON.stringify((await xliff.xliff2js(two)).resources.f.u));
const texts = `<source>up to <g id="1">300</g> euros</source><target state="final">hasta <g id="1">300</g> euros</target>`;
const body = `<body><trans-unit id="u">${texts}</trans-unit></body>`;
const attributes = `original="f" datatype="plaintext" ${languages("source-language", "target-language")}`;
const one = file("1.2", "", `<file ${attributes}>${body}</file>`);
const written = await xliff.jsToXliff12(await xliff.xliff12ToJs(one));
console.log(JSON.stringify(/<target[^]*<\/target>/.exec(written)[0]));
')
echo "$seen"
[[ $seen == '{"source":"It ends in a year.","target":"Termina en un año."}
"<target>hasta \n          <g id=\"1\">300</g> euros\n        </target>"' ]]
