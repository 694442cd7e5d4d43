import { normalisePlate } from '@cotiza/contract';
import { upperFirst } from '@cotiza/kernel';
import type { InsuredObject } from '../customer/insured-object';
import { dwellingInShort, vehicleName } from '../customer/insured-text';
import type { QuoteResult } from '../answers/quote-result';
import { offerCount, sharedValidity } from './offers-in-words';

/** The part of a kept quotation that its heading is made from. */
interface Headed {
  readonly holder: { readonly name: string };
  readonly insured: InsuredObject | null;
  readonly result: QuoteResult;
}

/** The heading of a quotation for its customer, in the e-mail and on the page. */
export interface QuoteHeading {
  /** `Lucía, tus precios para el SEAT Ibiza 1.0 MPI 80 CV`. */
  readonly title: string;
  /** The plate, or the place of the dwelling; the number of offers; the last day of their prices. */
  readonly facts: readonly string[];
}

/**
 * Returns the heading. Nothing in it is free text of the request, because anyone can have it sent to anyone: no street, and a name
 * only where it reads as one.
 */
export function quoteHeading({ holder, insured, result: { ramo, ofertas } }: Headed): QuoteHeading {
  const name = greetingName(holder.name);
  const isVehicle = insured?.kind === 'vehicle';
  const thing = isVehicle ? ` para ${ramo === 'Car' ? 'el' : 'la'} ${vehicleName(insured)}` : '';
  const greeted = name === null ? '' : `${name}, ${isVehicle ? '' : 'estos son '}`;
  const [validity] = sharedValidity(ofertas);
  return {
    title: `${greeted === '' ? 'Tus' : `${greeted}tus`} precios${thing}`,
    facts: [
      ...insuredInShort(insured),
      offerCount(ofertas),
      ...(validity === undefined ? [] : [`válidas hasta el ${validity[1]}`]),
    ],
  };
}

function insuredInShort(insured: InsuredObject | null): readonly string[] {
  if (insured === null) return [];
  if (insured.kind === 'dwelling') return [upperFirst(dwellingInShort(insured))];
  return insured.plate === null ? [] : [normalisePlate(insured.plate)];
}

/** Letters, with the signs that names have between them; never an address, a number or a sentence. */
const NAME = /^\p{L}[\p{L}\p{M}'’·-]*(?: \p{L}[\p{L}\p{M}'’·-]*){0,3}$/u;
const MAX_CHARS = 40;

/** Returns the name by which a customer is greeted; null where it does not read as a name. */
export const greetingName = (name: string): string | null => {
  const trimmed = name.trim();
  return trimmed.length <= MAX_CHARS && NAME.test(trimmed) ? trimmed : null;
};
