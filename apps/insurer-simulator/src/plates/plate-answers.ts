import { existing } from '@cotiza/kernel';
import { SANDBOX_PLATES } from '@cotiza/catalogues';
import type { WireAnswer } from '../delivery/answering';

/** A version in the format of the registry's document. */
interface Vehicle {
  readonly id_version: string;
  readonly fecha_matriculacion: string | null;
}

export const VEHICLE_TYPES = { coche: 'Car', moto: 'Motorcycle' } as const;
export type VehicleType = keyof typeof VEHICLE_TYPES;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Parámetros no válidos',
  401: 'Clave ausente o incorrecta',
  500: 'Error interno',
  503: 'Fuera de servicio',
};

export function plateProblem(status: 400 | 401 | 500 | 503, headers?: Readonly<Record<string, string>>): WireAnswer {
  const problem = { type: `https://registro-matriculas.example/problemas/${status}`, title: TITLES[status], status };
  return { status, headers, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}

/** Returns the registry's answer for a plate. */
export function plateAnswer(type: VehicleType, plate: string): WireAnswer {
  const plates = SANDBOX_PLATES[VEHICLE_TYPES[type]];
  const found = (Object.hasOwn(plates, plate) ? existing(plates[plate], 'versions of that plate') : []).map(
    ({ versionId, registrationDate }): Vehicle => ({ id_version: versionId, fecha_matriculacion: registrationDate }),
  );
  return { status: 200, contentType: 'application/json', body: JSON.stringify(found) };
}
