import type { RatedOffer } from '@cotiza/insurers-tariff';

/** A modality of an insurer, as far as it can be known by another name. */
export type KnownModality = Pick<RatedOffer, 'level' | 'product' | 'excessCents'> & {
  readonly insurerId: string;
  readonly modalityId: string;
};

/** Modalities by a key of insurer and id. */
export type KnownModalities = ReadonlyMap<string, KnownModality>;

/** By what a modality is known again, the surest first: insurers have few of a level, told apart by what the customer bears. */
const TRAITS: readonly ((modality: KnownModality) => string)[] = [
  ({ insurerId, product, level, excessCents }) => [insurerId, product, level, excessCents].join('|'),
  ({ insurerId, product, level }) => [insurerId, product, level].join('|'),
  ({ insurerId, level, excessCents }) => [insurerId, level, excessCents].join('|'),
  ({ insurerId, level }) => [insurerId, level].join('|'),
];

/**
 * The keys of before by those of now, of modalities that have another name: the only one of its kind that is gone, and the only one
 * that is new. Where there are several, nobody can say which is which.
 */
export function renamedModalities(before: KnownModalities, after: KnownModalities): ReadonlyMap<string, string> {
  const gone = new Map([...before].filter(([key]) => !after.has(key)));
  const fresh = new Map([...after].filter(([key]) => !before.has(key)));
  const renamed = new Map<string, string>();
  for (const traitOf of TRAITS) {
    const [old, now] = [onlyOnes(gone, traitOf), onlyOnes(fresh, traitOf)];
    for (const [trait, key] of now) {
      const former = old.get(trait);
      if (former === undefined) continue;
      renamed.set(key, former);
      gone.delete(former);
      fresh.delete(key);
    }
  }
  return renamed;
}

/** The keys of those that share their trait with no other. */
function onlyOnes(modalities: KnownModalities, traitOf: (modality: KnownModality) => string): Map<string, string> {
  const only = new Map<string, string>();
  const shared = new Set<string>();
  for (const [key, modality] of modalities) {
    const trait = traitOf(modality);
    if (only.has(trait)) shared.add(trait);
    only.set(trait, key);
  }
  for (const trait of shared) only.delete(trait);
  return only;
}
