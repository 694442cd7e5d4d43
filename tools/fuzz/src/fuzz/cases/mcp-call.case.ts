import { CATALOGUE_NAMES, LINES } from '@cotiza/contract';
import { TOOLS } from '@cotiza/mcp';
import type { CaseSource, Sent } from './fuzz-case';
import { spoiltJson } from './json-text';
import { enveloped, mcpPost } from './mcp-envelope';
import { estimateOf, soundBody, wrongBody } from './wrong-body';

type Args = Record<string, unknown>;

const NAMES = TOOLS.map(({ name }) => name);

/** Arguments of a tool, right or wrong. */
function argumentsFor(tool: string, source: CaseSource): Args {
  const { chance, marks } = source;
  const made = chance.isOneIn(5) ? soundBody(source) : wrongBody(source);
  const { line, body } = made;
  const ramo = chance.isOneIn(6) ? marks.word : LINES[line].ramo;
  switch (tool) {
    case 'obtener_requisitos':
      return { ramo };
    case 'consultar_catalogo':
      return {
        tipo: chance.pick(CATALOGUE_NAMES),
        codigo_postal: '28013',
        marca: chance.isOneIn(3) ? marks.word : 'SEAT',
      };
    case 'comprobar_datos':
      return { ramo, datos: body };
    case 'estimar_precio':
      return { ramo, datos: chance.isOneIn(8) ? body : estimateOf(made) };
    case 'detalle_de_oferta':
      return { oferta_id: chance.pick([marks.word, `${'A'.repeat(22)}.1`, ...source.known.offers]) };
    default:
      return body;
  }
}

/** A tool called in the way of some revision, with arguments that may be wrong or have names that nobody knows. */
export function toolCall(source: CaseSource): Sent {
  const { chance, marks } = source;
  const name = chance.pick(NAMES);
  const args = argumentsFor(name, source);
  const more: Args = chance.isOneIn(5) ? { [marks.word]: 1, [`${marks.word} y`]: { a: marks.word } } : {};
  const meta = chance.isOneIn(6) ? { _meta: { progressToken: chance.pick<unknown>(['p', 1, null, {}, 1.5]) } } : {};
  const params = { name, arguments: { ...args, ...more }, ...meta };
  const { message, headers } = enveloped({ id: chance.between(0, 9), method: 'tools/call', params }, chance);
  const text = JSON.stringify(message);
  return mcpPost(chance.isOneIn(8) ? spoiltJson(text, chance, marks) : text, headers);
}
