import type { Pool } from 'undici';
import { defined } from '@cotiza/kernel';
import type { PlannedRequest } from './service-requests';

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
