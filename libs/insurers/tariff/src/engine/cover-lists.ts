import type { GuaranteeIncluded } from '@cotiza/insurers-port';

/**
 * Makes the lists of a modality, each once: by far most offers leave nothing out.
 *
 * @param guarantees those of the modality, at most 31
 */
export function coverLists(
  guarantees: readonly GuaranteeIncluded[],
): (omitted: number) => readonly GuaranteeIncluded[] {
  const words = guarantees.map(({ name, cover }) => ({ name, cover }));
  const lists = new Map<number, readonly GuaranteeIncluded[]>();
  return (omitted) => {
    let list = lists.get(omitted);
    if (!list) lists.set(omitted, (list = words.filter((_, position) => (omitted & (1 << position)) === 0)));
    return list;
  };
}
