import { fromEuros } from '@cotiza/kernel';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { motorcycleName, motorcycleVersion } from './motorcycle-names';
import { unspaced } from './stable-id';
import { STATED, type VehicleRecord, versionIdentity } from './vehicle-record';

const COLUMNS = [
  ...(['brand', 'model', 'version', 'fuel', 'cc', 'kw', 'kw_limited_a2'] as const),
  ...(['year_from', 'year_to', 'price_eur'] as const),
] as const;

type PowerRow = Record<(typeof COLUMNS)[number], string>;

/** Years, which are stated apart, and remarks that are no name. */
const YEARS = /\(?\b(?:19|20)\d\d\s*-\s*(?:(?:19|20)\d\d)?\)?|\b(?:19|20)\d\d\b/g;
const REMARK = /engine|version|kW|\bcc$/i;

/** Closes the identity of a version that is limited for the A2 licence. */
const LIMITED = '|A2';

/** Returns whether an identity is that of a limited version. */
export const isLimited = (identity: string): boolean => identity.endsWith(LIMITED);

/** Returns the identity of the full version of a limited one. */
export const fullOf = (identity: string): string => identity.slice(0, -LIMITED.length);

/** Motorcycles whose power their maker publishes, and the models that are electric whatever the register says. */
export interface MotorcyclePowers {
  readonly records: readonly VehicleRecord[];
  /** By brand and model without spaces. */
  readonly electricModels: ReadonlySet<string>;
}

/** An empty one, for a source that is left out. */
export const NO_POWERS: MotorcyclePowers = { records: [], electricModels: new Set() };

/** The motorcycles of the table of powers; one that can be limited for the A2 licence has a version for that. */
export function motorcyclePowers(source: SourceFolder, report: ImportReport): MotorcyclePowers {
  const rows = source.rows('motorcycles-power.csv', COLUMNS);
  report.read(rows.length);
  const burning = new Set(rows.filter(({ fuel }) => fuel === 'G').map(modelOf));
  const electric = rows.filter((row) => row.fuel === 'Elc' && !burning.has(modelOf(row)));
  const powered = rows.filter(({ kw }) => kw !== '');
  report.note('models that are electric, of the power of which nothing is known', rows.length - powered.length);
  return { records: powered.flatMap(recordsOf), electricModels: new Set(electric.map(modelOf)) };
}

const modelOf = ({ brand, model }: PowerRow) => unspaced(`${brand} ${model}`);

function recordsOf(row: PowerRow): VehicleRecord[] {
  const names = motorcycleName(row.brand, row.model);
  const [text = ''] = row.version.replace(YEARS, '').split(',');
  const remark = REMARK.test(text) || unspaced(names.model).includes(unspaced(text)) ? '' : text.trim();
  const displacementCc = row.fuel === 'Elc' ? 0 : Number(row.cc);
  const full: VehicleRecord = {
    ...STATED,
    ...names,
    version: motorcycleVersion(names.model, remark, displacementCc, Number(row.kw)),
    fuel: row.fuel === 'Elc' ? 'Electric' : 'Gasoline',
    displacementCc,
    powerKw: Math.round(Number(row.kw) * 10) / 10,
    fromYear: Number(row.year_from) || null,
    toYear: Number(row.year_to) || null,
    newPriceCents: row.price_eur === '' ? null : fromEuros(Number(row.price_eur)),
    priceBasis: row.price_eur === '' ? null : 'mercado',
    identity: versionIdentity(row, row.fuel, row.cc, row.kw, row.year_from),
  };
  const limitedKw = Number(row.kw_limited_a2);
  if (limitedKw === 0) return [full];
  return [
    full,
    {
      ...full,
      version: `${motorcycleVersion(names.model, remark, displacementCc, limitedKw)}, limitada (A2)`,
      powerKw: limitedKw,
      identity: full.identity + LIMITED,
    },
  ];
}
