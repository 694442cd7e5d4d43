import { existing } from '@cotiza/kernel';
import type { Tariffs } from '@cotiza/insurers-tariff';
import { hashOf } from '../randomness/seeded-random';

/** Who an invented insurer is. */
export interface InsurerProfile {
  /** Commercial name. */
  readonly name: string;
  /** The embedded insurer whose rate books it uses. */
  readonly book: string;
  /** What it asks for 1,000 of that insurer's cents. */
  readonly perMille: number;
}

const LOWEST = 850;
const SPREAD = 301;

/** An insurer made from its id alone: it asks the same prices in every run and in any company. */
export function insurerProfile(id: string, { insurers }: Tariffs): InsurerProfile {
  const { id: book } = existing(insurers[hashOf(`${id}/book`) % insurers.length], 'rate book to price by');
  return { name: nameOf(id), book, perMille: LOWEST + (hashOf(`${id}/level`) % SPREAD) };
}

/** `faro-1` is `Faro 1`. */
function nameOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_match, dash: string, first: string) => (dash && ' ') + first.toUpperCase());
}
