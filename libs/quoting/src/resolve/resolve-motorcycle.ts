import { MOTORCYCLE_LICENCES, type EstimateJudgement, type LineJudgement, type SoundPart } from '@cotiza/contract';
import type { MotorcycleEstimateRequest, MotorcycleRequest, VehicleVersion } from '@cotiza/insurers-port';
import { motorcycleFacts } from '../warnings/facts-of';
import { warningsOf } from '../warnings/warnings.table';
import type { ReferenceData, Sources } from '../ports/reference-data';
import { versionCandidates } from './candidates';
import { checkListed, type FaultCollector, type Resolved } from './fault-collector';
import { allowsSize, licenceAllows, licencesThatAllow } from './motorcycle-licence.rule';
import { motorEstimateOf, motorFactsOf, resolveMotor, type VersionSource } from './resolve-motor';
import { resolveTown } from './town.rule';

/** Deduces and checks what reference data knows of a Motorcycle body, and makes the request when nothing is missing. */
export async function resolveMotorcycle(
  { sound, body }: LineJudgement<'Motorcycle'>,
  sources: Sources,
  findings: FaultCollector,
): Promise<Resolved<MotorcycleRequest>> {
  const found = await lookUpMotorcycle(sound, sources, findings);
  const { circulationTown, previousMotorcycle } = found;
  const motor = body && circulationTown && motorFactsOf(sound, found);
  return {
    request: motor && Object.assign(motor, { line: 'Motorcycle' as const, body, circulationTown, previousMotorcycle }),
    warnings: (today) => warningsOf('Motorcycle', motorcycleFacts(sound, found.known, today)),
  };
}

/** Resolves a body that asks for an estimate in the same way; of its people only the ages are known. */
export async function resolveMotorcycleEstimate(
  { sound, body }: EstimateJudgement<'Motorcycle'>,
  sources: Sources,
  findings: FaultCollector,
): Promise<Resolved<MotorcycleEstimateRequest>> {
  const found = await lookUpMotorcycle(sound, sources, findings);
  const { circulationTown } = found;
  const motor = body && motorEstimateOf(body, found);
  return {
    request: motor && circulationTown && Object.assign(motor, { line: 'Motorcycle' as const, body, circulationTown }),
    warnings: (today) => warningsOf('Motorcycle', motorcycleFacts(sound, found.known, today)),
  };
}

async function lookUpMotorcycle(sound: SoundPart<'Motorcycle'>, sources: Sources, findings: FaultCollector) {
  const { referenceData: data } = sources;
  const { code: versionId, circulation_postal_code: postalCode, circulation_town_id: townId } = sound.vehicle ?? {};
  const find: VersionSource['find'] = (id) => data.findMotorcycle(id);
  const version: VersionSource = { line: 'Motorcycle', versionPath: 'vehicle.code', versionId, find };
  const found = await resolveMotor(sound, version, sources, findings);
  const circulated = { postalCode, townId, townIdPath: 'vehicle.circulation_town_id' };
  const circulationTown = resolveTown(circulated, data, findings);
  const previousMotorcycle = findPrevious(sound.driver?.previous_motorcycle_code, data, findings);
  const company = sound.driver?.previous_company_code;
  checkListed('driver.previous_company_code', company, (code) => data.hasMotorcycleCompany(code), findings);
  checkLicence(sound, found.version, data, findings);
  return { ...found, circulationTown, previousMotorcycle };
}

function findPrevious(code: string | undefined, data: ReferenceData, findings: FaultCollector): VehicleVersion | null {
  if (code === undefined) return null;
  const version = data.findMotorcycle(code);
  if (version) return version;
  const mensaje = 'No hay ninguna versión con ese id en el catálogo de motos.';
  findings.add('driver.previous_motorcycle_code', 'desconocido', mensaje);
  return null;
}

/**
 * A licence that does not allow the motorcycle is an unsupported case, once both are known. Only a car licence depends on
 * how long it has been held. An estimated power decides nothing: the customer chooses the version with the right one.
 */
function checkLicence(
  sound: SoundPart<'Motorcycle'>,
  version: VehicleVersion | undefined,
  data: ReferenceData,
  findings: FaultCollector,
): void {
  const { driving_license_type: licence, driving_license_date: since } = sound.driver ?? {};
  const held = since && sound.effective_date ? { since, on: sound.effective_date } : undefined;
  if (!version || !licence || (licence === 'B' && held === undefined)) return;
  const isAllowed = (motorcycle: VehicleVersion) =>
    held ? licenceAllows(licence, motorcycle, held) : allowsSize(licence, motorcycle);
  if (isAllowed(version)) return;
  const stated = version.powerIsEstimated ? data.motorcyclesWithStatedPower(version.id) : [];
  if (stated.some(isAllowed)) {
    const { valores, howToChoose } = versionCandidates(stated);
    const why = 'La potencia de esta versión es estimada, y de ella depende que el permiso habilite para la moto.';
    return findings.add('vehicle.code', 'ambiguo', `${why} Está en la ficha técnica. ${howToChoose}`, valores);
  }
  findings.add(
    'driver.driving_license_type',
    'caso_no_soportado',
    `El permiso no habilita para esta moto: ${MOTORCYCLE_LICENCES} En valores están los que sí habilitan para ella.`,
    licencesThatAllow(version, licence),
  );
}
