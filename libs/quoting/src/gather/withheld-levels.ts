import { COVER_LEVELS, INSURANCE_LINES, type CoverLevel, type LevelCode } from '@cotiza/contract';
import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import { inOrder } from './name-order';

const LEVELS: Readonly<Record<string, CoverLevel>> = Object.assign(
  {},
  ...INSURANCE_LINES.map((line) => COVER_LEVELS[line]),
) as Readonly<Record<string, CoverLevel>>;

/** The levels that no insurer offers, by name, and who says why; no names where none is missing. */
export interface WithheldLevels {
  readonly names: string;
  readonly why: string;
}

/** Returns the levels that insurers have and none of them offers, and the reasons of each insurer. */
export function withheldLevels(answers: readonly InsurerAnswer[]): WithheldLevels {
  const outcomes = answers.flatMap(({ insurer, outcome }) =>
    outcome.kind === 'offers' ? [{ insurer, ...outcome }] : [],
  );
  const offered = new Set(outcomes.flatMap(({ offers }) => offers.map(({ level }) => level)));
  const missing = new Set<LevelCode>();
  const why = outcomes.flatMap(({ insurer, withheld = [] }) => {
    const own = withheld.filter(({ level }) => !offered.has(level));
    for (const { level } of own) missing.add(level);
    const reasons = new Set(own.flatMap(({ reasons }) => reasons.map(({ message }) => `«${message}»`)));
    return reasons.size > 0 ? [`${insurer.name} (${listed([...reasons])})`] : [];
  });
  const names = Object.keys(LEVELS).flatMap((code) =>
    missing.has(code as LevelCode) ? [LEVELS[code]?.name ?? code] : [],
  );
  return { names: listed(names), why: inOrder(why).join('; ') };
}
