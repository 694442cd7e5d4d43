import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { calmed } from './calm-name';
import { estimatedMotorcyclePower } from './motorcycle-powers.table';
import { identityOf, unspaced } from './stable-id';
import { STATED, type VehicleRecord, versionIdentity } from './vehicle-record';
import type { BareModel } from './vehicles-file.builder';

const COLUMNS = ['brand', 'model', 'version', 'fuel', 'cc', 'source'] as const;

type FleetRow = Record<(typeof COLUMNS)[number], string>;

/** Brands of the register that the catalogue writes otherwise. */
const BRANDS: ReadonlyMap<string, string> = new Map([['ZERO MOTORCYCLES', 'ZERO']]);

/** Models of the register that the catalogue lists under another name. */
const MODELS: ReadonlyMap<string, string> = new Map([
  ['HONDA SH125i', 'SH125'],
  ['HONDA Rebel 500', 'CMX500 Rebel'],
  ['HONDA CMX1100', 'CMX1100 Rebel'],
  ['HONDA CRF1100L Africa Twin', 'CRF1100L Africa Twin DCT'],
  ['YAMAHA TMAX 560', 'TMAX'],
  ['YAMAHA XTZ 700 Tenere', 'Tenere 700'],
  ['YAMAHA Aerox 50', 'Aerox 4'],
]);

/** Electric ones that the register files with an engine: the number in their name is no displacement. */
const ELECTRIC_BRANDS: ReadonlySet<string> = new Set(['URBET']);

/** A mark of a model year, which is no part of a model's name. */
const MODEL_YEAR = /\s*\bMY(?:\d\d)?\b/;

/** Cubic centimetres apart that are one engine: lists round them. */
const SAME_CC = 12;

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

/** The motorcycles of the Spanish fleet. Codes of the register stay in the name of the version. */
export function fleetMotorcycles(
  source: SourceFolder,
  known: readonly VehicleRecord[],
  report: ImportReport,
): FleetMotorcycles {
  const rows = source.rows('fleet-motorcycles.csv', COLUMNS).map(withEngine);
  report.read(rows.length);
  const knownModels = new Map(known.map((record) => [modelKey(record.brand, record.model), record.model]));
  const codes = new Map<string, string[]>();
  const modelCodes = new Map<string, string[]>();
  const records: VehicleRecord[] = [];
  const bareModels: BareModel[] = [];
  for (const row of rows) {
    const named = namesOf(row, knownModels);
    const siblings = known.filter(({ brand, model }) => brand === named.brand && model === named.model);
    addTo(modelCodes, identityOf(named.brand) + '|' + identityOf(named.model), allCodesIn(row));
    const same = siblings.filter(({ displacementCc }) => isSameEngine(row, displacementCc));
    if (/\bquad\b/.test(row.version))
      report.note('rows left out: quads, for which the licences of motorcycles do not hold');
    else if (same.length > 0) {
      report.note('rows joined with a motorcycle whose power is known');
      for (const record of same) addTo(codes, record.identity, codesIn(row));
    } else if (Number(row.cc) > 0 && row.fuel === 'G') records.push(recordOf(row, named, report));
    else if (siblings.length === 0) {
      report.note('models without displacement or power: their versions are classes');
      bareModels.push({ ...named, onlyFuel: row.fuel === 'Elc' ? 'Electric' : null });
    } else report.note('rows left out: the model is listed with its figures');
  }
  const nameOf = (record: VehicleRecord) => withCodes(record.version, codes.get(record.identity) ?? []);
  return { records, bareModels, codes: modelCodes, nameOf };
}

function withEngine(row: FleetRow): FleetRow {
  return ELECTRIC_BRANDS.has(row.brand) ? { ...row, fuel: 'Elc', cc: '0' } : row;
}

function namesOf(row: FleetRow, knownModels: ReadonlyMap<string, string>) {
  const brand = brandName(BRANDS.get(row.brand) ?? row.brand);
  const model = MODELS.get(`${row.brand} ${row.model}`) ?? calmed(row.model.replace(MODEL_YEAR, ''));
  return { brand, model: knownModels.get(modelKey(brand, model)) ?? model };
}

/** A row without displacement is the model itself, whichever engine it has. */
function isSameEngine({ cc, fuel }: FleetRow, displacementCc: number): boolean {
  if (fuel === 'Elc') return displacementCc === 0;
  return cc === '' || Math.abs(Number(cc) - displacementCc) <= SAME_CC;
}

function recordOf(row: FleetRow, named: { brand: string; model: string }, report: ImportReport): VehicleRecord {
  const displacementCc = Number(row.cc);
  const fuel: Fuel = 'Gasoline';
  const wheels = row.version.includes('tres ruedas') ? ' tres ruedas' : '';
  const size = named.model.includes(String(displacementCc)) ? '' : ` ${displacementCc} cc`;
  report.note('powers estimated by displacement, and marked');
  return {
    ...STATED,
    ...named,
    version: withCodes(`${named.model}${wheels}${size}`, codesIn(row)),
    fuel,
    displacementCc,
    powerKw: estimatedMotorcyclePower(displacementCc),
    fromYear: null,
    toYear: null,
    estimated: { power: true, displacement: false },
    identity: versionIdentity(row, row.fuel, row.cc),
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
