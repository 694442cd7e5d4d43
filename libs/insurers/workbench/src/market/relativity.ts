import { defined } from '@cotiza/kernel';
import type { Risk, Tariffs } from '@cotiza/insurers-tariff';
import { cheapestByInsurer } from './quoted';

/** Returns two versions of a risk that differ in the compared fact; null where a risk cannot have either. */
export type Versus<R extends Risk> = (risk: R) => readonly [one: R, other: R] | null;

/** Enough for a mean of ratios, and few enough to be rated twice for every line of a table. */
const MOST_RISKS = 400;

/**
 * Returns the relative price of one version of a risk to the other: the sums of the prices of one modality, of the insurers
 * that accept both.
 */
export function relativity<R extends Risk>(
  tariffs: Tariffs,
  risks: readonly R[],
  modality: string,
  versus: Versus<R>,
): number {
  let [one, other] = [0, 0];
  const pairs = risks.flatMap((risk) => versus(risk) ?? []).slice(0, 2 * MOST_RISKS);
  for (let at = 0; at < pairs.length; at += 2) {
    const prices = cheapestByInsurer({ answers: tariffs.rateAll(defined(pairs[at], 'risk at that place')) }, modality);
    const reference = cheapestByInsurer(
      { answers: tariffs.rateAll(defined(pairs[at + 1], 'risk that it is compared with')) },
      modality,
    );
    for (const [id, price] of prices) {
      if (!reference.has(id)) continue;
      one += price;
      other += defined(reference.get(id), 'price of the risk that it is compared with');
    }
  }
  return one / other;
}

/** Makes versions that differ in some fields. */
export function differingIn<R extends Risk>(one: Partial<R>, other: Partial<R>): Versus<R> {
  return (risk) => [
    { ...risk, ...one },
    { ...risk, ...other },
  ];
}
