import { normalisePlate, PURCHASE_RULE, type Fault, type VehicleLine, type SoundPart } from '@cotiza/contract';
import type { VehicleVersion } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import type { PlateMatch, PlateRegistry, Vehicles } from '../ports/reference-data';
import { versionCandidates } from './candidates';
import type { FaultCollector } from './fault-collector';

type CarFields = SoundPart<'Car'>['vehicle'];

const BRAND = 'vehicle.brand_id';
const MODEL = 'vehicle.model_id';

/**
 * The ids of brand and model are only a way to the version: they must be those of the version, and as long as that is not
 * known they must at least exist and belong together.
 */
export function checkBrandAndModel(
  vehicle: CarFields,
  version: VehicleVersion | undefined,
  vehicles: Vehicles,
  findings: FaultCollector,
): void {
  const { brand_id: brandId, model_id: modelId } = vehicle ?? {};
  if (version) compareWith(version, brandId, modelId, findings);
  else lookUp(brandId, modelId, vehicles, findings);
}

function compareWith(
  version: VehicleVersion,
  brandId: string | undefined,
  modelId: string | undefined,
  findings: FaultCollector,
): void {
  if (brandId !== undefined && brandId !== version.brandId) {
    findings.add(BRAND, 'incoherente', 'La marca no es la de la versión del coche.');
  }
  if (modelId !== undefined && modelId !== version.modelId) {
    findings.add(MODEL, 'incoherente', 'El modelo no es el de la versión del coche.');
  }
}

function lookUp(
  brandId: string | undefined,
  modelId: string | undefined,
  vehicles: Vehicles,
  findings: FaultCollector,
) {
  const isBrandKnown = brandId !== undefined && vehicles.hasCarBrand(brandId);
  if (brandId !== undefined && !isBrandKnown) {
    findings.add(BRAND, 'desconocido', 'No hay ninguna marca de coche con ese id en el catálogo.');
  }
  if (modelId === undefined) return;
  const brandOfModel = vehicles.brandOfCarModel(modelId);
  if (brandOfModel === undefined) {
    findings.add(MODEL, 'desconocido', 'No hay ningún modelo de coche con ese id en el catálogo.');
  } else if (isBrandKnown && brandOfModel !== brandId) {
    findings.add(MODEL, 'incoherente', 'El modelo no es de esa marca.');
  }
}

export interface VehicleFields {
  readonly line: VehicleLine;
  readonly plate: string | undefined;
  readonly versionId: string | undefined;
  readonly versionPath: 'vehicle.version_id' | 'vehicle.code';
  readonly registrationDate: CalendarDay | undefined;
  readonly purchaseDate: CalendarDay | undefined;
}

export interface ResolvedVehicle {
  readonly version: VehicleVersion | undefined;
  readonly registrationDate: CalendarDay | undefined;
}

export type FindVersion = (versionId: string) => VehicleVersion | undefined;

export const REGISTRATION = 'vehicle.registration_date';
const PURCHASE = 'vehicle.purchase_date';

/** Returns the exact version and the first registration: as sent, or those of the plate if it has a single vehicle. */
export async function resolveVehicle(
  fields: VehicleFields,
  find: FindVersion,
  registry: PlateRegistry,
  findings: FaultCollector,
): Promise<ResolvedVehicle> {
  const { line, plate } = fields;
  const matches = plate === undefined ? [] : await registry.find(line, normalisePlate(plate));
  const version =
    fields.versionId === undefined
      ? deduceVersion(fields, matches, find, findings)
      : confirmVersion(fields, fields.versionId, matches, find, findings);
  const registrationDate =
    fields.registrationDate === undefined
      ? deduceRegistration(fields, matches, findings)
      : confirmRegistration(fields.registrationDate, matches, findings);
  return { version, registrationDate };
}

function deduceVersion(
  { plate, versionPath }: VehicleFields,
  matches: readonly PlateMatch[],
  find: FindVersion,
  findings: FaultCollector,
): VehicleVersion | undefined {
  // Without a plate, or with a faulty one, the contract has already said what is wrong.
  if (plate === undefined || findings.has(versionPath)) return undefined;
  if (matches.length > 1) {
    const why = { codigo: 'ambiguo', mensaje: 'La matrícula corresponde a varias versiones.' } as const;
    addWithVersions(why, versionPath, matches, find, findings);
    return undefined;
  }
  const version = matches[0] && find(matches[0].versionId);
  if (!version) findings.add(versionPath, 'falta', 'La matrícula no identifica el vehículo: falta la versión exacta.');
  return version;
}

function confirmVersion(
  { versionPath }: VehicleFields,
  versionId: string,
  matches: readonly PlateMatch[],
  find: FindVersion,
  findings: FaultCollector,
): VehicleVersion | undefined {
  const version = find(versionId);
  if (!version) findings.add(versionPath, 'desconocido', 'No hay ninguna versión con ese id en el catálogo.');
  else if (matches.length > 0 && !matches.some((match) => mayBe(find(match.versionId), version))) {
    const mensaje = 'La versión no es la del vehículo que tiene esa matrícula.';
    addWithVersions({ codigo: 'incoherente', mensaje }, versionPath, matches, find, findings);
  }
  return version;
}

/** A registry knows no more than the model of a vehicle whose power is estimated: any version of that may be it. */
function mayBe(registered: VehicleVersion | undefined, sent: VehicleVersion): boolean {
  if (registered === undefined) return false;
  return registered.id === sent.id || (registered.powerIsEstimated && registered.modelId === sent.modelId);
}

/** A plate that is known leaves few versions: those of the catalogue are the candidates. */
function addWithVersions(
  { codigo, mensaje: why }: Pick<Fault, 'codigo' | 'mensaje'>,
  path: string,
  matches: readonly PlateMatch[],
  find: FindVersion,
  findings: FaultCollector,
): void {
  const ids = [...new Set(matches.map(({ versionId }) => versionId))];
  const known = ids.map(find).filter((version) => version !== undefined);
  if (known.length === 0) return findings.add(path, codigo, `${why} Hay que buscarla en el catálogo.`);
  const { valores, howToChoose } = versionCandidates(known);
  findings.add(path, codigo, `${why} ${howToChoose}`, valores);
}

/** Returns the first registration of a plate with a single vehicle, if it is known. */
function soleRegistration([only, ...others]: readonly PlateMatch[]): CalendarDay | null {
  return only && others.length === 0 ? only.registrationDate : null;
}

function confirmRegistration(sent: CalendarDay, matches: readonly PlateMatch[], findings: FaultCollector): CalendarDay {
  const known = soleRegistration(matches);
  if (known !== null && known !== sent) {
    findings.withdraw(PURCHASE, 'incoherente');
    findings.add(REGISTRATION, 'incoherente', 'La fecha no es la del vehículo que tiene esa matrícula.');
  }
  return sent;
}

function deduceRegistration(
  { plate, purchaseDate }: VehicleFields,
  matches: readonly PlateMatch[],
  findings: FaultCollector,
): CalendarDay | undefined {
  if (plate === undefined || findings.has(REGISTRATION)) return undefined;
  const date = soleRegistration(matches);
  if (date === null) {
    findings.add(REGISTRATION, 'falta', 'La matrícula no basta para saber la fecha de primera matriculación.');
    return undefined;
  }
  if (purchaseDate !== undefined && purchaseDate < date) {
    findings.add(PURCHASE, 'incoherente', PURCHASE_RULE);
  }
  return date;
}
