import { LINES } from '@cotiza/contract';
import type { QuoteResult } from '../answers/quote-result';
import type { InsuredObject } from './insured-object';
import { insuredFacts } from './insured-text';

/** The customer can still say that something is not so. */
const SAY_SO = 'Si algo no es así, dilo antes de contratar: puede cambiar el precio y lo que se cubre.';

/** The part of a kept quotation that says what its customer wants. */
interface Wants {
  /** The customer's requests as sentences: of the field tables' `need`. */
  readonly needs: readonly string[];
  /** The insured object; null in a quotation that was kept before objects were. */
  readonly insured: InsuredObject | null;
  readonly result: Pick<QuoteResult, 'ramo'>;
}

/**
 * The customer's demands and needs in Spanish, from what they said (RDL 3/2020, art. 175): what is to be insured, from when, and
 * for whom. The same in the e-mail and on the page.
 *
 * @returns paragraphs; the last asks to correct what is not so
 */
export function demandsAndNeeds({ needs, insured, result: { ramo } }: Wants): readonly string[] {
  const [thing] = insuredFacts(ramo, insured).map(([, value]) => ` para ${value}`);
  const wanted = `Buscas un ${LINES[ramo].name.toLowerCase()}${thing ?? ''}.`;
  return [[wanted, ...needs].join(' '), SAY_SO];
}
