import { chanceOf } from '@cotiza/tools-kit';
import { factsAt, type Fact } from './fact';
import { homeFacts } from './home.facts';
import { freeManner, PLAIN } from './manner';
import { carFacts, motorcycleFacts } from './motor.facts';
import { holderWords, inventAddress, inventPerson } from './person.facts';

/** Lines of which there are customers, as the door calls them when it asks for requirements. */
export const RAMOS = ['hogar', 'coche', 'moto'] as const;
export type Ramo = (typeof RAMOS)[number];

/** Who is invented. */
export interface Invented {
  readonly ramo: Ramo;
  /** Decides the facts. */
  readonly seed: number;
  /** Tells this conversation from all others: no two of them write to the same address. */
  readonly conversation: number;
  readonly isFree: boolean;
  /** The day on which it is asked, AAAA-MM-DD. */
  readonly today: string;
}

const DAY_MS = 86_400_000;
/** Cover begins so many days from now. */
const BEGINS_IN = 10;

/** What an invented customer knows. With the same seed he has the same home and vehicle, whoever he talks to. */
export function inventFacts({ ramo, seed, conversation, isFree, today }: Invented): Fact[] {
  const chance = chanceOf(seed);
  const manner = isFree ? freeManner(chance.branch()) : PLAIN;
  const own = chanceOf(seed * 1000 + conversation);
  const person = inventPerson(chance.branch(), manner, [1970, 1988]);
  // Apart from the facts, so that customers who are alike are still different people.
  const { document_type: _type, document_id: _id, nationality: _from, ...others } = person.words;
  const { document_type, document_id, nationality } = inventPerson(own, manner, [1970, 1988]).words;
  const holder = {
    ...person,
    words: { ...others, document_type, document_id, ...(nationality ? { nationality } : {}) } as Record<string, string>,
  };
  const email = `agente-${seed}-${conversation}@example.com`;
  const begins = new Date(Date.parse(today) + BEGINS_IN * DAY_MS).toISOString().slice(0, 10);
  const common = [
    ...factsAt('', { effective_date: manner.day(begins) }),
    ...factsAt('holder', holderWords(holder, chance.branch(), manner, email)),
    ...(nationality ? [] : factsAt('holder', { nationality: 'España' }, true)),
    ...factsAt('holder', { iban: 'ES00 0000 0000 0000 0000 0000', health: 'no, ninguna' }),
  ];
  const line = chance.branch();
  if (ramo === 'hogar') return [...common, ...homeFacts(line, manner)];
  const address = factsAt('holder.address', inventAddress(chance.branch()));
  return [...common, ...address, ...(ramo === 'coche' ? carFacts : motorcycleFacts)(line, manner, holder)];
}
