import { onceAborted, unlessOver } from '@cotiza/kernel';
import { placesOf } from './places-of';
import { readSamples, type Sample } from './read-samples';

/** The metrics of one process. */
export interface Scraped {
  readonly address: string;
  /** Undefined when it gives no valid answer. */
  readonly samples: readonly Sample[] | undefined;
}

/** Time for all processes together. */
const TIMEOUT_MS = 3000;

/** Reads the metrics of every process. */
export class Scraper {
  /** @param addresses of the metrics of each process, or of several that share a name */
  constructor(private readonly addresses: readonly string[]) {}

  /** Reads all metrics now. Never rejects. */
  async scrape(): Promise<readonly Scraped[]> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await Promise.all(this.addresses.map((address) => scrapeAt(address, signal)))).flat();
  }
}

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
