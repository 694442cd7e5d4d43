import { existing } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { isLimited } from './motorcycle-powers.importer';
import { motorcycleName, motorcycleVersion } from './motorcycle-names';
import { estimatedMotorcyclePower } from './motorcycle-powers.table';
import { groupedBy } from './grouped-by';
import { identityOf, unspaced } from './stable-id';
import { STATED, type VehicleRecord, versionIdentity } from './vehicle-record';
import type { BareModel } from './vehicles-file.builder';

const COLUMNS = ['brand', 'model', 'version', 'fuel', 'cc', 'source'] as const;

type FleetRow = Record<(typeof COLUMNS)[number], string>;

/** Electric ones that the register files with an engine: the number in their name is no displacement. */
const ELECTRIC_BRANDS: ReadonlySet<string> = new Set(['URBET']);

const QUAD = /\bquad\b/;

/** Cubic centimetres apart that are one engine: lists round them. */
const SAME_CC = 12;

/** The share by which the displacement in a name is off: a 525 has 494 cc. */
const NOMINAL_SHARE = 0.08;

/** The models and versions of the Spanish fleet. */
export interface FleetMotorcycles {
  readonly records: readonly VehicleRecord[];
  /** Models without displacement or power: their versions are the classes of the line. */
  readonly bareModels: readonly BareModel[];
  /** By brand and model, the codes of the register. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  /** The name of a known version, with the code by which the register knows it. */
  nameOf(record: VehicleRecord): string;
}

/** An empty one, for a fleet that is left out. */
export const NO_FLEET: FleetMotorcycles = {
  records: [],
  bareModels: [],
  codes: new Map(),
  nameOf: ({ version }) => version,
};

/** What is known of motorcycles before the fleet. */
export interface KnownMotorcycles {
  /** Versions of lists, whose ids are their own. */
  readonly listed: readonly VehicleRecord[];
  /** Versions whose power is published: they take in the rows of the fleet. */
  readonly powered: readonly VehicleRecord[];
  readonly electricModels: ReadonlySet<string>;
}

/** The motorcycles of the Spanish fleet. Codes of the register stay in the name of the version. */
export function fleetMotorcycles(
  source: SourceFolder,
  { listed, powered, electricModels }: KnownMotorcycles,
  report: ImportReport,
): FleetMotorcycles {
  const all = source.rows('fleet-motorcycles.csv', COLUMNS);
  const rows = all.filter(({ version }) => !QUAD.test(version));
  report.read(all.length);
  report.note('rows left out: quads, for which the licences of motorcycles do not hold', all.length - rows.length);
  const known = [...listed, ...powered];
  const ofModels = groupedBy(known, ({ brand, model }) => modelKey(brand, model));
  const ofBrands = groupedBy(powered, ({ brand }) => brand);
  const codes = new Map<string, string[]>();
  const modelCodes = new Map<string, string[]>();
  const records: VehicleRecord[] = [];
  const joined: { readonly row: FleetRow; readonly into: VehicleRecord }[] = [];
  const bareModels: BareModel[] = [];
  for (const listedRow of rows) {
    const row = withEngine(listedRow, electricModels);
    const named = namesOf(row, ofModels);
    const siblings = ofModels.get(modelKey(named.brand, named.model)) ?? [];
    addTo(modelCodes, identityOf(named.brand) + '|' + identityOf(named.model), allCodesIn(row));
    const same = sameEngine(row, siblings);
    if (same.length > 0) {
      report.note('rows joined with a motorcycle whose power is known');
      for (const record of same) addTo(codes, record.identity, codesIn(row));
      if (hasOwnId(listedRow)) joined.push({ row: listedRow, into: newestOf(same, powered) });
    } else if (hasOwnId(listedRow) && !ELECTRIC_BRANDS.has(row.brand)) {
      const alike = (ofBrands.get(named.brand) ?? []).find((record) => isAlike(row, named.model, record));
      records.push(recordOf(row, listedRow, named, alike?.powerKw, report));
    } else if (siblings.length === 0) {
      report.note('models without displacement or power: their versions are classes');
      bareModels.push({ ...named, onlyFuel: row.fuel === 'Elc' ? 'Electric' : null });
    } else report.note('rows left out: the model is listed with its figures');
  }
  const nameOf = (record: VehicleRecord) => withCodes(record.version, codes.get(record.identity) ?? []);
  const takenIn = joined.map(({ row, into }) => ({ ...into, version: nameOf(into), identity: identityIn(row) }));
  return { records: [...records, ...takenIn], bareModels, codes: modelCodes, nameOf };
}

