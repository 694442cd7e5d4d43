import { readSamples, type Sample } from './read-samples';

/** What one process tells of itself. */
export interface Scraped {
  readonly address: string;
  /** Undefined while it does not answer, or with something else. */
  readonly samples: readonly Sample[] | undefined;
}

/** Asks every process for its metrics, now. Never rejects. */
export type Scrape = () => Promise<readonly Scraped[]>;

const PATIENCE_MS = 3000;

/** @param addresses of the metrics of each process */
export const scrapeOf =
  (addresses: readonly string[]): Scrape =>
  () =>
    Promise.all(addresses.map(async (address) => ({ address, samples: await samplesAt(address) })));

async function samplesAt(address: string): Promise<readonly Sample[] | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? readSamples(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
