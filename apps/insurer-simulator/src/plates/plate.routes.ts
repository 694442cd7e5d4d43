import type { FastifyInstance, FastifyRequest } from 'fastify';
import { broken } from '../delivery/broken-answer';
import { exchanging } from '../delivery/exchange-handler';
import { header, type Exchange } from '../delivery/exchange';
import { send, transmit } from '../delivery/transmissions';
import type { WireAnswer } from '../delivery/wire-answer';
import { ANSWER_STAGES } from '../faults/fault-kinds.table';
import type { Participant } from '../participants/participant';
import { PLATE_FORMAT, plateAnswer, plateProblem, VEHICLE_TYPES, type VehicleType } from './plate-answers';

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
  const find = exchanging(participant, async (exchange, request) => {
    if (header(request, 'x-api-key') !== apiKey) return send(exchange, plateProblem(401));
    const query = read(request);
    if (Array.isArray(query)) {
      participant.reject(query);
      return send(exchange, plateProblem(400));
    }
    await answer(exchange, query);
  });
  app.get(`${base}/v1/vehiculos`, find);
}

async function answer(exchange: Exchange, { type, plate }: PlateQuery): Promise<void> {
  const { participant } = exchange;
  const fault = participant.strike(ANSWER_STAGES);
  const afterMs = participant.nextLatencyMs();
  const found: WireAnswer = plateAnswer(type, plate, fault);
  await exchange.wait(afterMs);
  transmit(exchange, broken(found, PLATE_FORMAT, fault), PLATE_FORMAT, fault);
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
