import type { RatedOffer } from '@cotiza/insurers-tariff';

/** The facts of a modality that identify it under another name. */
export type KnownModality = Pick<RatedOffer, 'level' | 'product' | 'excessCents'> & {
  readonly insurerId: string;
  readonly modalityId: string;
};

/** Modalities by a key of insurer and id. */
export type KnownModalities = ReadonlyMap<string, KnownModality>;

/** Traits that identify a modality, the surest first: an insurer has few of a level, which differ by their excess. */
const TRAITS: readonly ((modality: KnownModality) => string)[] = [
  ({ insurerId, product, level, excessCents }) => [insurerId, product, level, excessCents].join('|'),
  ({ insurerId, product, level }) => [insurerId, product, level].join('|'),
  ({ insurerId, level, excessCents }) => [insurerId, level, excessCents].join('|'),
  ({ insurerId, level }) => [insurerId, level].join('|'),
];

/**
 * Returns the former key of each renamed modality, by its present key: the only removed one and the only new one with a
 * trait. Where there are several, they cannot be matched.
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

/** Returns the keys of the modalities whose trait is unique. */
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
