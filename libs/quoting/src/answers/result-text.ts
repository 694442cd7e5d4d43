import { utf8Json, type Utf8Text } from '@cotiza/kernel';
import { offersWriter, type WriteOffers } from './offers-text';
import type { QuoteResult } from './quote-result';

const asObjects = offersWriter('object');

/** The JSON of a result, to the letter as `JSON.stringify` writes it. */
export function resultText(result: QuoteResult): Utf8Text {
  const parts: Utf8Text[] = [];
  writeResult(result, parts, asObjects);
  return parts.join('');
}

/** The same in parts. @param writeOffers how its offers are written */
export function writeResult(
  { estado, ramo, referencia, client_reference, ofertas, ...rest }: QuoteResult,
  parts: Utf8Text[],
  writeOffers: WriteOffers,
): void {
  parts.push(utf8Json({ estado, ramo, referencia, client_reference }).slice(0, -1), ',"ofertas":');
  writeOffers(ofertas, parts);
  parts.push(',', utf8Json(rest).slice(1));
}
