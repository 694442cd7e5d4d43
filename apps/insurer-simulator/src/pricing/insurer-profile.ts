import { existing } from '@cotiza/kernel';
import type { Tariffs } from '@cotiza/insurers-tariff';
import { hashOf } from './hash-of';

/** Name and price level of an invented insurer. */
export interface InsurerProfile {
  /** Commercial name. */
  readonly name: string;
  /** The embedded insurer whose rate books it uses. */
  readonly book: string;
  /** Its price for 1,000 cents of that insurer. */
  readonly perMille: number;
}

const LOWEST = 850;
const SPREAD = 301;

/** Derives an insurer from its id alone, so that its prices are the same in every run. */
export function insurerProfile(id: string, { insurers }: Tariffs): InsurerProfile {
  const { id: book } = existing(insurers[hashOf(`${id}/book`) % insurers.length], 'rate book to price by');
  return { name: nameOf(id), book, perMille: LOWEST + (hashOf(`${id}/level`) % SPREAD) };
}

/** Turns `faro-1` into `Faro 1`. */
function nameOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_match, dash: string, first: string) => (dash && ' ') + first.toUpperCase());
}
