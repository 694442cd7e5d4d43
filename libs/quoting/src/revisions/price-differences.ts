import { PRICE_PARTS, yearlyCost, type QuotedOffer } from '../answers/offer';
import type { QuoteResult, Rejection } from '../answers/quote-result';
import type { ChangedPart, PriceDifference, Revision } from '../answers/revision-result';

type Answered = Pick<QuoteResult, 'referencia' | 'ofertas' | 'rechazos' | 'sin_respuesta' | 'pendientes'>;

const NO_ANSWER = { codigo: 'sin_respuesta', mensaje: 'No ha respondido a la revisión.' };

/** Returns the differences of a revision from the quotation that it revises. An insurer that is still pending has neither left nor changed. */
export function revisionOf(before: Answered, after: Answered): Revision {
  const offering = ({ ofertas }: Answered) => new Set(ofertas.map(({ aseguradora }) => aseguradora));
  const [had, have, pending] = [offering(before), offering(after), new Set<string | null>(after.pendientes)];
  const isGone = (name: string | null): name is string => name !== null && !have.has(name) && !pending.has(name);
  return {
    de: before.referencia,
    diferencias: differencesOf(
      before.ofertas.filter(({ aseguradora }) => !pending.has(aseguradora)),
      after.ofertas,
    ),
    ya_no_ofrecen: [...had].filter(isGone).map((name) => rejectionOf(name, after)),
    ahora_ofrecen: [...have].filter((name) => name !== null && !had.has(name)) as string[],
  };
}

/** Returns the differences of the prices that a revision changes, in their order. */
export const changedPrices = ({ diferencias }: Pick<Revision, 'diferencias'>): readonly PriceDifference[] =>
  diferencias.filter(({ antes, ahora }) => antes !== ahora);

const rejectionOf = (aseguradora: string, { rechazos }: Answered): Rejection =>
  rechazos.find((each) => each.aseguradora === aseguradora) ?? { aseguradora, motivos: [NO_ANSWER] };

function differencesOf(before: readonly QuotedOffer[], after: readonly QuotedOffer[]): readonly PriceDifference[] {
  const left = byProduct(before);
  const kept = after.map((offer) => {
    const candidates = left.get(productOf(offer)) ?? [];
    const same = candidates.findIndex(({ franquicia }) => franquicia === offer.franquicia);
    const [earlier] = candidates.splice(Math.max(same, 0), 1);
    return difference(offer, earlier, offer);
  });
  return [...kept, ...[...left.values()].flat().map((offer) => difference(offer, offer, undefined))];
}

/** Returns offers by insurer, product and modality, which are those of one level. */
function byProduct(offers: readonly QuotedOffer[]): Map<string, QuotedOffer[]> {
  const groups = new Map<string, QuotedOffer[]>();
  for (const offer of offers) groups.set(productOf(offer), [...(groups.get(productOf(offer)) ?? []), offer]);
  return groups;
}

const productOf = ({ aseguradora, producto, modalidad, nivel }: QuotedOffer): string =>
  JSON.stringify([aseguradora, producto, modalidad, nivel]);

const difference = (
  { aseguradora, nivel, modalidad, franquicia }: QuotedOffer,
  before: QuotedOffer | undefined,
  after: QuotedOffer | undefined,
): PriceDifference => ({
  ...{ aseguradora, nivel, modalidad, franquicia },
  antes: before ? yearlyCost(before) : null,
  ahora: after ? yearlyCost(after) : null,
  partes: changedParts(before?.desglose ?? null, after?.desglose ?? null),
});

function changedParts(before: QuotedOffer['desglose'], after: QuotedOffer['desglose']): readonly ChangedPart[] {
  if (before === null || after === null) return [];
  return PRICE_PARTS.filter((parte) => before[parte] !== after[parte]).map((parte) => ({
    ...{ parte, antes: before[parte], ahora: after[parte] },
  }));
}
