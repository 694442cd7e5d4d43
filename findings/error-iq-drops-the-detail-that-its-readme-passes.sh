#!/usr/bin/env bash
# @common-sense/error-iq 0.1.2 writes a problem document without the detail, the instance, the members and the Retry-After that its README passes.
#
# Good guess: new Conflict('Resource conflict', instance, extensions, 60), as in the README, becomes a problem document (RFC 9457) with this detail, this
# instance and these members, and a Retry-After of 60 seconds.
# Seen: the first argument is read as an object of options and the others are not read, so the answer has a type, a title and a status. An object with
# "detail" works. So each client loses what it has to correct and when it may come back, and the code that follows the README has no error in JavaScript.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @common-sense/error-iq@0.1.2 express@5.2.1 >/dev/null
seen=$(node --input-type=module -e '
import express from "express";
import { Conflict, express as middleware } from "@common-sense/error-iq";
const app = express();
app.get("/readme", () => {
  throw new Conflict("The quote has expired", "/quotes/7", { quote: "Q-7" }, 60);
});
app.get("/options", () => {
  throw new Conflict({ detail: "The quote has expired", instance: "/quotes/7", extensions: { quote: "Q-7" } });
});
app.use(middleware.errorHandler());
const server = app.listen(0, "127.0.0.1", async () => {
  for (const path of ["/readme", "/options"]) {
    const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`);
    console.log(response.status, response.headers.get("retry-after"), await response.text());
  }
  server.close();
  server.closeAllConnections();
});
')
echo "$seen"
[[ $seen == '409 null {"type":"about:blank","title":"Conflict","status":409}
409 null {"type":"about:blank","title":"Conflict","status":409,"detail":"The quote has expired","instance":"/quotes/7","quote":"Q-7"}' ]]
