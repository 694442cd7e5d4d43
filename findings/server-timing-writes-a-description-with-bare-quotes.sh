#!/usr/bin/env bash
# @edgefirst-dev/server-timing 0.0.1 writes a description with quotation marks as they are, and the rest of the description is lost.
#
# Good guess: a description is a quoted-string, in which a quotation mark and a backslash are escaped (W3C Server Timing, header field; RFC 9110, section 5.6.4).
# Seen: desc="tarifa "auto", con recargo". The string ends before auto, and the comma begins a new metric for a reader.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @edgefirst-dev/server-timing@0.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { TimingCollector } from "@edgefirst-dev/server-timing";
const collector = new TimingCollector();
await collector.measure("rating", "tarifa \"auto\", con recargo", async () => {});
const headers = new Headers();
collector.toHeaders(headers);
const value = headers.get("server-timing").replace(/dur=[\d.]+/, "dur=0");
console.log(value);
// The grammar of a quoted-string, applied to the whole parameter.
console.log(/^rating;desc="(?:[^"\\]|\\.)*";dur=0$/.test(value));
')
echo "$seen"
[[ $seen == 'rating;desc="tarifa "auto", con recargo";dur=0
false' ]]
