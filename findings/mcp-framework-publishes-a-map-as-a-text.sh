#!/usr/bin/env bash
# mcp-framework 0.2.22 publishes each zod type that it does not know as a text: a map, "one of two objects", a tuple, a literal.
#
# Good guess: the README "supports all Zod features" and shows z.union(): what the schema published to the model allows is what the tool accepts.
# Seen: the model is asked for {"type": "string"} where the tool takes a map or one of two objects, and a call with a text is refused. positive() is
# {"minimum": 1, "exclusiveMinimum": true}, which JSON Schema 2020-12 does not allow and which leaves 0.5 out. A schema with refine() publishes the methods
# of zod (parse, safeParse, ...) as required members.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mcp-framework@0.2.22 @modelcontextprotocol/sdk@1.32.2 zod@3.25.76 >/dev/null
cat >tools.mjs <<'JS'
import { MCPTool } from 'mcp-framework';
import { z } from 'zod';
class Tool extends MCPTool {
  name = 'quote';
  description = 'Quotes.';
  constructor(schema) {
    super();
    this.schema = schema;
  }
  async execute(input) {
    return input;
  }
}
const car = z.object({ plate: z.string().describe('The plate.') });
const home = z.object({ town: z.string().describe('The town.') });
for (const [type, value] of [
  [z.record(z.number()), { fire: 1000 }],
  [z.union([car, home]), { plate: '1234BCD' }],
  [z.tuple([z.number(), z.number()]), [40.4, -3.7]],
  [z.literal('car'), 'car'],
  [z.number().positive(), 0.5],
]) {
  const tool = new Tool(z.object({ risk: type.describe('The risk.') }));
  const accepted = async (risk) => !(await tool.toolCall({ params: { name: 'quote', arguments: { risk } } })).isError;
  console.log(JSON.stringify(tool.inputSchema.properties.risk), JSON.stringify(value), await accepted(value), '"x"', await accepted('x'));
}
console.log(new Tool(car.refine(() => true)).inputSchema.required.slice(0, 4).join());
JS
seen=$(node tools.mjs 2>/dev/null)
echo "$seen"
[[ $seen == '{"type":"string","description":"The risk."} {"fire":1000} true "x" false
{"type":"string","description":"The risk."} {"plate":"1234BCD"} true "x" false
{"type":"string","description":"The risk."} [40.4,-3.7] true "x" false
{"type":"string","description":"The risk."} "car" true "x" false
{"type":"number","description":"The risk.","minimum":1,"exclusiveMinimum":true} 0.5 true "x" false
spa,_def,parse,safeParse' ]]
