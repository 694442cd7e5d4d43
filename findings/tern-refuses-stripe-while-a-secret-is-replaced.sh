#!/usr/bin/env bash
# @hookflo/tern 4.1.0 refuses a webhook of Stripe while its secret is replaced.
#
# Good guess: Stripe-Signature may hold several v1 signatures, one for each active secret, for up to 24 hours after a secret is rolled, and one that fits is
# enough (Stripe's documentation, "Verify webhook signatures manually" and "Roll endpoint signing secrets").
# Seen: only the last v1 is compared. With the fitting signature first the answer is INVALID_SIGNATURE; with it last the webhook is valid. The SDK of
# Stripe, stripe 23.1.0, accepts both. So a service can lose each message about a paid premium until the old secret expires.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hookflo/tern@4.1.0 stripe@23.1.0 >/dev/null
seen=$(node --input-type=module -e '
import { createHmac } from "node:crypto";
import tern from "@hookflo/tern";
import Stripe from "stripe";
const body = JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object: { amount: 31050, currency: "eur" } } });
const time = Math.floor(Date.now() / 1000);
const sign = (secret) => "v1=" + createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
const secret = "invented-new";
const mine = sign(secret);
const other = sign("invented-old");
const stripe = new Stripe("invented");
for (const [name, signatures] of Object.entries({ one: [mine], "fitting last": [other, mine], "fitting first": [mine, other] })) {
  const header = [`t=${time}`, ...signatures].join(",");
  const request = new Request("http://localhost/", { method: "POST", headers: { "stripe-signature": header }, body });
  const result = await tern.WebhookVerificationService.verify(request, { platform: "stripe", secret, toleranceInSeconds: 300 });
  console.log(`${name}: ${result.errorCode ?? "valid"}, stripe: ${stripe.webhooks.constructEvent(body, header, secret).id}`);
}
')
echo "$seen"
[[ $seen == 'one: valid, stripe: evt_1
fitting last: valid, stripe: evt_1
fitting first: INVALID_SIGNATURE, stripe: evt_1' ]]
