import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import { readTable } from '../sources/source-folder';
import { brandName } from './brand-names';
import { calmed } from './calm-name';
import { fuelByEvidence } from './fuel-evidence';
import type { IncompleteRecord } from './gap-filler';
import { leftoverRules } from './leftover.rules';
import { applyRules, tidied, withoutOpening } from './text-rules';
import { horsepowerOf, STATED, versionIdentity } from './vehicle-record';

/**
 * The columns that are read of the file that IDAE publishes (`idae-historico-AAAAMM.csv`, at coches.idae.es). The layout is
 * the one that public programs which load the file rely on; we have not seen the file itself. It has neither displacement
 * nor power: both are in the name of the vehicle.
 */
const COLUMNS = ['marca', 'modelo', 'vehiculo', 'motorizacion', 'categoria', 'fecha_comercializacion'] as const;

type IdaeRow = Record<(typeof COLUMNS)[number], string>;

/** Categories of vehicles that a car insurance is for: passenger cars and light vans (Reg. (EU) 2018/858). */
const CATEGORIES: readonly string[] = ['M1', 'M1G', 'N1', 'N1G', ''];

const FUELS: readonly (readonly [RegExp, Fuel])[] = [
  [/enchufable/i, 'PlugInHybrid'],
  [/h[ií]brido/i, 'Hybrid'],
  [/el[eé]ctrico/i, 'Electric'],
  [/glp|licuado|autogas/i, 'Lpg'],
  [/gnc|natural/i, 'Cng'],
  [/di[eé]sel|gas[oó]leo/i, 'Diesel'],
  [/gasolina/i, 'Gasoline'],
];

const KW_PER_CV = 0.73549875;

/** The versions of the historical list of IDAE, which an operator supplies. */
export function idaeCarRecords(path: string, report: ImportReport): IncompleteRecord[] {
  const rows = readTable(path, COLUMNS, { lowerCaseHeader: true });
  report.read(rows.length);
  return rows.flatMap((row) => recordOf(row, report) ?? []);
}

function recordOf(row: IdaeRow, report: ImportReport): IncompleteRecord | undefined {
  const leftOut = (reason: string) => void report.note(`rows of IDAE left out: ${reason}`);
  if (!CATEGORIES.includes(row.categoria.toUpperCase()))
    return leftOut('of a category that is neither a car nor a light van');
  const column = FUELS.find(([pattern]) => pattern.test(row.motorizacion))?.[1];
  if (column === undefined) return leftOut('the interface has no value for the fuel');
  const powerKw = powerIn(row.vehiculo);
  if (powerKw === undefined) return leftOut('the name says no power');
  const brand = brandName(row.marca);
  const model = calmed(withoutOpening(tidied(row.modelo), [brand]) || row.modelo);
  const fuel = fuelByEvidence(row.marca.toUpperCase(), row.vehiculo, column, report);
  const bare = withoutOpening(withoutPower(row.vehiculo), [brand, model]);
  const version = `${applyRules(bare, leftoverRules, report)} ${horsepowerOf(powerKw)} CV`.trim();
  return {
    ...STATED,
    brand,
    model,
    version,
    fuel,
    displacementCc: fuel === 'Electric' ? 0 : null,
    powerKw,
    fromYear: Number(/\d{4}/.exec(row.fecha_comercializacion)?.[0]) || null,
    toYear: null,
    identity: versionIdentity({ brand, model, version: row.vehiculo }, row.motorizacion),
  };
}

/** The power that a name states, in kilowatts or else in horsepower: `110 kW (150 CV)`. */
function powerIn(name: string): number | undefined {
  const kw = /(\d{2,3}(?:[.,]\d)?) ?kW(?!h)/i.exec(name)?.[1];
  if (kw !== undefined) return Number(kw.replace(',', '.'));
  const cv = /(\d{2,3}) ?(?:CV|cv|hp)(?![A-Za-z])/.exec(name)?.[1];
  return cv === undefined ? undefined : Math.round(Number(cv) * KW_PER_CV);
}

function withoutPower(name: string): string {
  return tidied(
    name.replace(/\(?\d{2,3}(?:[.,]\d)? ?kW\)?(?!h)/gi, ' ').replace(/\(?\d{2,3} ?(?:CV|hp)\)?(?![A-Za-z])/gi, ' '),
  );
}
