import type { VehiclesFile } from '@cotiza/catalogues';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { carPrices } from './car-prices';
import { withCombinedPower } from './combined-powers';
import { fleetCarRecords } from './fleet-cars.importer';
import { FleetCounts } from './fleet-counts';
import { filledIn, type IncompleteRecord } from './gap-filler';
import { idaeCarRecords } from './idae-cars.importer';
import { FORMER_MODELS, underOwnName } from './own-brands.table';
import { recentCars } from './recent-cars.importer';
import { starterCarRecords } from './starter-cars.importer';
import { CAR_SOURCES, FLEET_COUNTS, IDAE, provenanceOf, RECENT_CARS } from './vehicle-sources';
import { buildVehiclesFile } from './vehicles-file.builder';
import type { Nearness } from './version.merger';

/** Sources round a displacement to ten or to a decilitre less one, and a power to the kilowatt or from horsepower. */
export const SAME_ENGINE: Nearness = { cc: 12, kw: 1.5 };

/** Sources of vehicles. */
export interface VehicleOptions {
  /** Ids of the sources to leave out. */
  readonly without: ReadonlySet<string>;
  /** The historical list of IDAE, where the operator has it. */
  readonly idaeFile?: string | undefined;
}

/** The cars that people have, from every source that is not left out. */
export function importCars(
  source: SourceFolder,
  { without, idaeFile }: VehicleOptions,
  report: ImportReport,
): VehiclesFile {
  const isWanted = (id: string) => !without.has(id);
  const cleaned = (records: readonly IncompleteRecord[]) => withCombinedPower(records, report).map(underOwnName);
  const starter = filledIn(cleaned(starterCarRecords(source, isWanted, report)), [], report);
  const fleet = filledIn(cleaned(fleetCarRecords(source, isWanted, report)), starter, report);
  const recent = isWanted(RECENT_CARS) ? recentCars(source, report) : { records: [], bareModels: [] };
  const added = filledIn(recent.records, [...starter, ...fleet], report);
  const idae = idaeFile === undefined ? [] : idaeCarRecords(idaeFile, report);
  const spanish = filledIn(idae, [...starter, ...fleet, ...added], report);
  return buildVehiclesFile(
    {
      letter: 'C',
      source: 'starter',
      provenance: provenanceOf(CAR_SOURCES, (id) => (id === IDAE ? idaeFile !== undefined : isWanted(id))),
      records: [...starter, ...fleet, ...added, ...spanish],
      bareModels: recent.bareModels,
      formerModels: FORMER_MODELS,
      withPrices: (versions) => carPrices(source, versions, report),
      codes: new Map(),
      counts: isWanted(FLEET_COUNTS.id) ? FleetCounts.read(source, 'C', report) : new FleetCounts([]),
      near: SAME_ENGINE,
      elders: new Set(starter.map(({ identity }) => identity)),
    },
    report,
  );
}
