#!/usr/bin/env bash
# cloudevents 10.0.0 refuses a valid event in JSON whose content type says "charset=UTF-8".
#
# Good guess: "utf-8" and "UTF-8" are one charset (RFC 9110, 8.3.2: charset names are case-insensitive), and so are the letters of a media type (8.3.1).
# Seen: HTTP.toEvent() throws "invalid content type" for UTF-8 in capitals and for a quoted "utf-8" (8.3.1 again), and "no cloud event detected" for a media
# type in capitals. "charset=utf-8", which the library itself writes, is read, so a test of both ends with it passes. To a sender that writes the name as it
# is registered, a subscriber answers each event with an error.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cloudevents@10.0.0 >/dev/null
seen=$(node --input-type=module -e '
import { HTTP } from "cloudevents";
const body = JSON.stringify({ specversion: "1.0", id: "1", source: "/policies", type: "es.example.policy.renewed", data: { premium: 310.5 } });
for (const end of ["", "; charset=utf-8", "; charset=UTF-8", "; charset=\"utf-8\""])
  console.log(`application/cloudevents+json${end}: ${read(`application/cloudevents+json${end}`)}`);
console.log(`Application/CloudEvents+JSON: ${read("Application/CloudEvents+JSON")}`);
function read(type) {
  try {
    return JSON.stringify(HTTP.toEvent({ headers: { "content-type": type }, body }).data);
  } catch (error) {
    return error.message;
  }
}
')
echo "$seen"
[[ $seen == 'application/cloudevents+json: {"premium":310.5}
application/cloudevents+json; charset=utf-8: {"premium":310.5}
application/cloudevents+json; charset=UTF-8: invalid content type application/cloudevents+json; charset=UTF-8
application/cloudevents+json; charset="utf-8": invalid content type application/cloudevents+json; charset="utf-8"
Application/CloudEvents+JSON: no cloud event detected' ]]
