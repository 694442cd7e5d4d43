import { facetOf, type Facet, type InsuranceLine } from '../lines';
import type { CoverLevel } from './cover';

/** The levels of each line by code, from least to most cover. A modality of an insurer maps to one of them or to none. */
export const COVER_LEVELS: Facet<'levels'> = facetOf('levels');

/** Code of a level of a line. */
export type LevelOf<L extends InsuranceLine> = keyof (typeof COVER_LEVELS)[L];

export type LevelCode = { [L in InsuranceLine]: LevelOf<L> }[InsuranceLine];

/** Returns the levels of a line by code, also where the code or the line is not known before. */
export const levelsOf = (line: InsuranceLine): Readonly<Record<string, CoverLevel>> => COVER_LEVELS[line];

/** Returns the level of a line with this name, in any capitals, or null for an unknown name. */
export function levelNamed(line: InsuranceLine, name: string): LevelCode | null {
  const isNamed = (level: CoverLevel) => level.name.toLowerCase() === name.toLowerCase();
  const found = Object.entries(levelsOf(line)).find(([, level]) => isNamed(level));
  return found ? (found[0] as LevelCode) : null;
}

/** Returns true when offers of a level can have an excess: own damage of a vehicle, or any damage to a home. */
export const hasExcess = (line: InsuranceLine, level: LevelCode): boolean => !levelsOf(line)[level]?.withoutExcess;
