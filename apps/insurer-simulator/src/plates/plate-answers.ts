import { existing } from '@cotiza/kernel';
import { SANDBOX_PLATES } from '@cotiza/catalogues';
import type { WireAnswer, WireFormat } from '../delivery/wire-answer';
import type { FaultKind } from '../faults/fault-kinds.table';

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
  429: 'Demasiadas peticiones',
  500: 'Error interno',
  503: 'Fuera de servicio',
};

const DAY_THAT_IS_NOT = '2023-02-30';
const NO_VERSION = 'CV0000000000';
const ONE_TOO_MANY = 51;

const MISSTATEMENTS: Partial<Record<FaultKind, (found: readonly Vehicle[]) => readonly Vehicle[]>> = {
  'unknown-version': () => [{ id_version: NO_VERSION, fecha_matriculacion: null }],
  'invalid-date': (found) => found.map((vehicle) => ({ ...vehicle, fecha_matriculacion: DAY_THAT_IS_NOT })),
  'too-many-vehicles': () =>
    Array.from({ length: ONE_TOO_MANY }, () => ({ id_version: NO_VERSION, fecha_matriculacion: null })),
};

export function plateProblem(
  status: 400 | 401 | 429 | 500 | 503,
  headers?: Readonly<Record<string, string>>,
): WireAnswer {
  const problem = { type: `https://registro-matriculas.example/problemas/${status}`, title: TITLES[status], status };
  return { status, headers, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}

/** Returns the registry's answer for a plate; a fault may make its content wrong. */
export function plateAnswer(type: VehicleType, plate: string, fault: FaultKind | null): WireAnswer {
  const plates = SANDBOX_PLATES[VEHICLE_TYPES[type]];
  const found = (Object.hasOwn(plates, plate) ? existing(plates[plate], 'versions of that plate') : []).map(
    ({ versionId, registrationDate }): Vehicle => ({ id_version: versionId, fecha_matriculacion: registrationDate }),
  );
  const misstating = fault && MISSTATEMENTS[fault];
  const body = JSON.stringify(misstating ? misstating(found) : found);
  return { status: 200, contentType: 'application/json', body };
}

export const PLATE_FORMAT: WireFormat = {
  failure: plateProblem,
  level: ['[', ']'],
  frame: ['["', '"]'],
};
