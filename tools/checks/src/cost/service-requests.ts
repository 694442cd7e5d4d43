import { exampleBody, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { MCP_PATH } from '@cotiza/mcp';
import { inOlderRevision, LIMITS_OFF } from '@cotiza/tools-kit';

/** Settings of a service that gets all its requests from one address. */
export const UNLIMITED = {
  ...LIMITS_OFF,
  LIMIT_REQUESTS_PER_CONNECTION: '0',
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
};

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

/** The example of each line, whose cover begins today. */
const examples = () => INSURANCE_LINES.map((line) => ({ line, body: exampleBody(line, systemClock().today()) }));

/** A quotation of each line over REST. */
export const quotes = (): PlannedRequest[] => examples().map(({ body }) => post('/api/agent/cotizaciones', body));

/** The same as calls of MCP tools. */
export const calls = (): PlannedRequest[] =>
  examples().map(({ line, body: { insurance_line: _line, ...args } }) => {
    const params = { name: `cotizar_${LINES[line].ramo}`, arguments: args };
    const { message, headers } = inOlderRevision({ method: 'tools/call', params, id: 1 }, '2025-11-25');
    return post(`/${MCP_PATH}`, message, Object.fromEntries(headers));
  });
