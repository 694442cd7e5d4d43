import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answering, delivered, header } from '../delivery/answering';
import type { Participant } from '../participants/participant';
import { plateAnswer, plateProblem, VEHICLE_TYPES, type VehicleType } from './plate-answers';

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
