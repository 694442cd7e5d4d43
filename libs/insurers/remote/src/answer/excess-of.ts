import { hasExcess, type InsuranceLine, type LevelCode } from '@cotiza/contract';
import type { Cents } from '@cotiza/kernel';

/** Returns the excess of an offer: 0 where its level has one and the insurer sends none, null where the level has none. */
export function excessOf(line: InsuranceLine, level: LevelCode | null, saidCents: Cents | null): Cents | null {
  if (saidCents !== null) return saidCents;
  return level !== null && hasExcess(line, level) ? 0 : null;
}
