import type { VehiclesFile } from '@cotiza/catalogues';
import { motorEnumerations } from '@cotiza/contract';
import { fromEuros } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { calmed } from './calm-name';
import { modelCorrections } from './car-models.table';
import { carVersionRules } from './car-version.rules';
import { fuelOfCode } from './fuel-codes';
import { withOneGearbox } from './gearbox-name';
import { identityOf } from './stable-id';
import { applyRules, tidied, withoutOpening } from './text-rules';
import { horsepowerOf, type VehicleRecord } from './vehicle-record';
import { buildVehiclesFile } from './vehicles-file.builder';

const COLUMNS = [
  ...(['brand', 'model', 'generation', 'version', 'fuel', 'cc', 'kw'] as const),
  ...(['year_from', 'year_to', 'on_sale_year', 'price_eur'] as const),
] as const;

type CarRow = Record<(typeof COLUMNS)[number], string>;

/** Brands shorter than this are initials that people say with the model: `DS 3`. */
const SHORTEST_SPOKEN_APART = 3;

/** The embedded starter of cars. */
export function importCars(source: SourceFolder, report: ImportReport): VehiclesFile {
  const rows = source.rows('cars.csv', COLUMNS);
  report.read(rows.length);
  const records = rows.flatMap((row) => recordOf(row, report) ?? []);
  return buildVehiclesFile({ letter: 'C', source: 'starter' }, records, report);
}

function recordOf(row: CarRow, report: ImportReport): VehicleRecord | undefined {
  const fuel = fuelOf(row, report);
  const powerKw = Math.round(Number(row.kw) * 10) / 10;
  const displacementCc = fuel === 'Electric' ? 0 : Math.round(Number(row.cc));
  if (fuel === undefined) report.note('rows left out: the interface has no value for the fuel');
  else if (!(powerKw > 0) || !(displacementCc > 0 || fuel === 'Electric'))
    report.note('rows left out: no power or displacement');
  else return { ...namesOf(row, fuel, powerKw, report), fuel, displacementCc, powerKw, ...yearsAndPriceOf(row) };
  return undefined;
}

/** Some editions count a hybrid as what its engine burns; its name says otherwise. */
function fuelOf({ fuel: code, version, generation }: CarRow, report: ImportReport): Fuel | undefined {
  const fuel = fuelOfCode(code);
  if (fuel !== 'Gasoline' && fuel !== 'Diesel') return fuel;
  const name = `${generation} ${version}`;
  if (!/\b(?:m?hev|hybride?|i-?mmd|phev)\b/i.test(name)) return fuel;
  report.note('fuels corrected: the name says it is a hybrid');
  return /plug-?in|phev|rechargeable/i.test(name) ? 'PlugInHybrid' : 'Hybrid';
}

/** A year in which it was on sale bounds both ends, for want of a better one. */
function yearsAndPriceOf({ year_from, year_to, on_sale_year, price_eur }: CarRow) {
  return {
    fromYear: Number(year_from || on_sale_year) || null,
    toYear: Number(year_to || on_sale_year) || null,
    newPriceCents: price_eur === '' ? null : fromEuros(Number(price_eur)),
  };
}

function namesOf(row: CarRow, fuel: Fuel, powerKw: number, report: ImportReport) {
  const generation = applyRules(row.generation, carVersionRules, report);
  const correction = modelCorrections.find(
    ({ brand, model, generation: wanted }) =>
      brand === row.brand && model === row.model && (wanted === undefined || wanted.test(row.generation)),
  );
  if (correction) report.note('models corrected');
  const brand = brandName(correction?.toBrand ?? row.brand);
  const named = correction === undefined ? row.model : typeof correction.to === 'string' ? correction.to : generation;
  const model = modelName(brand, named);
  const cleaned = applyRules(row.version, carVersionRules, report);
  const version = versionName(brand, model, calmed(generationOf(row.model, model, generation)), cleaned);
  return { brand, model, version: `${version || motorEnumerations.fuel.labels[fuel]} ${horsepowerOf(powerKw)} CV` };
}

/** The generation under the model's right name, where the source's is wrong. */
function generationOf(wrong: string, model: string, generation: string): string {
  const opens = `${generation} `.toLowerCase().startsWith(`${wrong} `.toLowerCase());
  return opens ? model + generation.slice(wrong.length) : generation;
}

/** A model without its brand before it, unless the brand is initials that people say with it (`DS 3`). */
function modelName(brand: string, named: string): string {
  const bare = brand.length >= SHORTEST_SPOKEN_APART ? withoutOpening(tidied(named), [brand]) : tidied(named);
  return calmed(bare || brand);
}

/** What the generation adds to the model (`Sportswagon`), then the version without what the model already says. */
function versionName(brand: string, model: string, generation: string, version: string): string {
  const said = [`${brand} ${model}`, brand, `Clase ${model}`, model];
  const body = withoutOpening(generation, [...said, 'Serie X']);
  const rest = withoutOpening(version, [generation, ...said, body]).replace(/^Base(?: |$)/, '');
  const repeats = `${identityOf(rest)} ${identityOf(model)}`.includes(identityOf(body));
  return withOneGearbox(tidied(repeats ? rest : `${body} ${rest}`));
}
