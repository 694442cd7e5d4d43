#!/usr/bin/env bash
# @asyncapi/converter 2.0.2 gives a channel that is a reference the name of the component for its address, so that it names another topic.
#
# Good guess: in AsyncAPI 2 the key of a channel is its address; AsyncAPI 3 says it in `address`, and "policies/renewed" stays that.
# Seen: {"policies/renewed": {"$ref": "#/components/channels/Renewed"}} becomes a channel with the address "Renewed", and "policies/renewed" is only a key
# without meaning. Written out, the channel keeps its address. @asyncapi/parser 3.6.3 finds no fault in either.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @asyncapi/converter@2.0.2 @asyncapi/parser@3.6.3 >/dev/null
seen=$(node -e '
const { convert } = require("@asyncapi/converter");
const { Parser } = require("@asyncapi/parser");
const renewed = { publish: { operationId: "renewed", message: { payload: { type: "object" } } } };
const addresses = async (document) => {
  const { document: read, diagnostics } = await new Parser().parse(document);
  const errors = diagnostics.filter(({ severity }) => severity === 0).length;
  return read.channels().all().map((channel) => channel.address()).join() + ", errors: " + errors;
};
const head = { asyncapi: "2.6.0", info: { title: "Policies", version: "1.0.0" } };
(async () => {
  for (const document of [
    { ...head, channels: { "policies/renewed": renewed } },
    { ...head, channels: { "policies/renewed": { $ref: "#/components/channels/Renewed" } }, components: { channels: { Renewed: renewed } } },
  ]) {
    console.log("2.6.0", await addresses(structuredClone(document)));
    console.log("3.0.0", await addresses(convert(structuredClone(document), "3.0.0")));
  }
})();
')
echo "$seen"
[[ $seen == '2.6.0 policies/renewed, errors: 0
3.0.0 policies/renewed, errors: 0
2.6.0 policies/renewed, errors: 0
3.0.0 Renewed, errors: 0' ]]
