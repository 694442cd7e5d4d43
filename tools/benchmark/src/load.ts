import type { Pool } from 'undici';
import type { PlannedRequest } from './service-requests';

/** A closed loop: so many clients, each with one request at a time. */
export interface ClosedLoop {
  readonly request: PlannedRequest;
  /** Part of every right answer. */
  readonly expected: string;
  readonly clients: number;
  readonly seconds: number;
}

/**
 * Sends requests for the time of the loop.
 *
 * @returns the number of answers
 * @throws Error at the first answer that is not 200 or not as expected
 */
export async function closedLoop(pool: Pool, { request, expected, clients, seconds }: ClosedLoop): Promise<number> {
  const endsAt = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < endsAt) {
      const { statusCode, body } = await pool.request(request);
      const text = await body.text();
      if (statusCode !== 200 || !text.includes(expected)) {
        throw new Error(`${request.path} was answered with ${statusCode}: ${text.slice(0, 200)}`);
      }
      answered++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answered;
}
