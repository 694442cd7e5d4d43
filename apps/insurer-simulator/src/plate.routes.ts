import { SANDBOX_PLATES } from '@cotiza/catalogues';
import { defined } from '@cotiza/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answering, delivered, header, type WireAnswer } from './answering';
import type { Participant } from './participants/participant';

interface PlateQuery {
  readonly type: VehicleType;
  readonly plate: string;
}

export interface PlateRegistry {
  readonly participant: Participant;
  readonly apiKey: string;
}

/** Registers the registry's one operation. */
export function plateRoutes(app: FastifyInstance, base: string, registry: PlateRegistry): void {
  const { participant, apiKey } = registry;
  const find = answering((request) => {
    if (header(request, 'x-api-key') !== apiKey) return plateProblem(401);
    const query = read(request);
    if (Array.isArray(query)) {
      participant.reject(query);
      return plateProblem(400);
    }
    return delivered(participant, plateProblem, () => plateAnswer(query.type, query.plate), participant.latencyMs);
  });
  app.get(`${base}/v1/vehiculos`, find);
}

/** Reads the query, or returns all its faults. */
function read({ query }: FastifyRequest): PlateQuery | string[] {
  const { matricula, tipo, ...more } = query as Readonly<Record<string, unknown>>;
  const isPlate = typeof matricula === 'string' && /^[A-Z0-9]{4,10}$/.test(matricula);
  const isType = typeof tipo === 'string' && Object.hasOwn(VEHICLE_TYPES, tipo);
  const issues = [
    ...(isPlate ? [] : ['matricula: missing or of another form']),
    ...(isType ? [] : ['tipo: missing or not a code of the list']),
    ...Object.keys(more).map((name) => `${name}: no such parameter`),
  ];
  return issues.length > 0 ? issues : { type: tipo as VehicleType, plate: matricula as string };
}

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
  const found = (Object.hasOwn(plates, plate) ? defined(plates[plate], 'versions of that plate') : []).map(
    ({ versionId, registrationDate }): Vehicle => ({ id_version: versionId, fecha_matriculacion: registrationDate }),
  );
  return { status: 200, contentType: 'application/json', body: JSON.stringify(found) };
}
