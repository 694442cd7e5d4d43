import { onceAborted, unlessOver } from '@cotiza/kernel';
import { placesOf } from './places-of';
import { readSamples, type Sample } from './read-samples';

/** What one process tells of itself. */
export interface Scraped {
  readonly address: string;
  /** Undefined while it does not answer, or with something else. */
  readonly samples: readonly Sample[] | undefined;
}

/** Asks every process for its metrics, now. Never rejects. */
export type Scrape = () => Promise<readonly Scraped[]>;

/** How long all of them are waited for. */
const TIMEOUT_MS = 3000;

/** @param addresses of the metrics of each process, or of several that share a name */
export const scrapeOf =
  (addresses: readonly string[]): Scrape =>
  async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await Promise.all(addresses.map((address) => scrapeAt(address, signal)))).flat();
  };

async function scrapeAt(named: string, signal: AbortSignal): Promise<readonly Scraped[]> {
  const places = await unlessOver(placesOf(named), onceAborted(signal), () => [named]);
  return Promise.all(places.map(async (address) => ({ address, samples: await samplesAt(address, signal) })));
}

async function samplesAt(address: string, signal: AbortSignal): Promise<readonly Sample[] | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal });
    return answer.ok ? readSamples(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
