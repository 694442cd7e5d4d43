import type { CarBody, SoundPart } from '@cotiza/contract';
import type { CarRequest, VehicleVersion } from '@cotiza/insurers-port';
import type { PlateRegistry, ReferenceData } from '../ports/reference-data';
import { checkCompany } from './company.rule';
import type { Findings } from './findings';
import { checkOccupation } from './occupation.rule';
import type { Resolution } from './resolution';
import { partiesOf, resolveHolderTown } from './resolve-motor';
import { resolveVehicle } from './vehicle.rule';

/** Deduces and checks what reference data knows of a Car body, and completes the request when nothing is wrong. */
export async function resolveCar(
  sound: SoundPart<'Car'>,
  data: ReferenceData,
  registry: PlateRegistry,
  findings: Findings,
): Promise<Resolution<CarRequest>> {
  checkOccupation(sound.holder?.economic_occupation, data, findings);
  const holderTown = resolveHolderTown(sound.holder, data, findings);
  const { version, registrationDate } = await resolveVehicle(
    {
      line: 'Car',
      plate: sound.vehicle?.registration_plate,
      versionId: sound.vehicle?.version_id,
      versionPath: 'vehicle.version_id',
      registrationDate: sound.vehicle?.registration_date,
      purchaseDate: sound.vehicle?.purchase_date,
    },
    (id) => data.findCar(id),
    registry,
    findings,
  );
  checkBrandAndModel(sound.vehicle, version, findings);
  checkCompany(sound.driver?.previous_company_code, (code) => data.hasCarCompany(code), findings);
  return (reference) => {
    const body = sound as CarBody;
    return {
      line: 'Car',
      reference,
      effectiveDate: body.effective_date,
      body,
      ...partiesOf(body),
      holderTown: holderTown!,
      vehicle: version!,
      registrationDate: registrationDate!,
    };
  };
}

/** The ids of brand and model are only a way to the version: they must be those of the version. */
function checkBrandAndModel(
  vehicle: SoundPart<'Car'>['vehicle'],
  version: VehicleVersion | undefined,
  findings: Findings,
): void {
  if (!version) return;
  if (vehicle?.brand_id !== undefined && vehicle.brand_id !== version.brandId) {
    findings.add('vehicle.brand_id', 'incoherente', 'La marca no es la de la versión del coche.');
  }
  if (vehicle?.model_id !== undefined && vehicle.model_id !== version.modelId) {
    findings.add('vehicle.model_id', 'incoherente', 'El modelo no es el de la versión del coche.');
  }
}
