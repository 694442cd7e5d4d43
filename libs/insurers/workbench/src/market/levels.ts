import { existing, toEuros } from '@cotiza/kernel';
import { cheapestByInsurer, offersOf, type QuotedRisk } from './quoted';
import { mean, median } from './statistics';

/** Mean price in euros of all the offers of a modality, or of all modalities. */
export function meanPrice(quoted: readonly QuotedRisk[], modality?: string): number {
  return toEuros(mean(quoted.flatMap((each) => pricesOf(each, modality))));
}

/** Mean price in euros of the cheapest offer of each request. */
export function meanCheapest(quoted: readonly QuotedRisk[], modality?: string): number {
  return toEuros(mean(everyRequest(quoted, modality).map((prices) => Math.min(...prices))));
}

/** The dearest insurer over the cheapest, of the requests that two insurers or more answer: the median request. */
export function medianSpread(quoted: readonly QuotedRisk[], modality: string): number {
  const compared = everyRequest(quoted, modality).filter((prices) => prices.length > 1);
  return median(compared.map((prices) => Math.max(...prices) / Math.min(...prices)));
}

/** Share of the requests for which each insurer is the cheapest, of all modalities or of one; a tie is everybody's in part. */
export function wins(quoted: readonly QuotedRisk[], modality?: string): ReadonlyMap<string, number> {
  const won = new Map<string, number>();
  let requests = 0;
  for (const each of quoted) {
    for (const { insurer } of each.answers) won.set(insurer.id, won.get(insurer.id) ?? 0);
    const prices = cheapestByInsurer(each, modality);
    if (prices.size === 0) continue;
    requests++;
    const best = Math.min(...prices.values());
    const winners = [...prices].filter(([, price]) => price === best);
    for (const [id] of winners) won.set(id, existing(won.get(id), 'insurer of that id') + 1 / winners.length);
  }
  return new Map([...won].map(([id, count]) => [id, count / requests]));
}

/** Of the offers of one insurer to one request, what a modality costs for what another does: the median. */
export function medianStep(quoted: readonly QuotedRisk[], of: string, over: string): number {
  const ratios = quoted.flatMap((each) => {
    const less = cheapestByInsurer(each, over);
    return [...cheapestByInsurer(each, of)].flatMap(([id, price]) => {
      const lesser = less.get(id);
      return lesser === undefined ? [] : [price / lesser];
    });
  });
  return median(ratios);
}

function pricesOf(quoted: QuotedRisk, modality: string | undefined): number[] {
  const offers = offersOf(quoted).filter(({ offer }) => modality === undefined || offer.modality === modality);
  return offers.map(({ offer }) => offer.totalCents);
}

/** The prices of those who answer each request, one an insurer; requests that nobody answers are left out. */
function everyRequest(quoted: readonly QuotedRisk[], modality: string | undefined): number[][] {
  return quoted.map((each) => [...cheapestByInsurer(each, modality).values()]).filter((prices) => prices.length > 0);
}
