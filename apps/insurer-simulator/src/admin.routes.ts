import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePath, FAULTS, type Fault, type Participant } from './participants/participant';
import type { Simulation } from './server/simulation';
import { InvalidOption, LONGEST_MS } from './simulator-options';

type Change = FastifyRequest<{ Params: { id: string }; Body: { latencyMs?: number; fault?: Fault } }>;

const CHANGE = {
  type: 'object',
  properties: {
    latencyMs: { type: 'integer', minimum: 0, maximum: LONGEST_MS },
    fault: { enum: Object.keys(FAULTS) },
  },
};

/** Registers the admin interface, which shows and changes the simulation while it runs. */
export function adminRoutes(app: FastifyInstance, simulation: Simulation): void {
  const { participants } = simulation;
  const report = (participant: Participant) => participantReport(participant, simulation);

  app.get('/admin/insurers', () => ({ insurers: [...participants.values()].map(report) }));

  app.put('/admin/insurers/:id', { schema: { body: CHANGE } }, ({ params, body }: Change) => {
    const participant = participants.get(params.id);
    const known = [...participants.keys()].join(', ');
    if (!participant) throw new InvalidOption(`${params.id} is not simulated; there are ${known}`);
    participant.latencyMs = body.latencyMs ?? participant.latencyMs;
    participant.fault = body.fault ?? participant.fault;
    return report(participant);
  });
}

/** Returns the present settings and rejections of a participant. */
function participantReport(
  { id, protocol, latencyMs, fault, rejections }: Participant,
  { insurers, aggregators }: Simulation,
) {
  const bill = aggregators.get(id)?.bill;
  const asked = [
    ...insurers.map(({ insurer }) => insurer),
    ...[...aggregators.values()].flatMap(({ companies }) => companies),
  ];
  const profile = asked.find(({ participant }) => participant.id === id)?.profile;
  return {
    ...{ id, protocol },
    ...(protocol !== 'company' && { path: basePath(id) }),
    ...(profile && { name: profile.name, rateBook: profile.book, perMille: profile.perMille }),
    ...(bill && { bill }),
    ...{ latencyMs, fault, rejections },
  };
}
