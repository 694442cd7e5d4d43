import { MCP_PATH } from '@cotiza/mcp';
import { exampleBody, exampleEstimate, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { addDays, existing } from '@cotiza/kernel';
import { inOlderRevision, type McpMessage } from '@cotiza/tools-kit';
import { CATALOGUE_PATH, ESTIMATE_PATH, QUOTE_PATH, SEARCH_PATH } from '../../service-requests';

/** One request of an agent, or of a customer. */
export interface SoakRequest {
  readonly name: string;
  /** Below the address of the service, or a whole address. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON: then it is a POST. */
  readonly body?: string;
  readonly expectedStatus: number;
}

/** What of earlier answers later requests are about. */
export interface Known {
  /** Of an offer that was made; undefined until one was. */
  offerId?: string;
  /** The purchase link of an e-mail; undefined until one came. */
  link?: string;
}

const TOOLS: Readonly<Record<InsuranceLine, string>> = {
  Home: 'cotizar_hogar',
  Car: 'cotizar_coche',
  Motorcycle: 'cotizar_moto',
};
const REVISION = '2025-11-25';
const DAYS_AHEAD = 7;
const JSON_TYPE = { 'content-type': 'application/json' };
const [OK, WRONG, NOT_FOUND] = [200, 400, 404];

/**
 * What is asked, over and over, in the order in which it is asked: quotations of every line over both doors, some of them under keys,
 * estimates, what is read before and after, and what is refused.
 *
 * @param today the first day that cover may begin
 * @param known is read when a request is made
 */
export function soakRequests(today: string, known: Known): () => SoakRequest {
  const day = addDays(today, DAYS_AHEAD);
  let made = 0;
  const bodyOf = (line: InsuranceLine) => {
    const example = exampleBody(line, day);
    const holder = { ...example.holder, email: `soak-${made}@example.com` };
    return { ...example, holder, client_reference: `soak-${made}` };
  };
  const kinds = [
    ...INSURANCE_LINES.flatMap((line) => [
      () => quote(bodyOf(line)),
      () => quote(bodyOf(line), `key-${made}`),
      () => toolCall(TOOLS[line], argumentsOf(bodyOf(line))),
      () => post('estimate', ESTIMATE_PATH, exampleEstimate(line, day)),
    ]),
    () => toolCall('obtener_requisitos', { ramo: 'coche' }),
    () => get('requirements', '/api/agent/requisitos?ramo=hogar'),
    () => get('catalogue', CATALOGUE_PATH),
    () => get('search', SEARCH_PATH),
    () => post('check', '/api/agent/comprobaciones', bodyOf('Car')),
    () => (known.offerId === undefined ? undefined : get('offer', `/api/agent/ofertas/${known.offerId}`)),
    () => (known.link === undefined ? undefined : get('page of offers', known.link)),
    () => ({ ...post('refused quotation', QUOTE_PATH, { insurance_line: 'Home' }), expectedStatus: WRONG }),
    () => ({ ...get('nothing', `/api/agent/none-${made}`), expectedStatus: NOT_FOUND }),
  ];
  return () => {
    for (;;) {
      made += 1;
      const request = existing(kinds[made % kinds.length], 'kind of request')();
      if (request) return request;
    }
  };
}

const get = (name: string, path: string): SoakRequest => ({ name, path, expectedStatus: OK });

const post = (name: string, path: string, body: object): SoakRequest => ({
  ...get(name, path),
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

const quote = (body: object, key?: string): SoakRequest => ({
  ...post('quotation', QUOTE_PATH, body),
  headers: key === undefined ? JSON_TYPE : { ...JSON_TYPE, 'idempotency-key': key },
});

function argumentsOf({ insurance_line: _line, ...rest }: Readonly<Record<string, unknown>>): object {
  return rest;
}

function toolCall(name: string, args: object): SoakRequest {
  const call: McpMessage = { method: 'tools/call', params: { name, arguments: args }, id: 1 };
  const { message, headers } = inOlderRevision(call, REVISION);
  const request = post(`MCP ${name.split('_', 1)[0]}`, `/${MCP_PATH}`, message);
  return { ...request, headers: { ...JSON_TYPE, ...Object.fromEntries(headers) } };
}
