import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import { chanceOf, OPENAPI_FILE, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { judgeAll, type OpenApi } from './judge';
import { marksOf } from './marks';
import type { Answer } from './send';

const QUOTES = { method: 'POST', target: '/api/agent/cotizaciones' };
const OFFER = { method: 'GET', target: '/api/agent/ofertas/Zk3v0aQp9mXc1uYb7LrT2w.4?a=1' };
const MCP = { method: 'POST', target: '/api/agent/mcp' };
const HEADERS: Answer['headers'] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', 'ETag'],
  ['content-security-policy', "default-src 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['date', 'today'],
  ['x-request-id', 'req-1'],
  ['cache-control', 'no-store'],
  ['content-type', 'application/json; charset=utf-8'],
];

const marks = marksOf(chanceOf(7));
const description = join(WORKSPACE_ROOT, OPENAPI_FILE);
const judge = judgeAll(JSON.parse(readFileSync(description, 'utf8')) as OpenApi, marks);

const answerOf = (status: number, body: unknown, headers: Answer['headers'] = HEADERS): Answer => ({
  status,
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const refusal = (error: ProblemCode, more: object = {}) => ({
  error,
  mensaje: PROBLEMS[error].message,
  errores: [],
  request_id: 'req-1',
  ...more,
});
const judged = (answer: Answer, request = QUOTES) => judge(answer, request);
const without = (name: string) => HEADERS.filter(([known]) => known !== name);

describe('the judges of answers', () => {
  it('have nothing against a refusal as it should be', () => {
    expect(judged(answerOf(400, refusal('json_invalido')))).toEqual([]);
    expect(judged(answerOf(429, refusal('limite_alcanzado'), [...HEADERS, ['retry-after', '7']]))).toEqual([]);
  });

  it.each([
    ['a 500', answerOf(500, refusal('error_interno')), 'a 500'],
    ['a status that is not of the service', answerOf(418, refusal('json_invalido')), '418'],
    ['a status that is not described', answerOf(404, refusal('no_encontrado')), 'not described'],
    ['a key more', answerOf(400, refusal('json_invalido', { more: 1 })), 'the keys'],
    ['another request id', answerOf(400, refusal('json_invalido', { request_id: 'x' })), 'request id'],
    ['another status than its own', answerOf(400, refusal('cuerpo_demasiado_grande')), 'came with 400'],
    ['no wait', answerOf(429, refusal('limite_alcanzado')), 'Retry-After'],
    ['trouble that is not there', answerOf(503, refusal('servicio_no_disponible')), 'in no trouble'],
    ['no JSON', answerOf(400, 'Bad Request'), 'no JSON'],
    ['a missing header', answerOf(400, refusal('json_invalido'), without('x-frame-options')), 'x-frame-options'],
    ['a header twice', answerOf(400, refusal('json_invalido'), [...HEADERS, ['date', 'now']]), 'twice'],
    ['a refusal to keep', answerOf(400, refusal('json_invalido'), without('cache-control')), 'no-store'],
    ['a mark in the body', answerOf(400, refusal('json_invalido', { mensaje: marks.word })), 'repeats'],
    ['a mark in a header', answerOf(400, refusal('json_invalido'), [...HEADERS, ['x-a', marks.phone]]), 'x-a'],
    ['an answer that is not as described', answerOf(200, { estado: 1 }), 'not as described'],
  ])('see %s', (_what, answer, expected) => {
    expect(judged(answer).join('\n')).toContain(expected);
  });

  it('see what is not as described of an address that ends in an id', () => {
    expect(judged(answerOf(200, { oferta_id: 1 }), OFFER).join('\n')).toContain(
      '200 of /api/agent/ofertas/{oferta_id} is not as described',
    );
    expect(judged(answerOf(410, refusal('oferta_caducada')), OFFER)).toEqual([]);
  });

  const message = (parts: object) => answerOf(200, { jsonrpc: '2.0', id: 1, ...parts });
  it.each([
    ['an internal error', message({ error: { code: -32603, message: 'x' } }), 'internal error of MCP'],
    ['a refusal without its body', message({ result: { isError: true, content: [] } }), 'without its body'],
    ['a mark', message({ error: { code: -32601, message: marks.word } }), 'repeats'],
    ['what is no message', answerOf(200, [1]), 'no JSON object'],
  ])('see %s over MCP', (_what, answer, expected) => {
    expect(judged(answer, MCP).join('\n')).toContain(expected);
  });

  it('let an answer repeat what names the request', () => {
    expect(judged(message({ id: marks.word, result: {} }), MCP)).toEqual([]);
  });
});
