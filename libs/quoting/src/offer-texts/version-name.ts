import type { Vehicles } from '../ports/reference-data';
import { vehicleName } from '../customer/insured-text';

/** Returns the name of a version of the catalogue of cars or motorcycles; undefined for an id that neither has. */
export type VersionName = (versionId: string) => string | undefined;

export const versionNameWith =
  (vehicles: Pick<Vehicles, 'findCar' | 'findMotorcycle'>): VersionName =>
  (versionId) => {
    const version = vehicles.findCar(versionId) ?? vehicles.findMotorcycle(versionId);
    if (version === undefined) return undefined;
    const { brandName: brand, modelName: model, name } = version;
    return vehicleName({ kind: 'vehicle', brand, model, version: name, plate: null });
  };
