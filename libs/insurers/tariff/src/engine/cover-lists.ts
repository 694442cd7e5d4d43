import type { GuaranteeIncluded } from '@cotiza/insurers-port';

/**
 * Makes the lists of a modality, each once: by far most offers leave nothing out.
 *
 * @param guarantees those of the modality, at most 31
 */
export function coverLists(
  guarantees: readonly (readonly GuaranteeIncluded[])[],
): (omitted: number) => readonly GuaranteeIncluded[] {
  const lists = new Map<number, readonly GuaranteeIncluded[]>();
  return (omitted) => {
    let list = lists.get(omitted);
    if (!list)
      lists.set(omitted, (list = guarantees.filter((_, position) => (omitted & (1 << position)) === 0).flat()));
    return list;
  };
}
