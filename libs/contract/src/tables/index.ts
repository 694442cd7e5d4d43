import type { BodyOf, PartOf } from '../model/body-of';
import type { Children } from '../model/field';
import { carTable } from './car.table';
import { anyHolder } from './holder.table';
import { homeTable } from './home.table';
import { motorcycleTable } from './motorcycle.table';
import { INSURANCE_LINES, requestRows, type InsuranceLine } from './request.table';

export { byLine, INSURANCE_LINES, LINES, LINES_NOT_QUOTED, type InsuranceLine } from './request.table';

/** The field table of every line: everything the contract knows is derived from these three. */
export const tables = { Home: homeTable, Car: carTable, Motorcycle: motorcycleTable } as const satisfies Record<
  InsuranceLine,
  Children
>;

/** What every line asks alike: all that can be judged of a body whose line is missing or unknown. */
export const commonTable: Children = {
  ...requestRows(...(INSURANCE_LINES as [InsuranceLine, ...InsuranceLine[]])),
  holder: anyHolder,
};

/** A complete, well-formed request of each line. */
export type HomeBody = BodyOf<typeof homeTable>;
export type CarBody = BodyOf<typeof carTable>;
export type MotorcycleBody = BodyOf<typeof motorcycleTable>;
export interface BodyByLine {
  Home: HomeBody;
  Car: CarBody;
  Motorcycle: MotorcycleBody;
}
export type QuoteBody = BodyByLine[InsuranceLine];
/** What is left of a body of a line once its faulty fields are taken out. */
export type SoundPart<L extends InsuranceLine = InsuranceLine> = PartOf<BodyByLine[L]>;
