import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toFaultRule, type FaultWish } from '../faults/fault-rule';
import { InvalidOption } from '../invalid-option';
import { parseLatency } from '../latency/latency';
import { basePath, type Participant } from '../participants/participant';
import type { Simulation } from '../server/simulation';

type ById = FastifyRequest<{ Params: { id: string } }>;

const NO_FAULT = 'none';

/** Registers the admin interface, which shows and changes the simulation while it runs. */
export function adminRoutes(app: FastifyInstance, simulation: Simulation): void {
  const { participants, options } = simulation;
  const all = [...participants.values()];

  app.get('/admin/insurers', (_request, reply) =>
    reply.send({ seed: options.seed, insurers: all.map((each) => participantReport(each, simulation)) }),
  );

  app.put('/admin/insurers/:id/latency', (request: ById, reply) => {
    const participant = participantOf(request, simulation);
    const { latency } = objectOf(request.body, ['latency']);
    if (typeof latency !== 'string') throw new InvalidOption('latency must be a text such as lognormal:300:2000');
    participant.latency = parseLatency(latency);
    return reply.send(participantReport(participant, simulation));
  });

  app.put('/admin/insurers/:id/fault', (request: ById, reply) => {
    const participant = participantOf(request, simulation);
    const wishes = (Array.isArray(request.body) ? request.body : [request.body]) as unknown[];
    participant.faults.start(wishes.flatMap((wish) => rulesOf(objectOf(wish), participant)));
    return reply.send(participantReport(participant, simulation));
  });

  app.post('/admin/reset', (_request, reply) => {
    for (const participant of all) participant.reset();
    return reply.send({ reset: all.map(({ id }) => id) });
  });
}

function rulesOf(wish: FaultWish, { protocol }: Participant) {
  return wish.kind === NO_FAULT ? [] : [toFaultRule(wish, protocol)];
}

function participantOf({ params }: ById, { participants }: Simulation): Participant {
  const participant = participants.get(params.id);
  if (participant) return participant;
  throw new InvalidOption(`${params.id} is not simulated; there are ${[...participants.keys()].join(', ')}`);
}

/** @param keys the allowed keys; any key when absent */
function objectOf(value: unknown, keys?: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidOption('the body must be a JSON object');
  }
  const unknown = Object.keys(value).filter((key) => keys && !keys.includes(key));
  if (unknown.length > 0) throw new InvalidOption(`there is no ${unknown.join(', ')} here, only ${keys?.join(', ')}`);
  return value as Readonly<Record<string, unknown>>;
}

/** Returns the present settings and counters of a participant. */
function participantReport(participant: Participant, { insurers }: Simulation): object {
  const { id, protocol, latency, faults, counters, sockets, rejections } = participant;
  const profile = insurers.find((insurer) => insurer.id === id)?.insurer.profile;
  return {
    id,
    protocol,
    path: basePath(id),
    ...(profile && { name: profile.name, rateBook: profile.book, perMille: profile.perMille }),
    latency: latency.text,
    faults: faults.rules,
    counters,
    openSockets: sockets.size,
    rejections,
  };
}
