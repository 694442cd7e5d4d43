import { LINES } from '@cotiza/contract';
import { CHECKS, QUOTES } from '../../fuzz/addresses';
import type { AskedBody } from './asked-bodies';
import { post, type AskedRequest } from './asked-request';
import { mcpRequest } from './mcp-requests';

/** One body in so many is checked without being quoted. */
const CHECKED = 4;
/** One body in so many goes through the MCP door as well, in one of the two ways. */
const BY_MCP = 2;

/** Each body as it is quoted over REST, and some of them as they are checked, or asked over MCP. */
export function quoteRequests(bodies: readonly AskedBody[]): AskedRequest[] {
  return bodies.flatMap((asked, index) => [
    post(`quote ${asked.name}`, QUOTES, asked.body),
    ...(index % CHECKED === 0 ? [post(`check ${asked.name}`, CHECKS, asked.body)] : []),
    ...(index % BY_MCP === 0 ? [byMcp(asked, index / BY_MCP)] : []),
  ]);
}

/** Revisions and tools take turns. */
function byMcp({ name, line, body }: AskedBody, turn: number): AskedRequest {
  const { insurance_line: _line, ...datos } = body;
  const { ramo } = LINES[line];
  const isModern = turn % 2 === 0;
  const params =
    turn % 4 < 2
      ? { name: `cotizar_${ramo}`, arguments: datos }
      : { name: 'comprobar_datos', arguments: { ramo, datos } };
  return mcpRequest(`${params.name} ${name}`, { id: turn, method: 'tools/call', params }, isModern);
}

/** The same quotation twice under one key, and another one under it. */
export function repeatedRequests([first, second]: readonly AskedBody[]): AskedRequest[] {
  const headers = { 'idempotency-key': 'clave-de-las-respuestas' };
  return [first, first, second].flatMap((asked) =>
    asked ? [post('quote under a key', QUOTES, asked.body, headers)] : [],
  );
}
