import type { QuoteResult } from '../answers/quote-result';
import { inOrder } from '../gather/name-order';

/** Names of the insurers that were asked for a quotation, in order: those that offer, those that decline, and those that did not answer. */
export const comparedInsurers = ({ ofertas, rechazos, sin_respuesta }: QuoteResult): readonly string[] =>
  inOrder([
    ...new Set([
      ...ofertas.flatMap(({ aseguradora }) => aseguradora ?? []),
      ...rechazos.map(({ aseguradora }) => aseguradora),
      ...sin_respuesta,
    ]),
  ]);
