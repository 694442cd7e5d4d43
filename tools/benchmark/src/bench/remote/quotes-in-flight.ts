import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuoteResult } from '@cotiza/quoting';
import type { ServerProcess } from '../processes/server-process';
import { SERVICE_QUOTE_PATH } from '../over-http/service.plan';

/** One quotation as its client saw it. */
export interface SeenQuote {
  readonly reference: string;
  readonly latencyMs: number;
  /** Insurers that have a price in it. */
  readonly insurers: number;
}

/**
 * Keeps so many quotations in flight: each client asks again as soon as it has its answer, and all end with their last one
 * when the time is up. They begin one after the other during the warm-up, and only what is asked for after it counts.
 *
 * @throws Error at an answer that is no quotation with prices
 */
export async function keepInFlight(
  service: ServerProcess,
  body: string,
  load: { readonly clients: number; readonly warmUpSeconds: number; readonly seconds: number },
): Promise<SeenQuote[]> {
  const seen: SeenQuote[] = [];
  const ask = asker(service, body);
  const countsFrom = performance.now() + load.warmUpSeconds * 1000;
  const endsAt = countsFrom + load.seconds * 1000;
  const client = async (_: unknown, index: number) => {
    // One after the other, or they would go on asking all at once.
    await sleep((index / load.clients) * load.warmUpSeconds * 1000);
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      const answer = await ask();
      const latencyMs = performance.now() - askedAt;
      if (askedAt >= countsFrom) seen.push({ ...readQuote(answer), latencyMs });
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  return seen;
}

/** Asks over connections that are kept, for less of the processor than `fetch` takes. */
function asker({ name, port }: ServerProcess, body: string): () => Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { agent, port, host: '127.0.0.1', method: 'POST', path: SERVICE_QUOTE_PATH, headers };
  return () =>
    new Promise((resolve, reject) => {
      const call = request(options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${name} answered ${response.statusCode}`));
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => resolve(Buffer.concat(chunks).toString()));
        response.once('error', reject);
      });
      call.once('error', reject);
      call.end(body);
    });
}

function readQuote(answer: string): Omit<SeenQuote, 'latencyMs'> {
  const { estado, referencia, ofertas } = JSON.parse(answer) as QuoteResult;
  if (estado !== 'cotizado') throw new Error(`a quotation has the state ${estado}`);
  return { reference: referencia, insurers: new Set(ofertas.map(({ aseguradora }) => aseguradora)).size };
}
