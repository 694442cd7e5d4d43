import { defined, toEuros } from '@cotiza/kernel';
import { cheapestByInsurer, offersOf, type QuotedRisk } from './quoted';
import { mean, median } from './statistics';

/** Returns the mean price in euros of all the offers of a modality, or of all modalities. */
export function meanPrice(quoted: readonly QuotedRisk[], modality?: string): number {
  return toEuros(mean(quoted.flatMap((each) => pricesOf(each, modality))));
}

/** Returns the mean price in euros of the cheapest offer of each request. */
export function meanCheapest(quoted: readonly QuotedRisk[], modality?: string): number {
  return toEuros(mean(everyRequest(quoted, modality).map((prices) => Math.min(...prices))));
}

/** Returns the median ratio of the dearest to the cheapest insurer, over requests with two or more answers. */
export function medianSpread(quoted: readonly QuotedRisk[], modality: string): number {
  const compared = everyRequest(quoted, modality).filter((prices) => prices.length > 1);
  return median(compared.map((prices) => Math.max(...prices) / Math.min(...prices)));
}

/** Returns each insurer's share of cheapest offers, for all modalities or for one; a tie is divided. */
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
    for (const [id] of winners) won.set(id, defined(won.get(id), 'insurer of that id') + 1 / winners.length);
  }
  return new Map([...won].map(([id, count]) => [id, count / requests]));
}

/** Returns the median ratio of one modality's price to each of another's, such as one for every excess, of one insurer to one request. */
export function medianStep(quoted: readonly QuotedRisk[], of: string, over: string): number {
  const ratios = quoted.flatMap((each) => {
    const prices = cheapestByInsurer(each, of);
    return offersOf(each).flatMap(({ insurerId, offer }) => {
      const price = prices.get(insurerId);
      return price === undefined || offer.modality !== over ? [] : [price / offer.totalCents];
    });
  });
  return median(ratios);
}

function pricesOf(quoted: QuotedRisk, modality: string | undefined): number[] {
  const offers = offersOf(quoted).filter(({ offer }) => modality === undefined || offer.modality === modality);
  return offers.map(({ offer }) => offer.totalCents);
}

/** Returns the prices of each answered request, one an insurer. */
function everyRequest(quoted: readonly QuotedRisk[], modality: string | undefined): number[][] {
  return quoted.map((each) => [...cheapestByInsurer(each, modality).values()]).filter((prices) => prices.length > 0);
}
