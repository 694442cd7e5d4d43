#!/usr/bin/env bash
# @buildwithlayer/openapi-to-tools 1.2.0 makes no tool of an OpenAPI 3.1 document in which one default or one member of an enum is null.
#
# Good guess: the README says "any valid OpenAPI Spec 3.X.X". In 3.1 a schema may have the type null and the default null (JSON Schema 2020-12), a document
# without "servers" has the server "/", and a parameter may have "content" in place of "schema" (OpenAPI 3.1, Parameter Object).
# Seen: one null, or no "servers", and parseToolsFromSpec() throws a TypeError, so the good operations are lost too. A parameter with "content" and a body
# that is a merge patch (RFC 7396) are left out of their tool without a word, so a model cannot fill them in.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @buildwithlayer/openapi-to-tools@1.2.0 >/dev/null
cat >tools.cjs <<'JS'
const { parseToolsFromSpec } = require(require('node:path').resolve('node_modules/@buildwithlayer/openapi-to-tools/dist/cjs/index.js'));
const responses = { 200: { description: 'A quote' } };
const query = (name, rest) => ({ name, in: 'query', ...rest });
const listQuotes = { operationId: 'listQuotes', responses };
const document = (operation, servers = { servers: [{ url: 'https://example.org' }] }) => ({
  openapi: '3.1.0',
  info: { title: 'Quotes', version: '1.0.0' },
  ...servers,
  paths: { '/quotes': { get: listQuotes, patch: { operationId: 'changeQuote', responses, ...operation } } },
});
const mergePatch = { content: { 'application/merge-patch+json': { schema: { type: 'object', properties: { year: { type: 'integer' } } } } } };
const documents = {
  plain: document({ parameters: [query('city', { schema: { type: 'string' } })] }),
  'null as default': document({ parameters: [query('city', { schema: { type: ['string', 'null'], default: null } })] }),
  'null in an enum': document({ parameters: [query('city', { schema: { enum: ['Madrid', null] } })] }),
  'no servers': document({}, {}),
  'content of a parameter': document({ parameters: [query('filter', { content: { 'application/json': { schema: { type: 'object' } } } })] }),
  'merge patch': document({ requestBody: mergePatch }),
};
for (const [name, value] of Object.entries(documents)) {
  try {
    const tools = parseToolsFromSpec(value);
    const changeQuote = tools.find((tool) => tool.name === 'changeQuote');
    const input = Object.keys(changeQuote).filter((key) => ['params', 'body', 'requestBody', 'bodies'].includes(key));
    console.log(`${name}: ${tools.length} tools, input: ${input.join() || 'none'}`);
  } catch (error) {
    console.log(`${name}: ${error.name}`);
  }
}
JS
seen=$(node tools.cjs)
echo "$seen"
[[ $seen == 'plain: 2 tools, input: params
null as default: TypeError
null in an enum: TypeError
no servers: TypeError
content of a parameter: 2 tools, input: none
merge patch: 2 tools, input: none' ]]
