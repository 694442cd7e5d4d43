#!/usr/bin/env bash
# cloudevents 10.0.0 writes the attributes of an event into HTTP headers as they stand, and does not decode those that it reads.
#
# Good guess: the HTTP binding of CloudEvents 1.0.2 (3.1.3.2) percent-encodes a header value: each character outside U+0021 to U+007E, the quotation mark and
# the percent sign. So the subject "García 50 €" travels as "Garc%C3%ADa%2050%20%E2%82%AC", and the receiver gets it back.
# Seen: HTTP.binary() leaves it as it is, so node:http throws on the euro sign. An event from a sender that does encode arrives with its percent signs.
# Subjects in ASCII pass. HTTP.structured() is right.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cloudevents@10.0.0 >/dev/null
seen=$(node --input-type=module -e '
import { validateHeaderValue } from "node:http";
import { CloudEvent, HTTP } from "cloudevents";
const event = new CloudEvent({ id: "1", source: "/policies", type: "es.example.renewed", subject: "García 50 €", data: { premium: 310.5 } });
const { headers } = HTTP.binary(event);
console.log(`written: ${headers["ce-subject"]}`);
try {
  validateHeaderValue("ce-subject", headers["ce-subject"]);
} catch (error) {
  console.log(error.code);
}
const sent = { ...headers, "ce-subject": "Garc%C3%ADa%2050%20%E2%82%AC" };
console.log(`read: ${HTTP.toEvent({ headers: sent, body: "{}" }).subject}`);
console.log(`in JSON: ${HTTP.toEvent(HTTP.structured(event)).subject}`);
')
echo "$seen"
[[ $seen == 'written: García 50 €
ERR_INVALID_CHAR
read: Garc%C3%ADa%2050%20%E2%82%AC
in JSON: García 50 €' ]]
