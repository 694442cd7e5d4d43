import type { PriceBasis } from '@cotiza/catalogues';
import { fromEuros } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { fuelOfCode } from './fuel-codes';
import type { IncompleteRecord } from './gap-filler';
import { modelName } from './starter-cars.importer';
import { horsepowerOf, STATED, versionIdentity } from './vehicle-record';
import type { BareModel } from './vehicles-file.builder';

const COLUMNS = [
  ...(['brand', 'model', 'version', 'fuel', 'cc', 'kw'] as const),
  ...(['year_from', 'year_to', 'price_eur', 'price_basis'] as const),
] as const;

type RecentRow = Record<(typeof COLUMNS)[number], string>;

/** The cars of the last years, and the models whose power is not known. */
export interface RecentCars {
  readonly records: readonly IncompleteRecord[];
  readonly bareModels: readonly BareModel[];
}

/** The cars that were sold in Spain since 2015 and that no other list has. */
export function recentCars(source: SourceFolder, report: ImportReport): RecentCars {
  const rows = source.rows('cars-recent.csv', COLUMNS);
  report.read(rows.length);
  const [records, bareModels]: [IncompleteRecord[], BareModel[]] = [[], []];
  for (const row of rows) {
    const fuel = fuelOfCode(row.fuel);
    const brand = brandName(row.brand);
    const names = { brand, model: modelName(brand, row.model) };
    if (fuel === undefined) report.note('rows left out: the interface has no value for the fuel');
    else if (row.kw === '') {
      report.note('models without power: their versions are classes');
      bareModels.push({ ...names, onlyFuel: fuel });
    } else records.push({ ...names, ...recordOf(row), fuel, displacementCc: ccOf(row), ...priceOf(row) });
  }
  return { records, bareModels };
}

function recordOf(row: RecentRow) {
  const powerKw = Math.round(Number(row.kw) * 10) / 10;
  return {
    ...STATED,
    version: /\d CV\b/.test(row.version) ? row.version : `${row.version} ${horsepowerOf(powerKw)} CV`,
    powerKw,
    fromYear: Number(row.year_from) || null,
    toYear: Number(row.year_to) || null,
    identity: versionIdentity(row, row.fuel, row.cc, row.kw),
  };
}

function ccOf({ fuel, cc }: RecentRow): number | null {
  return fuelOfCode(fuel) === 'Electric' ? 0 : Number(cc) || null;
}

function priceOf({ price_eur, price_basis }: RecentRow): Pick<IncompleteRecord, 'newPriceCents' | 'priceBasis'> {
  if (price_eur === '') return { newPriceCents: null, priceBasis: null };
  return { newPriceCents: fromEuros(Number(price_eur)), priceBasis: basisOf(price_basis) };
}

function basisOf(text: string): PriceBasis {
  if (text.startsWith('BOE')) return 'oficial';
  return text.startsWith('list FR') ? 'lista_francesa_2023' : 'mercado';
}
