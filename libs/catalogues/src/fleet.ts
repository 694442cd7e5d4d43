import { defined } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import { readDataFile } from './data-files/data-file.reader';
import { DATA_FILES, type VehiclesFile } from './data-files/data-layout';
import { EMBEDDED_DATA_DIR } from './load-catalogues';

/** A version of the embedded catalogue with its number of vehicles. */
export interface FleetVersion {
  readonly fuel: Fuel;
  /** 0 when electric. */
  readonly displacementCc: number;
  readonly powerKw: number;
  readonly fromYear: number | null;
  readonly toYear: number | null;
  /** Price new in integer euro cents, where known. */
  readonly newPriceCents: number | null;
  /** Vehicles registered in Spain: those of its model, divided equally among its versions; 0 if unknown. */
  readonly vehicles: number;
}

/**
 * Returns every version of the embedded catalogue, to measure on a fleet like Spain's.
 *
 * @throws DataFileError when the file is missing or is of another layout
 */
export function embeddedFleet(line: 'car' | 'motorcycle'): readonly FleetVersion[] {
  const name = line === 'car' ? DATA_FILES.cars : DATA_FILES.motorcycles;
  const file = readDataFile<VehiclesFile>(EMBEDDED_DATA_DIR, name);
  const ofModel = new Map<number, number>();
  for (const [, model] of file.versions) ofModel.set(model, (ofModel.get(model) ?? 0) + 1);
  return file.versions.map(([, model, , fuel, displacementCc, powerKw, fromYear, toYear, newPriceCents]) => ({
    fuel: file.fuels[fuel] as Fuel,
    displacementCc,
    powerKw,
    fromYear,
    toYear,
    newPriceCents,
    vehicles:
      defined(file.models[model], 'model at that place')[3] /
      defined(ofModel.get(model), 'count of versions of that model'),
  }));
}
