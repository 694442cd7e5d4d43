import { COVER_LEVELS, INSURANCE_LINES, type CoverLevel, type LevelCode } from '@cotiza/contract';
import { listed } from '@cotiza/kernel';
import type { InsurerAnswer } from '../ask/insurer-answer';
import { inOrder } from './name-order';

const LEVELS = new Map<string, CoverLevel>(INSURANCE_LINES.flatMap((line) => Object.entries(COVER_LEVELS[line])));

/** Returns the names of the levels that insurers have and none of them offers, and the reasons of each insurer, if any. */
export function withheldLevels(answers: readonly InsurerAnswer[]) {
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
  const names = [...LEVELS].flatMap(([code, { name }]) => (missing.has(code as LevelCode) ? [name] : []));
  return { names: listed(names), why: inOrder(why).join('; ') };
}
