#!/usr/bin/env bash
# @inrupt/solid-client-errors 0.0.4 takes a problem document for none if its content type has a parameter or a capital letter, and drops its own members.
#
# Good guess: the type of a response is compared without its parameters and without regard to capitals (RFC 9110, 8.3.1), so that the
# problem document of Nest with Fastify 11.2.8, which is sent with "; charset=utf-8", is read like one without. Members beyond the five are the
# extensions of RFC 9457, 3.2, for the client to read.
# Seen: with the parameter, `problemDetails` is about:blank with the words of the status line, and `detail` is gone. Without it the five members are there,
# and the day on which the quotation expired is not. The whole answer is left as a text in `response.body`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @inrupt/solid-client-errors@0.0.4 >/dev/null
seen=$(node -e '
const { handleErrorResponse } = require("@inrupt/solid-client-errors");
const problem = { type: "urn:expired", title: "Caducado", status: 410, detail: "Otro" };
const body = JSON.stringify({ ...problem, expired_on: "2026-11-01" });
for (const type of ["application/problem+json", "application/problem+json; charset=utf-8", "Application/Problem+JSON"]) {
  const response = new Response(body, { status: 410, statusText: "Gone", headers: { "content-type": type } });
  Object.defineProperty(response, "url", { value: "https://example.es/quotes/7" });
  const error = handleErrorResponse(response, body, "No hay presupuesto");
  console.log(`${type}: ${JSON.stringify(error.problemDetails)}, ${typeof error.response.body}`);
}
')
echo "$seen"
[[ $seen == 'application/problem+json: {"type":"urn:expired","title":"Caducado","status":410,"detail":"Otro"}, string
application/problem+json; charset=utf-8: {"type":"about:blank","title":"Gone","status":410}, string
Application/Problem+JSON: {"type":"about:blank","title":"Gone","status":410}, string' ]]
