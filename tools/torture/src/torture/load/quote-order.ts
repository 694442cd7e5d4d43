import { exampleBody, INSURANCE_LINES } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import type { Chance } from '@cotiza/tools-kit';
import { addressOf } from '../receivers/mail.receiver';

/** A request that is made once, or again and again under its key until it is answered. */
export interface QuoteOrder {
  readonly clientReference: string;
  readonly body: string;
  readonly key: string | undefined;
}

/** One request in so many has a key. */
const KEYED = 4;
const DAYS_AHEAD = 7;

/** Makes requests of every line, each with a reference and a recipient of its own. */
export function quoteOrders(chance: Chance): () => QuoteOrder {
  const firstDay = addDays(systemClock().today(), DAYS_AHEAD);
  const examples = INSURANCE_LINES.map((line) => exampleBody(line, firstDay));
  let made = 0;
  return () => {
    made += 1;
    const clientReference = `peticion-${made}`;
    const example = chance.pick(examples);
    const holder = { ...example.holder, email: addressOf(clientReference) };
    return {
      clientReference,
      body: JSON.stringify({ ...example, holder, client_reference: clientReference }),
      key: chance.isOneIn(KEYED) ? `clave-${made}` : undefined,
    };
  };
}
