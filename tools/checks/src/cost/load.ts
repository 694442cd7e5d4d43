import { exampleBody, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { defined, systemClock } from '@cotiza/kernel';
import { MCP_PATH } from '@cotiza/mcp';
import { inOlderRevision, LIMITS_OFF } from '@cotiza/tools-kit';
import type { Pool } from 'undici';

/** Settings of a service that gets all its requests from one address. */
export const UNLIMITED = {
  ...LIMITS_OFF,
  LIMIT_REQUESTS_PER_CONNECTION: '0',
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
};

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => ({
  ...{ method: 'POST' as const, path, headers: { 'content-type': 'application/json', ...headers } },
  body: JSON.stringify(body),
});
export type PlannedRequest = ReturnType<typeof post>;

/** The example of each line, whose cover begins today. */
const examples = () => INSURANCE_LINES.map((line) => ({ line, body: exampleBody(line, systemClock().today()) }));

/** A quotation of each line over REST. */
export const quotes = (): PlannedRequest[] => examples().map(({ body }) => post('/api/agent/cotizaciones', body));

/** A quotation of each line over MCP. */
export const calls = (): PlannedRequest[] =>
  examples().map(({ line, body: { insurance_line: _line, ...args } }) => {
    const params = { name: `cotizar_${LINES[line].ramo}`, arguments: args };
    const { message, headers } = inOlderRevision({ method: 'tools/call', params, id: 1 }, '2025-11-25');
    return post(`/${MCP_PATH}`, message, Object.fromEntries(headers));
  });

/** A closed loop: so many clients, each with one request at a time. */
export interface ClosedLoop {
  /** They take turns. */
  readonly requests: readonly PlannedRequest[];
  /** Part of every right answer. */
  readonly expected: string;
  readonly clients: number;
  readonly amount: number;
}

/**
 * Sends the requests of the loop.
 *
 * @returns the seconds until all were answered
 * @throws Error at the first answer that is not 200 or not as expected
 */
export async function closedLoop(pool: Pool, { requests, expected, clients, amount }: ClosedLoop): Promise<number> {
  const beganAt = performance.now();
  let sent = 0;
  const client = async () => {
    while (sent < amount) {
      const request = defined(requests[sent++ % requests.length], 'request');
      const { statusCode, body } = await pool.request(request);
      const text = await body.text();
      if (statusCode !== 200 || !text.includes(expected)) {
        throw new Error(`${request.path} was answered with ${statusCode}: ${text.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (performance.now() - beganAt) / 1000;
}
