import type { ImportReport } from '../import.report';
import { groupedBy } from './grouped-by';
import { identityOf } from './stable-id';
import { horsepowerOf, type VehicleRecord } from './vehicle-record';

/** A record whose displacement or power its source does not state. */
export type IncompleteRecord = Omit<VehicleRecord, 'displacementCc' | 'powerKw'> & {
  readonly displacementCc: number | null;
  readonly powerKw: number | null;
};

/** Kilowatts apart that are one power, rounded differently by two sources. */
const NEAR_KW = 1.5;

const CC_PER_LITRE = 1000;

/**
 * Fills in missing figures from other records of the same car. Where no record states a displacement it is estimated from
 * the name (2.0 are about 2,000 cc) and marked. A record whose power cannot be found is left out.
 */
export function filledIn(
  incomplete: readonly IncompleteRecord[],
  stated: readonly VehicleRecord[],
  report: ImportReport,
): VehicleRecord[] {
  const whole = [...stated, ...incomplete.filter(isComplete)];
  const byModel = groupedBy(whole, modelKey);
  const byBrand = groupedBy(whole, ({ brand, fuel }) => `${brand}|${fuel}`);
  const byFuel = groupedBy(whole, ({ fuel }) => fuel);
  return incomplete.flatMap((record) => {
    if (isComplete(record)) return record;
    const powered = withPower(record, byModel.get(modelKey(record)) ?? [], report);
    if (powered === undefined) return [];
    const siblings = byModel.get(modelKey(record)) ?? [];
    const relatives = byBrand.get(`${record.brand}|${record.fuel}`) ?? byFuel.get(record.fuel) ?? [];
    return withDisplacement(powered, siblings, relatives, report) ?? [];
  });
}

type Powered = IncompleteRecord & { readonly powerKw: number };

function withPower(record: IncompleteRecord, siblings: readonly VehicleRecord[], report: ImportReport) {
  if (record.powerKw !== null) return record as Powered;
  const name = ` ${identityOf(record.version)} `;
  const named = siblings.filter(({ version }) => ` ${identityOf(version)} `.includes(name));
  const powerKw = mostFrequent(named.map((sibling) => sibling.powerKw));
  if (powerKw === undefined) {
    report.note('rows left out: no power, and nothing to tell it from');
    return undefined;
  }
  report.note('powers taken from a later version of the same name, and marked as estimated');
  const version = `${record.version} ${horsepowerOf(powerKw)} CV`;
  return { ...record, version, powerKw, estimated: { ...record.estimated, power: true } };
}

function withDisplacement(
  record: Powered,
  siblings: readonly VehicleRecord[],
  relatives: readonly VehicleRecord[],
  report: ImportReport,
): VehicleRecord | undefined {
  if (record.displacementCc !== null) return record as VehicleRecord;
  const isAlike = ({ powerKw }: VehicleRecord) => Math.abs(powerKw - record.powerKw) <= NEAR_KW;
  const litres = litresIn(record.version);
  const fits = ({ displacementCc }: VehicleRecord) =>
    litres === undefined || Math.abs(displacementCc - litres * CC_PER_LITRE) < CC_PER_LITRE / 10;
  const own = mostFrequent(siblings.filter((each) => isAlike(each) && fits(each)).map((each) => each.displacementCc));
  if (own !== undefined) {
    report.note('displacements taken from another source for the same model, fuel and power');
    return { ...record, displacementCc: own };
  }
  const guessed = litres === undefined ? ofNearestPower(relatives, record.powerKw) : litres * CC_PER_LITRE;
  if (guessed === undefined) {
    report.note('rows left out: no displacement, and nothing to tell it from');
    return undefined;
  }
  report.note('displacements estimated from the name, or from the car that is nearest in power, and marked');
  return { ...record, displacementCc: Math.round(guessed), estimated: { ...record.estimated, displacement: true } };
}

/** The displacement of the record that is nearest in power, the smaller one of two. */
function ofNearestPower(records: readonly VehicleRecord[], powerKw: number): number | undefined {
  const away = (record: VehicleRecord) => Math.abs(record.powerKw - powerKw);
  return [...records].sort((a, b) => away(a) - away(b) || a.displacementCc - b.displacementCc)[0]?.displacementCc;
}

function isComplete(record: IncompleteRecord): record is VehicleRecord {
  return record.displacementCc !== null && record.powerKw !== null;
}

const modelKey = ({ brand, model, fuel }: Pick<VehicleRecord, 'brand' | 'model' | 'fuel'>) =>
  `${brand}|${identityOf(model)}|${fuel}`;

/** The litres that open a name or follow the body: `1.6 TDI`, `SW 2.0 HDi`. */
function litresIn(name: string): number | undefined {
  const litres = /(?:^|\s)(\d\.\d)(?=\s|L\b|$)/.exec(name)?.[1];
  return litres === undefined ? undefined : Number(litres);
}

/** The value that comes most often, the lowest of those that come as often. */
function mostFrequent(values: readonly number[]): number | undefined {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)[0]?.[0];
}
