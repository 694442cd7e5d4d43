import type { InsurerRating, RatedOffer, Risk, Tariffs } from '@cotiza/insurers-tariff';

/** A risk with the answers of all insurers of its line. */
export interface QuotedRisk<R extends Risk = Risk> {
  readonly risk: R;
  readonly answers: readonly InsurerRating[];
}

/** @param onProgress called with the number of risks rated so far */
export function quoteAll<R extends Risk>(
  tariffs: Tariffs,
  risks: readonly R[],
  onProgress: (rated: number) => void = () => undefined,
): readonly QuotedRisk<R>[] {
  return risks.map((risk, index) => {
    onProgress(index + 1);
    return { risk, answers: tariffs.rateAll(risk) };
  });
}

export interface InsurerOffer {
  readonly insurerId: string;
  readonly offer: RatedOffer;
}

export function offersOf({ answers }: Pick<QuotedRisk, 'answers'>): readonly InsurerOffer[] {
  return answers.flatMap(({ insurer, rating }) =>
    rating.kind === 'declined' ? [] : rating.offers.map((offer) => ({ insurerId: insurer.id, offer })),
  );
}

/** Returns the annual prices of a risk in cents, by insurer and modality: `aldaba terceros`. */
export function pricesOf(tariffs: Tariffs, risk: Risk): ReadonlyMap<string, number> {
  const offers = offersOf({ answers: tariffs.rateAll(risk) });
  return new Map(offers.map(({ insurerId, offer }) => [`${insurerId} ${offer.modalityId}`, offer.totalCents]));
}

/** Returns the cheapest offer of each insurer in cents, for one modality or for any. */
export function cheapestByInsurer(quoted: Pick<QuotedRisk, 'answers'>, modality?: string): ReadonlyMap<string, number> {
  const cheapest = new Map<string, number>();
  for (const { insurerId, offer } of offersOf(quoted)) {
    if (modality !== undefined && offer.modality !== modality) continue;
    cheapest.set(insurerId, Math.min(offer.totalCents, cheapest.get(insurerId) ?? Infinity));
  }
  return cheapest;
}
