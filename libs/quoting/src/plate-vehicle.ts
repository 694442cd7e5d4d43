import { DEFAULT_LANGUAGE, motorEnumerations, normalisePlate, type Language, type VehicleLine } from '@cotiza/contract';
import type { VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import { vehicleName } from './customer/insured-text';
import type { Sources, Vehicles } from './ports/reference-data';

/** The vehicle that a plate identifies. */
export interface PlateVehicle {
  /** Id of its version in the catalogue. */
  readonly versionId: string;
  /** The name by which its owner recognises it: `SEAT Ibiza 1.0 MPI, gasolina, 80 CV, 2023`. */
  readonly text: string;
}

/** Returns the vehicle of a plate; undefined where the registry knows none, or several. */
export type FindPlateVehicle = (
  line: VehicleLine,
  plate: string,
  language?: Language,
) => Promise<PlateVehicle | undefined>;

export const findPlateVehicleWith =
  ({ plateRegistry, referenceData }: Sources): FindPlateVehicle =>
  async (line, plate, language = DEFAULT_LANGUAGE) => {
    const [match, ...others] = await plateRegistry.find(line, normalisePlate(plate));
    if (match === undefined || others.length > 0) return undefined;
    const { versionId, registrationDate } = match;
    const version = line === 'Car' ? referenceData.findCar(versionId) : referenceData.findMotorcycle(versionId);
    return version && { versionId, text: recognisable(version, registrationDate, language) };
  };

const CV_PER_KW = 1.359_62;
const POWER_AT_END = / (\d+ CV)$/;

function recognisable(version: VehicleVersion, registered: CalendarDay | null, language: Language): string {
  const { labels, english } = motorEnumerations.fuel;
  const { brandName: brand, modelName: model, name, fuel, powerKw, powerIsEstimated } = version;
  const vehicle = vehicleName({ kind: 'vehicle', brand, model, version: name.replace(POWER_AT_END, ''), plate: null });
  const computed = powerIsEstimated ? undefined : `${Math.round(powerKw * CV_PER_KW)} CV`;
  const power = POWER_AT_END.exec(name)?.[1] ?? computed;
  const facts = [vehicle, (language === 'es' ? labels : english)[fuel].toLowerCase(), power, registered?.slice(0, 4)];
  return facts.filter((fact) => fact !== undefined).join(', ');
}

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
