import type { RiskByLine } from '@cotiza/insurers-tariff';
import { byLine, type InsuranceLine } from '@cotiza/contract';
import { embeddedFleet } from '@cotiza/catalogues';
import type { CalendarDay } from '@cotiza/kernel';
import { carDrawer } from './cars';
import { seededDraw } from './draw';
import { drawHome } from './homes';
import { EFFECTIVE_DATE } from './people';
import { motorcycleDrawer } from './motorcycles';

/** Risks of each line with the mix of Spain's, in which all persons have the legal age: the basis of every measurement. */
export type Portfolio = { readonly [L in InsuranceLine]: readonly RiskByLine[L][] };

type Draw = ReturnType<typeof seededDraw>;

/** Draws a random risk, by line. The prices of a line without an entry are not measured. */
const DRAWERS: { readonly [L in InsuranceLine]?: () => (draw: Draw) => RiskByLine[L] } = {
  Car: () => carDrawer(embeddedFleet('car')),
  Motorcycle: () => motorcycleDrawer(embeddedFleet('motorcycle')),
  Home: () => drawHome,
};

/** The default number of risks of a line: the means of a modality are then within one per cent. */
export const USUAL_SIZE = 3_000;

const SEED = 20_261_121;

/**
 * Draws the same risks on every machine, for the same size and the same catalogue.
 *
 * @param on first day of cover of all of them, which selects the books, for example dated successors
 */
export function spanishPortfolio(
  size = USUAL_SIZE,
  lines?: readonly InsuranceLine[],
  on: CalendarDay = EFFECTIVE_DATE,
): Portfolio {
  return byLine((line) => {
    const one = lines && !lines.includes(line) ? undefined : DRAWERS[line]?.();
    const draw = seededDraw(SEED);
    return one ? Array.from({ length: size }, () => ({ ...one(draw), effectiveDate: on })) : [];
  }) as unknown as Portfolio;
}
