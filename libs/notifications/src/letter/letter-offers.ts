import { euros, listed, perPeriod } from '@cotiza/kernel';
import { arePaidAlike, type ArchivedQuote, type QuotedOffer } from '@cotiza/quoting';
import type { LetterGuarantee, LetterOffer } from './quote-letter';

const UNNAMED = 'Aseguradora sin indicar';

/** The offers of a quotation as the letter says them, in the same order. */
export function letterOffers({ result, guarantees }: ArchivedQuote): LetterOffer[] {
  const bestMark = arePaidAlike(result.ofertas) ? 'El mejor precio' : 'El pago más bajo';
  return result.ofertas.map((offer, index) => ({
    insurer: offer.aseguradora ?? UNNAMED,
    modality: offer.modalidad,
    product: offer.producto,
    price: euros(offer.precio),
    period: offer.periodicidad === null ? null : perPeriod(offer.periodicidad),
    mark: offer.precio === result.mejor_precio ? bestMark : null,
    isEstimate: offer.es_estimacion,
    terms: termsOf(offer),
    guarantees: (guarantees[index] ?? []).map(({ name }) => name),
  }));
}

/** The yearly total is left out where the price is just that. */
function termsOf({ precio, periodicidad, precio_anual_total: total, franquicia }: QuotedOffer) {
  const terms: [string, string][] = [];
  if (total !== null && (periodicidad !== 'anual' || total !== precio)) terms.push(['Total al año', euros(total)]);
  if (franquicia !== null) terms.push(['Franquicia', franquicia === 0 ? 'sin franquicia' : euros(franquicia)]);
  return terms;
}

/** Every guarantee of any offer once, in the order in which they first come, with what each insurer means by it. */
export function letterGuarantees({ result, guarantees }: ArchivedQuote): LetterGuarantee[] {
  const meanings = new Map<string, Map<string, Set<string>>>();
  guarantees.forEach((ofOffer, index) => {
    const insurer = result.ofertas[index]?.aseguradora ?? UNNAMED;
    for (const { name, cover } of ofOffer) {
      const covers = held(meanings, name, () => new Map<string, Set<string>>());
      held(covers, cover, () => new Set<string>()).add(insurer);
    }
  });
  return [...meanings].map(([name, covers]) => ({
    name,
    covers: [...covers].map(([text, insurers]) => ({
      text,
      insurers: covers.size === 1 ? null : listed([...insurers]),
    })),
  }));
}

function held<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
