import { listed } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/purchase';
import { OFFER_WORDS, type OfferInWords, offersByLevel, offersInWords } from '@cotiza/quoting';
import type { LetterGuarantee, LetterLevel, LetterOffer } from './quote-letter';

/** Returns the offers of a quotation by level. A modality with the name of its level is named once. */
export function letterLevels({ result, guarantees }: ArchivedQuote): LetterLevel[] {
  const words = offersInWords(result);
  const saidBy = new Map<string, string>();
  const offerAt = (place: number, level: string): LetterOffer[] => {
    const offer = words[place];
    if (!offer) return [];
    const names = (guarantees[place] ?? []).map(({ name }) => name);
    const isSaid = offer.modality?.toLowerCase() === level.toLowerCase();
    return [{ ...offer, ...(isSaid ? { modality: null } : {}), ...includedIn(offer, names, saidBy) }];
  };
  return offersByLevel(result).map(({ name, means, places }) => ({
    name,
    means,
    offers: places.flatMap((place) => offerAt(place, name)),
  }));
}

/**
 * Returns the guarantees of an offer. Many offers include the same ones, and repeating a list would hide the differences.
 *
 * @param saidBy the first offer with each list, by the names in it
 */
function includedIn({ insurer, modality, product }: OfferInWords, names: string[], saidBy: Map<string, string>) {
  const list = JSON.stringify([...names].sort());
  const first = saidBy.get(list);
  if (names.length > 0 && first === undefined) {
    saidBy.set(list, [insurer, modality ?? product].filter((name) => name !== null).join(', '));
  }
  return { guarantees: names, sameAs: first ?? null };
}

/** Returns every guarantee of the offers once, in order of appearance, with its meaning for each insurer. */
export function letterGuarantees({ result, guarantees }: ArchivedQuote): LetterGuarantee[] {
  const meanings = new Map<string, Map<string, Set<string>>>();
  guarantees.forEach((ofOffer, index) => {
    const insurer = result.ofertas[index]?.aseguradora ?? OFFER_WORDS.unnamed;
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
