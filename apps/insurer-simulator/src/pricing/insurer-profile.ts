import type { Tariffs } from '@cotiza/insurers-tariff';
import { defined } from '@cotiza/kernel';

export interface InsurerProfile {
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
  const { id: book } = defined(insurers[hashOf(`${id}/book`) % insurers.length], 'rate book to price by');
  return { name: nameOf(id), book, perMille: LOWEST + (hashOf(`${id}/level`) % SPREAD) };
}

/** Turns `faro-1` into `Faro 1`. */
function nameOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_match, dash: string, first: string) => (dash && ' ') + first.toUpperCase());
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hashes a text to a 32-bit number (FNV-1a, with the avalanche that FNV lacks). */
export function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
