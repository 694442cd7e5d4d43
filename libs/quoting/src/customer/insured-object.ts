import type { HomeBody } from '@cotiza/contract';
import type { HomeRequest, InsurerRequest, VehicleVersion } from '@cotiza/insurers-port';

/** A car or a motorcycle, by the names of the catalogue. */
export interface InsuredVehicle {
  readonly kind: 'vehicle';
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  /** As the request has it; null when it was not sent. */
  readonly plate: string | null;
}

/** A home: the address of the request, and the name of its town. */
export interface InsuredDwelling {
  readonly kind: 'dwelling';
  readonly roadType: HomeBody['risk']['address']['road_type'];
  readonly roadName: string;
  readonly roadNumber: string;
  readonly postalCode: string;
  readonly town: string;
  /** Built area, in square metres. */
  readonly areaM2: number;
}

/** The insured object as the customer recognises it. A plate and an address are personal data. */
export type InsuredObject = InsuredVehicle | InsuredDwelling;

/** Returns the insured object of a request with its names of the catalogues; null where the request insures no object. */
export function insuredObjectOf(request: InsurerRequest): InsuredObject | null {
  if ('vehicle' in request) return vehicleOf(request.vehicle, request.body.vehicle.registration_plate);
  return 'riskTown' in request ? dwellingOf(request) : null;
}

function dwellingOf(request: HomeRequest): InsuredDwelling {
  const { address, area_m2: areaM2 } = request.body.risk;
  return {
    kind: 'dwelling',
    roadType: address.road_type,
    roadName: address.road_name,
    roadNumber: address.road_number,
    postalCode: address.postal_code,
    town: request.riskTown.name,
    areaM2,
  };
}

function vehicleOf({ brandName, modelName, name }: VehicleVersion, plate: string | undefined): InsuredVehicle {
  return { kind: 'vehicle', brand: brandName, model: modelName, version: name, plate: plate ?? null };
}
