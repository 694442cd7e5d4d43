import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import type { PlannedRequest } from '../service-requests';

/** The work of a flood, which runs on a thread of its own. */
export interface FloodOrder {
  readonly url: string;
  readonly request: PlannedRequest;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface FloodReport {
  readonly sent: number;
  /** Requests that were due while every connection waited for an answer. */
  readonly unsent: number;
  readonly refused: number;
  /** References of the quotations that were acknowledged. */
  readonly references: readonly string[];
  /** Answers other than 200, and 503 with Retry-After, and errors, with their number. */
  readonly others: Readonly<Record<string, number>>;
}

const CONNECTIONS = 400;
const TICK_MS = 5;
const ANSWER_TIMEOUT_MS = 30_000;

/** Sends so many requests a second, answered or not. */
export async function flood({ url, request, perSecond, seconds }: FloodOrder): Promise<FloodReport> {
  const timeouts = { headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS };
  const pool = new Pool(url, { connections: CONNECTIONS, ...timeouts });
  const references: string[] = [];
  const others: Record<string, number> = {};
  let [sent, unsent, refused] = [0, 0, 0];
  const ask = async () => {
    const { statusCode, headers, body } = await pool.request(request);
    const text = await body.text();
    const reference = /"referencia":"(COT-[^"]+)"/.exec(text)?.[1];
    if (statusCode === 200 && reference !== undefined) references.push(reference);
    else if (statusCode === 503 && headers['retry-after'] !== undefined) refused++;
    else throw new Error(`answer ${statusCode}`);
  };
  const underWay = new Set<Promise<void>>();
  const count = ({ message }: Error) => void (others[message] = (others[message] ?? 0) + 1);
  const beganAt = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - beganAt) / 1000) {
    for (let due = Math.floor(passed * perSecond) - sent - unsent; due > 0; due--) {
      if (underWay.size >= CONNECTIONS) unsent++;
      else {
        sent++;
        const asked: Promise<void> = ask()
          .catch(count)
          .finally(() => underWay.delete(asked));
        underWay.add(asked);
      }
    }
    await sleep(TICK_MS);
  }
  await Promise.all(underWay);
  await pool.close();
  return { sent, unsent, refused, references, others };
}

if (parentPort) void flood(workerData as FloodOrder).then((report) => parentPort?.postMessage(report));
