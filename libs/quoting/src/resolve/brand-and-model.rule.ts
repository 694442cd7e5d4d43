import type { SoundPart } from '@cotiza/contract';
import type { VehicleVersion } from '@cotiza/insurers-port';
import type { Vehicles } from '../ports/reference-data';
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
