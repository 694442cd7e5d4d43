import { PROBLEMS } from '@cotiza/contract';
import { readJson } from '@cotiza/tools-kit';
import { judgeBy, type OpenApi } from './judge';
import { marksOf } from './marks';

const marks = marksOf(7);
const judge = judgeBy(readJson<OpenApi>('openapi.json'), marks);
const HEADERS = {
  'x-request-id': 'r-1',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};
const REFUSAL = { error: 'json_invalido', mensaje: PROBLEMS.json_invalido.message, errores: [], request_id: 'r-1' };

function judged(status: number, body: object, headers: object = {}, target = '/api/agent/cotizaciones'): string {
  const answer = {
    status,
    headers: Object.entries({ ...HEADERS, ...headers }),
    body: Buffer.from(JSON.stringify(body)),
  };
  return judge(answer, { method: 'POST', target }).join('\n');
}

it('finds no fault in a refusal as it should be', () => expect(judged(400, REFUSAL)).toBe(''));

it.each<[string, string, string]>([
  ['a 500', judged(500, REFUSAL), 'a 500'],
  ['an unknown status', judged(418, REFUSAL), 'no status of the service'],
  ['an undescribed status', judged(404, { ...REFUSAL, error: 'no_encontrado' }), 'is not described as'],
  ['an answer of another shape', judged(200, { estado: 1 }), '200 of /api/agent/cotizaciones'],
  ['another status than its own', judged(400, { ...REFUSAL, error: 'no_cotizable' }), 'no_cotizable with 400'],
  ['another request id', judged(400, REFUSAL, { 'x-request-id': 'r-2' }), 'another request id'],
  ['a refusal that may be kept', judged(400, REFUSAL, { 'cache-control': '' }), 'no-store'],
  ['a missing wait', judged(429, { ...REFUSAL, error: 'limite_alcanzado' }), 'no Retry-After'],
  ['a mark in the body', judged(400, { ...REFUSAL, mensaje: marks.word }), 'repeats'],
  ['a mark in a header', judged(400, REFUSAL, { etag: marks.phone }), 'etag repeats'],
  [
    'an internal error of MCP',
    judged(200, { jsonrpc: '2.0', error: { code: -32603 } }, {}, '/api/agent/mcp'),
    'internal',
  ],
])('finds %s', (_what, faults, expected) => expect(faults).toContain(expected));
