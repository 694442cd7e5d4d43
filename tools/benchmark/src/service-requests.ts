import { exampleBody } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { MCP_PATH } from '@cotiza/mcp';
import { inOlderRevision, LIMITS_OFF } from '@cotiza/tools-kit';

/** Settings of a service that gets all its requests from one address. */
export const UNLIMITED = {
  ...LIMITS_OFF,
  LIMIT_CONNECTIONS_PER_ADDRESS: '0',
  LIMIT_REQUESTS_PER_CONNECTION: '0',
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
};

export const QUOTE_PATH = '/api/agent/cotizaciones';
export const CATALOGUE_PATH = '/api/agent/catalogo?tipo=vehicle-brands&ramo=coche';

export interface PlannedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): PlannedRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const carBody = () => exampleBody('Car', systemClock().today());

/** A complete car request whose cover begins today. */
export const carQuote = (): PlannedRequest => post(QUOTE_PATH, carBody());

/** The car request as a call of an MCP tool. */
export function carCall(): PlannedRequest {
  const { insurance_line: _line, ...args } = carBody();
  const call = { method: 'tools/call', params: { name: 'cotizar_coche', arguments: args }, id: 1 };
  const { message, headers } = inOlderRevision(call, '2025-11-25');
  return post(`/${MCP_PATH}`, message, Object.fromEntries(headers));
}

export const catalogue: PlannedRequest = { method: 'GET', path: CATALOGUE_PATH };
