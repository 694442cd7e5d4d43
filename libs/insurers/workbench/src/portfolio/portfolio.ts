import type { CarRisk, HomeRisk, MotorcycleRisk, Risk } from '@cotiza/insurers-tariff';
import type { InsuranceLine } from '@cotiza/contract';
import { embeddedFleet } from '@cotiza/catalogues';
import type { CalendarDay } from '@cotiza/kernel';
import { carDrawer } from './cars';
import { seededDraw } from './draw';
import { drawHome } from './homes';
import { EFFECTIVE_DATE } from './people';
import { motorcycleDrawer } from './motorcycles';

/** Risks of each line with the mix of Spain's, in which all persons have the legal age: the basis of every measurement. */
export interface Portfolio {
  readonly Car: readonly CarRisk[];
  readonly Motorcycle: readonly MotorcycleRisk[];
  readonly Home: readonly HomeRisk[];
}

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
  const drawn = <R extends Risk>(line: R['line'], drawer: () => (draw: ReturnType<typeof seededDraw>) => R): R[] => {
    if (lines && !lines.includes(line)) return [];
    const [draw, one] = [seededDraw(SEED), drawer()];
    return Array.from({ length: size }, () => ({ ...one(draw), effectiveDate: on }));
  };
  return {
    Car: drawn('Car', () => carDrawer(embeddedFleet('car'))),
    Motorcycle: drawn('Motorcycle', () => motorcycleDrawer(embeddedFleet('motorcycle'))),
    Home: drawn('Home', () => drawHome),
  };
}
