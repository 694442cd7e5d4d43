#!/usr/bin/env bash
# @jsonurl/jsonurl 1.1.8, with the syntax for address bars (AQF), writes the text "-12.30" as "!-12.30" and reads that as ",12.30".
#
# Good guess: JsonURL.parse() gives back what JsonURL.stringify() wrote with the same options; the README pairs the two.
# Seen: a text that looks like a negative number gets an exclamation mark, which keeps it a text, and the reader takes "!-" for a comma. Without AQF the text
# comes back. A refund, or the longitude of a house west of Greenwich, that stands in a text meets it; one that is a number does not.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @jsonurl/jsonurl@1.1.8 >/dev/null
seen=$(node --input-type=module -e '
import JsonURL from "@jsonurl/jsonurl";
for (const value of [{ refund: "12.30" }, { refund: "-12.30" }, { refund: -12.3 }, ["-3.7038"]])
  for (const AQF of [false, true]) {
    const text = JsonURL.stringify(value, { AQF });
    console.log(text, JSON.stringify(JsonURL.parse(text, { AQF })));
  }
')
echo "$seen"
[[ $seen == "(refund:'12.30') {\"refund\":\"12.30\"}
(refund:!12.30) {\"refund\":\"12.30\"}
(refund:'-12.30') {\"refund\":\"-12.30\"}
(refund:!-12.30) {\"refund\":\",12.30\"}
(refund:-12.3) {\"refund\":-12.3}
(refund:-12.3) {\"refund\":-12.3}
('-3.7038') [\"-3.7038\"]
(!-3.7038) [\",3.7038\"]" ]]
