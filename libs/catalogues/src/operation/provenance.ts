import type { CatalogueName } from '@cotiza/contract';
import type { Provenance } from '../data-files/data-layout';
import type { CatalogueData } from '../reference-data';
import type { CatalogueRequest } from './catalogue-query';
import { vehicleLineOf } from './vehicle-lines.table';

/** Lists that the interface itself defines, with its version. */
const OF_THE_INTERFACE: Provenance = { source: 'Valores de la interfaz, versión 1.0.0', date: '2026' };

/** The source of lists that the interface does not define, by their file. */
const provenances: { readonly [N in CatalogueName]?: (data: CatalogueData, request: CatalogueRequest) => Provenance } =
  {
    nationalities: () => ({ source: 'ISO 3166-1, códigos alfa-3', date: '2020' }),
    provinces: ({ places }) => places.provenance,
    towns: ({ places }) => places.provenance,
    'economic-occupations': ({ occupations }) => occupations.provenance,
    'car-insurance-companies': ({ companies }) => companies.provenance,
    'motorcycle-insurance-companies': ({ companies }) => companies.provenance,
    'vehicle-brands': ofVehicles,
    'vehicle-models': ofVehicles,
    'vehicle-versions': ofVehicles,
  };

/** Returns the source of a catalogue's values, for a valid request. */
export function provenanceOf(data: CatalogueData, request: CatalogueRequest): Provenance {
  return provenances[request.tipo]?.(data, request) ?? OF_THE_INTERFACE;
}

function ofVehicles(data: CatalogueData, request: CatalogueRequest): Provenance {
  return data[vehicleLineOf(request).data].provenance;
}
