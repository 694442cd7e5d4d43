#!/usr/bin/env bash
# ratelimit-header-parser 0.1.0 reads "Retry-After: 30" as half a minute past 1970, and finds no numbers in the headers of draft 8 that express-rate-limit
# 8.7.5, of the same authors, writes.
#
# Good guess: delay-seconds in Retry-After are seconds from now (RFC 9110, 10.2.3), as they are in RateLimit-Reset; and for draft 8, which its README does not
# name, the result is undefined, as the README says of headers in which it finds no limit.
# Seen: the date is 1 January 1970, so a client that waits until then asks again at once, while the server goes on to refuse it. For draft 8 all fields are
# null, in an object that is not undefined. With RateLimit-Reset beside it, 30 seconds are from now.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ratelimit-header-parser@0.1.0 express-rate-limit@8.7.5 express@5.2.1 >/dev/null
seen=$(node --input-type=module -e '
import express from "express";
import { rateLimit } from "express-rate-limit";
import { parseRateLimit } from "ratelimit-header-parser";
const counts = { "ratelimit-limit": "10", "ratelimit-remaining": "0" };
const { reset } = parseRateLimit({ ...counts, "retry-after": "30" });
console.log(`Retry-After: ${reset.toISOString()}`);
const seconds = Math.round((parseRateLimit({ ...counts, "ratelimit-reset": "30" }).reset - Date.now()) / 1000);
console.log(`RateLimit-Reset: in ${seconds} seconds`);
for (const standardHeaders of ["draft-7", "draft-8"]) {
  const app = express();
  app.use(rateLimit({ windowMs: 60000, limit: 10, standardHeaders, legacyHeaders: false }));
  app.get("/", (request, response) => response.send("ok"));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const response = await fetch(`http://127.0.0.1:${server.address().port}/`);
  const { limit, used, remaining } = parseRateLimit(response);
  console.log(`${standardHeaders}: ${JSON.stringify({ limit, used, remaining })}`);
  server.close();
}
')
echo "$seen"
[[ $seen == 'Retry-After: 1970-01-01T00:00:30.000Z
RateLimit-Reset: in 30 seconds
draft-7: {"limit":10,"used":1,"remaining":9}
draft-8: {"limit":null,"used":null,"remaining":null}' ]]
