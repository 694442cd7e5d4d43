#!/usr/bin/env bash
# ts-japi 1.12.6 and jsonapi-fractal 2.3.2 write the id of a resource as a number, and jsonapi-fractal loses a relationship to nobody, written or read.
#
# Good guess: JSON:API 1.1: "the values of the id and type members MUST be strings", so the number of a row becomes a text; an empty to-one relationship has
# the data null.
# Seen: {"id": 7} in the resource and in its relationship, for rows with numbers; a client that compares with the text of the address finds nothing. A policy
# without a broker has no relationship `broker`, and one that is read has no member for it. json-api-serializer 2.7.0 writes "7" and null.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-japi@1.12.6 jsonapi-fractal@2.3.2 json-api-serializer@2.7.0 >/dev/null
seen=$(node -e '
const { Relator, Serializer } = require("ts-japi");
const fractal = require("jsonapi-fractal");
const JsonApiSerializer = require("json-api-serializer");
const show = (name, { data }) => console.log(name, JSON.stringify(data.id), JSON.stringify(data.relationships));
const people = new Serializer("people");
const policies = new Serializer("policies", {
  relators: { holder: new Relator(async ({ holder }) => holder, people), broker: new Relator(async ({ broker }) => broker, people) },
});
const other = new JsonApiSerializer();
other.register("policies", { relationships: { holder: { type: "people" }, broker: { type: "people" } } });
other.register("people", {});
const policy = { id: 7, holder: { id: 9 }, broker: null };
(async () => {
  show("ts-japi", await policies.serialize(policy));
  show("jsonapi-fractal", fractal.serialize(policy, "policies", { relationships: ["holder", "broker"] }));
  show("json-api-serializer", other.serialize("policies", policy));
  const document = { data: { type: "policies", id: "7", relationships: { broker: { data: null } } } };
  console.log("jsonapi-fractal reads", JSON.stringify(fractal.deserialize(document)));
})();
')
echo "$seen"
[[ $seen == 'ts-japi 7 {"holder":{"data":{"type":"people","id":9}},"broker":{"data":null}}
jsonapi-fractal 7 {"holder":{"data":{"type":"holder","id":9}}}
json-api-serializer "7" {"holder":{"data":{"type":"people","id":"9"}},"broker":{"data":null}}
jsonapi-fractal reads {"id":"7"}' ]]
