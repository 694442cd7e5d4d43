#!/usr/bin/env bash
# httpbis-digest-headers 1.0.0 and @digitalbazaar/http-digest-header 2.3.0 refuse a body whose digest is right, once another digest stands beside it.
#
# Good guess: Content-Digest may hold several digests, and "a recipient may ignore any or all" of them (RFC 9530, 2); so did Digest before it (RFC 3230, 4.3.2).
# A digest of an algorithm that a library does not know is passed over, and the one of SHA-256 that it knows is compared.
# Seen: the first throws "Unsupported digest algorithm" for `unixsum` or `sha`, before or after a right sha-256. The second takes all that follows "=" for one
# digest, so that "SHA-256=..., unixsum=..." is false, and for the first of another algorithm it says that it is not supported. Alone, each is right.
# A webhook with a second digest, for a sender that changes its algorithm, does not arrive.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts httpbis-digest-headers@1.0.0 \
  @digitalbazaar/http-digest-header@2.3.0 >/dev/null
seen=$(node --input-type=module -e '
import { createHash } from "node:crypto";
import { verifyHeaderValue } from "@digitalbazaar/http-digest-header";
import digests from "httpbis-digest-headers";
const body = JSON.stringify({ policy: "7", event: "renewed" });
const digest = (algorithm) => createHash(algorithm).update(body).digest("base64");
const sha256 = `sha-256=:${digest("sha256")}:`;
for (const [name, header] of Object.entries({
  "sha-256": sha256,
  "sha-256, sha": `${sha256}, sha=:${digest("sha1")}:`,
  "unixsum, sha-256": `unixsum=:dXg=:, ${sha256}`,
}))
  try {
    console.log(`Content-Digest ${name}: ${digests.verifyContentDigest(Buffer.from(body), header)}`);
  } catch (error) {
    console.log(`Content-Digest ${name}: ${error.message}`);
  }
for (const [name, headerValue] of Object.entries({
  "SHA-256": `SHA-256=${digest("sha256")}`,
  "SHA-256, unixsum": `SHA-256=${digest("sha256")}, unixsum=30637`,
  "unixsum, SHA-256": `unixsum=30637, SHA-256=${digest("sha256")}`,
})) {
  const { verified, error } = await verifyHeaderValue({ data: body, headerValue });
  console.log(`Digest ${name}: ${error?.message ?? verified}`);
}
')
echo "$seen"
[[ $seen == "Content-Digest sha-256: true
Content-Digest sha-256, sha: Unsupported digest algorithm 'sha'.
Content-Digest unixsum, sha-256: Unsupported digest algorithm 'unixsum'.
Digest SHA-256: true
Digest SHA-256, unixsum: false
Digest unixsum, SHA-256: Algorithm \"unixsum\" is not supported." ]]
