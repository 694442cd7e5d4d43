import type { CarRisk, InsuredHistory } from '@cotiza/insurers-tariff';
import type { Draw } from './draw';

/** First day of cover of every risk of a portfolio. */
export const EFFECTIVE_DATE = '2026-12-15';

/** Draws an age by the weights of decades; the last one ends at `oldest`. */
export function drawAge(draw: Draw, weights: Readonly<Record<string, number>>, oldest: number): number {
  const from = Number(draw.weighted(weights));
  const next = Object.keys(weights)
    .map(Number)
    .find((each) => each > from);
  return draw.integer(from, (next ?? oldest + 1) - 1);
}

/** Draws the years since a licence, which most get within six years of the first age that allows it. */
export function drawSeniority(draw: Draw, age: number, firstAge: number): number {
  return Math.max(0, age - firstAge - draw.integer(0, 6));
}

/** Draws a history: one in eight declares none; one in five of the others had an accident at fault in five years. */
export function drawHistory(draw: Draw, licenceYears: number): InsuredHistory {
  const insuredYears = draw.chance(0.12) ? 0 : Math.min(licenceYears, draw.integer(0, 30));
  const claimed = insuredYears > 0 && draw.chance(0.2);
  if (!claimed) return { insuredYears, cleanYears: insuredYears, atFaultClaims: 0 };
  const cleanYears = Math.min(insuredYears, draw.integer(0, 4));
  return { insuredYears, cleanYears, atFaultClaims: draw.chance(0.15) ? 2 : 1 };
}

/** Draws the employment of a driver: shares by INE's labour force survey, with the retired by age. */
export function drawEmployment(draw: Draw, age: number): CarRisk['employment'] {
  if (age >= 66) return 'Retired';
  if (age < 24 && draw.chance(0.5)) return 'Student';
  return draw.weighted({ Employee: 66, SelfEmployed: 13, CivilServant: 9, Unemployed: 8, HomeWorker: 4 });
}