function withEngine(row: FleetRow, electricModels: ReadonlySet<string>): FleetRow {
  const isElectric = ELECTRIC_BRANDS.has(row.brand) || electricModels.has(unspaced(`${row.brand} ${row.model}`));
  return isElectric ? { ...row, fuel: 'Elc', cc: '0' } : row;
}

/** Returns whether a row was listed with figures, and so has an id that stays valid. */
const hasOwnId = ({ cc, fuel }: FleetRow) => Number(cc) > 0 && fuel === 'G';

const identityIn = (row: FleetRow) => versionIdentity(row, row.fuel, row.cc);

/** Returns the version of today, of the published ones where there are any; one that is limited is another. */
function newestOf(same: readonly VehicleRecord[], powered: readonly VehicleRecord[]): VehicleRecord {
  const published = same.filter((record) => powered.includes(record));
  const [newest] = (published.length > 0 ? published : [...same]).sort(
    (a, b) =>
      Number(isLimited(a.identity)) - Number(isLimited(b.identity)) ||
      (b.fromYear ?? 0) - (a.fromYear ?? 0) ||
      b.powerKw - a.powerKw,
  );
  return existing(newest, 'version with the engine of the row');
}

function namesOf(row: FleetRow, known: ReadonlyMap<string, readonly VehicleRecord[]>) {
  const { brand, model } = motorcycleName(row.brand, row.model);
  return { brand, model: known.get(modelKey(brand, model))?.[0]?.model ?? model };
}

/** Returns the versions with the engine of a row: a row without displacement, or with that of the name, is the model itself. */
function sameEngine({ cc, fuel }: FleetRow, siblings: readonly VehicleRecord[]): readonly VehicleRecord[] {
  const burns = siblings.filter((each) => (each.fuel === 'Electric') === (fuel === 'Elc'));
  if (fuel === 'Elc' || cc === '') return burns;
  const near = burns.filter(({ displacementCc }) => Math.abs(Number(cc) - displacementCc) <= SAME_CC);
  const nominal = burns.filter(({ displacementCc }) => Math.abs(Number(cc) / displacementCc - 1) <= NOMINAL_SHARE);
  return near.length > 0 ? near : nominal;
}

/** Returns whether a published power is that of the same engine under a longer or shorter name: TRK502 and TRK 502 X. */
function isAlike({ cc }: FleetRow, model: string, record: VehicleRecord): boolean {
  const [a, b] = [unspaced(model), unspaced(record.model)];
  return (
    Math.abs(Number(cc) - record.displacementCc) <= SAME_CC &&
    !isLimited(record.identity) &&
    (a.startsWith(b) || b.startsWith(a))
  );
}

function recordOf(
  row: FleetRow,
  listedRow: FleetRow,
  named: { brand: string; model: string },
  powerAlike: number | undefined,
  report: ImportReport,
): VehicleRecord {
  const displacementCc = Number(row.cc);
  const fuel: Fuel = row.fuel === 'Elc' ? 'Electric' : 'Gasoline';
  const wheels = row.version.includes('tres ruedas') ? 'tres ruedas' : '';
  report.note(`powers estimated ${powerAlike === undefined ? 'by displacement' : 'from a similar model'}, and marked`);
  return {
    ...STATED,
    ...named,
    version: withCodes(motorcycleVersion(named.model, wheels, displacementCc), codesIn(row)),
    fuel,
    displacementCc,
    powerKw: powerAlike ?? estimatedMotorcyclePower(displacementCc),
    fromYear: null,
    toYear: null,
    estimated: { power: true, displacement: false },
    identity: identityIn(listedRow),
  };
}

/** Codes of the register that say something that the names do not: `DGT: WW125A / WW125EX2`. */
function codesIn(row: FleetRow): string[] {
  const said = [row.model, `${row.brand} ${row.model}`].map(unspaced);
  return allCodesIn(row).filter((code) => !said.some((name) => unspaced(code).startsWith(name)));
}

function allCodesIn({ version }: FleetRow): string[] {
  return /DGT: (.*)$/.exec(version)?.[1]?.split(' / ') ?? [];
}

function withCodes(version: string, codes: readonly string[]): string {
  const added = codes.filter((code) => !unspaced(version).includes(unspaced(code))).sort();
  return added.length > 0 ? `${version} [${added.join(', ')}]` : version;
}

function addTo(codes: Map<string, string[]>, key: string, added: readonly string[]): void {
  codes.set(key, [...new Set([...(codes.get(key) ?? []), ...added])]);
}

const modelKey = (brand: string, model: string) => `${identityOf(brand)}|${unspaced(model)}`;
