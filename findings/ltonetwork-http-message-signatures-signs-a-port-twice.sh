#!/usr/bin/env bash
# @ltonetwork/http-message-signatures 0.1.12 signs the authority of https://example.es:8443/ as "example.es:8443:8443", and a URL without a query as one with
# an empty line.
#
# Good guess: @authority is the host and its port where that is not the default (RFC 9421, 2.2.3); without a query @query is "?" (2.2.7); of a field the
# blanks at both ends are left out, and those inside stay (2.1).
# Seen: the port comes twice, @query is empty, and two blanks in a field become one. Its README names a draft that came before the RFC.
# http-message-signatures 1.0.6 signs by the RFC, and does not verify what this one signed. Each verifies its own signatures, and with a host without a port
# and a query they agree, so a test of one of them, or against port 443, passes.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @ltonetwork/http-message-signatures@0.1.12 http-message-signatures@1.0.6 >/dev/null
seen=$(node --input-type=module -e '
import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const lto = require("@ltonetwork/http-message-signatures");
const { httpbis } = require("http-message-signatures");
const mac = (data) => createHmac("sha256", "secret").update(data).digest();
const requests = [
  { url: "https://example.es/quotes?insurer=norte", headers: { note: "a b" } },
  { url: "https://example.es:8443/quotes?insurer=norte", headers: { note: "a b" } },
  { url: "https://example.es/quotes", headers: { note: "a b" } },
  { url: "https://example.es/quotes?insurer=norte", headers: { note: "a  b" } },
];
const components = ["@authority", "@query", "note"];
for (const request of requests.map((request) => ({ ...request, method: "GET" }))) {
  let base;
  const sign = async (data) => mac((base = data));
  const signed = await lto.sign(request, { components, signer: { keyid: "k", alg: "hmac-sha256", sign } });
  const ours = String(base).split("\n").slice(0, 3).join(" | ");
  await httpbis.signMessage({ key: { id: "k", alg: "hmac-sha256", sign }, fields: components, params: ["created"] }, request);
  console.log(`@ltonetwork: ${ours}`);
  console.log(`http-message-signatures: ${String(base).split("\n").slice(0, 3).join(" | ")}`);
  const keyLookup = async () => ({ verify: async (data, signature) => mac(data).equals(signature) });
  console.log(`verified: ${await httpbis.verifyMessage({ keyLookup }, { ...request, headers: signed.headers })}`);
}
')
echo "$seen"
[[ $seen == '@ltonetwork: "@authority": example.es | "@query": ?insurer=norte | "note": a b
http-message-signatures: "@authority": example.es | "@query": ?insurer=norte | "note": a b
verified: true
@ltonetwork: "@authority": example.es:8443:8443 | "@query": ?insurer=norte | "note": a b
http-message-signatures: "@authority": example.es:8443 | "@query": ?insurer=norte | "note": a b
verified: false
@ltonetwork: "@authority": example.es | "@query":  | "note": a b
http-message-signatures: "@authority": example.es | "@query": ? | "note": a b
verified: false
@ltonetwork: "@authority": example.es | "@query": ?insurer=norte | "note": a b
http-message-signatures: "@authority": example.es | "@query": ?insurer=norte | "note": a  b
verified: false' ]]
