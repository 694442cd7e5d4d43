import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { calmed } from './calm-name';
import { fleetCorrections, fleetModels } from './fleet-cars.table';
import { fuelByEvidence } from './fuel-evidence';
import { fuelOfCode } from './fuel-codes';
import type { IncompleteRecord } from './gap-filler';
import { leftoverRules } from './leftover.rules';
import { applyRules } from './text-rules';
import { STATED, versionIdentity } from './vehicle-record';

const COLUMNS = ['brand', 'model', 'version', 'fuel', 'cc', 'kw', 'year_from', 'year_to', 'source'] as const;

type FleetRow = Record<(typeof COLUMNS)[number], string>;

/** Registered in 2019: a build year of 2019 is the last that the register could show, not the last of sale. */
const LAST_YEAR_OF_REGISTER = 2019;

/** The versions of cars that people have had since 1985, from the sources that are asked for. */
export function fleetCarRecords(
  source: SourceFolder,
  isWanted: (source: string) => boolean,
  report: ImportReport,
): IncompleteRecord[] {
  const rows = source.rows('fleet-cars.csv', COLUMNS).filter((row) => isWanted(row.source));
  report.read(rows.length);
  return rows.flatMap((row) => recordOf(row, report) ?? []);
}

function recordOf(row: FleetRow, report: ImportReport): IncompleteRecord | undefined {
  const correction = fleetCorrections.find(
    ({ brand, model, version }) => brand === row.brand && model === row.model && version === row.version,
  );
  if (correction) report.note(correction.reason);
  if (correction?.to === null) return undefined;
  const column = fuelOfCode(row.fuel);
  if (column === undefined) {
    report.note('rows left out: the interface has no value for the fuel');
    return undefined;
  }
  const said = correction?.to ?? row.version;
  const fuel = fuelByEvidence(row.brand, said, column, report);
  const brand = brandName(row.brand);
  return {
    ...STATED,
    brand,
    model: fleetModels.get(`${row.brand} ${row.model}`) ?? calmed(row.model),
    version: applyRules(said, leftoverRules, report),
    fuel,
    ...figuresOf(row, fuel),
    ...yearsOf(row),
    identity: versionIdentity(row, row.fuel, row.cc, row.kw),
    isEngine: row.source !== 'ademe-2014',
  };
}

function figuresOf({ cc, kw }: FleetRow, fuel: Fuel) {
  return {
    displacementCc: fuel === 'Electric' ? 0 : Math.round(Number(cc)) || null,
    powerKw: Math.round(Number(kw) * 10) / 10 || null,
  };
}

/** The register shows when cars were built; the lists, in which year they named a version. */
function yearsOf({ year_from, year_to, source }: FleetRow) {
  const [fromYear, toYear] = [Number(year_from) || null, Number(year_to) || null];
  const isRegister = source === 'cepik-2019';
  return {
    fromYear,
    toYear,
    yearsOfSource: { from: !isRegister, to: !isRegister || toYear === LAST_YEAR_OF_REGISTER },
  };
}
