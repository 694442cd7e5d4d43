#!/usr/bin/env bash
# @modelcontextprotocol/sdk 1.32.2 hands a resource the variables of its URI as they are encoded, and knows no URI that leaves one parameter of a query out.
#
# Good guess: the URI templates are those of RFC 6570, in which {name} is percent-encoded (3.2.2) and a variable of {?lang,size} without a value is left out
# (3.2.8). So the callback gets the name that the client put into the same template.
# Seen: the client expands "holders://{name}" with "Ana García" and the server looks for "Ana%20Garc%C3%ADa". With {?lang,size}, a URI with one of the two,
# with none or in the other order is "not found", though UriTemplate.expand() of the same library writes it. {name:3}, {;name} and {/a,b}, of which 6570 has
# examples, are expanded to nothing or to other text, without an error. Names in ASCII with all parameters pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @modelcontextprotocol/sdk@1.32.2 >/dev/null
seen=$(node --input-type=module -e '
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { UriTemplate } from "@modelcontextprotocol/sdk/shared/uriTemplate.js";
const server = new McpServer({ name: "policies", version: "1" });
const answer = (uri, variables) => ({ contents: [{ uri: uri.href, text: JSON.stringify(variables) }] });
for (const [name, template] of [["holder", "holders://{name}"], ["policy", "policies://{id}{?lang,size}"]])
  server.registerResource(name, new ResourceTemplate(template, { list: undefined }), {}, answer);
const client = new Client({ name: "agent", version: "1" });
const [left, right] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(left), client.connect(right)]);
const expand = (template, variables) => new UriTemplate(template).expand(variables);
const uris = [
  expand("holders://{name}", { name: "Ana García" }),
  expand("policies://{id}{?lang,size}", { id: "1", lang: "es", size: "2" }),
  expand("policies://{id}{?lang,size}", { id: "1", lang: "es" }),
  expand("policies://{id}{?lang,size}", { id: "1" }),
  "policies://1?size=2&lang=es",
];
for (const uri of uris) console.log(`${uri}: ${await client.readResource({ uri }).then(({ contents }) => contents[0].text, () => "not found")}`);
const variables = { var: "value", x: "1024", y: "768", v: "6" };
for (const template of ["{var:3}", "{;v}", "{/x,y}"]) console.log(`${template}: "${expand(template, variables)}"`);
await client.close();
')
echo "$seen"
[[ $seen == 'holders://Ana%20Garc%C3%ADa: {"name":"Ana%20Garc%C3%ADa"}
policies://1?lang=es&size=2: {"id":"1","lang":"es","size":"2"}
policies://1?lang=es: not found
policies://1: not found
policies://1?size=2&lang=es: not found
{var:3}: ""
{;v}: ""
{/x,y}: "1024,768"' ]]
