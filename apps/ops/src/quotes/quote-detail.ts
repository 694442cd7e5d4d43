import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import type { QuoteDetail } from '@cotiza/storage';
import { localTime, localTimeOrNull } from '../output/local-time';
import { inline, outline } from '../output/outline';
import { pairs, table, type Column } from '../output/table';
import { indented, wrapped } from '../output/printable';

const INDENT = '  ';

export const quoteDocument = ({ createdAt, linkExpiresAt, ...rest }: QuoteDetail) => ({
  ...rest,
  createdAt: localTime(createdAt),
  linkExpiresAt: localTimeOrNull(linkExpiresAt),
});

const money = (euros: number | null) => (euros === null ? null : euros.toFixed(2));

const OFFER_COLUMNS: readonly Column<QuotedOffer>[] = [
  { title: 'INSURER', of: ({ aseguradora }) => aseguradora },
  { title: 'PRICE', of: ({ precio }) => money(precio), isNumber: true },
  { title: 'PAID', of: ({ periodicidad }) => periodicidad },
  { title: 'A YEAR', of: ({ precio_anual_total: total }) => money(total), isNumber: true },
  { title: 'EXCESS', of: ({ franquicia }) => money(franquicia), isNumber: true },
  { title: 'ESTIMATE', of: ({ es_estimacion: isEstimate }) => (isEstimate ? 'yes' : 'no') },
  { title: 'PROPOSAL', of: ({ numero_propuesta: number }) => number },
  { title: 'MODALITY', of: ({ modalidad, producto }) => modalidad ?? producto },
];

export function quoteText(quote: QuoteDetail, width: number): string {
  // Deciphered data are untyped; the use case stored this type.
  const result = quote.result as QuoteResult;
  const guarantees = quote.guarantees as readonly (readonly GuaranteeIncluded[])[];
  const sections: readonly (readonly [string, string])[] = [
    ['REQUEST', outline(quote.body)],
    ['FOUND OUT ABOUT IT', outline(quote.facts)],
    ['INSURERS', (quote.answers as readonly unknown[]).map((answer) => INDENT + inline(answer)).join('\n')],
    ['OFFERS', offersText(result.ofertas, width)],
    ['GUARANTEES', guaranteesText(result.ofertas, guarantees, width)],
  ];
  return [headOf(quote, result), ...sections.map(([title, text]) => `${title}\n${text}`)].join('\n\n');
}

const headOf = (quote: QuoteDetail, result: QuoteResult) =>
  pairs([
    ['Reference', quote.reference],
    ['Client reference', result.client_reference],
    ['Line', quote.line],
    ['State', quote.state],
    ['Created', localTime(quote.createdAt)],
    ['Link works until', localTimeOrNull(quote.linkExpiresAt)],
    ['Chosen offer', chosenOffer(quote.chosen, result)],
    ['Request id', result.request_id],
  ]);

/** Returns the name of the offer that the customer chose. */
function chosenOffer(id: string | null, { ofertas }: QuoteResult): string | null {
  const offer = ofertas.find(({ oferta_id }) => oferta_id === id);
  return offer ? [offer.aseguradora, offer.modalidad, id].filter((part) => part !== null).join(' · ') : null;
}

const offersText = (offers: readonly QuotedOffer[], width: number) =>
  offers.length > 0 ? indented(table(OFFER_COLUMNS, offers, width - INDENT.length), INDENT) : `${INDENT}none`;

/** Lists the guarantees of the offers, once for offers with the same list. */
function guaranteesText(
  offers: readonly QuotedOffer[],
  guarantees: readonly (readonly GuaranteeIncluded[])[],
  width: number,
): string {
  const groups = new Map<string, { readonly names: readonly string[]; readonly holders: Set<string> }>();
  offers.forEach(({ aseguradora, modalidad }, index) => {
    const names = (guarantees[index] ?? []).map(({ name }) => name);
    const group = groups.get(names.join('\n')) ?? { names, holders: new Set() };
    groups.set(names.join('\n'), group);
    group.holders.add([aseguradora, modalidad].filter((part) => part !== null).join(' '));
  });
  const texts = Array.from(groups.values(), ({ names, holders }) => [
    wrapped([...holders], ';', INDENT, width),
    wrapped(names.length > 0 ? names : ['none'], ',', INDENT + INDENT, width),
  ]);
  return texts.flat().join('\n') || `${INDENT}none`;
}
