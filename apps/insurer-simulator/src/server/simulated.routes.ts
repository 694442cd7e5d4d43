import { existing } from '@cotiza/kernel';
import type { FastifyInstance } from 'fastify';
import { faroRoutes } from '../faro/faro.routes';
import { plateRoutes } from '../plates/plate.routes';
import { robleRoutes } from '../roble/roble.routes';
import { PLATE_REGISTRY_ID } from '../simulator-options';
import { basePath } from '../participants/participant';
import type { Simulation } from './simulation';

/** Registers the insurers and the registry, each below its own path. */
export function simulatedRoutes(app: FastifyInstance, { options, vendors, participants, insurers }: Simulation): void {
  const { clock, credentials } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const { id, protocol, insurer } of insurers) {
    const base = basePath(id);
    if (protocol === 'rest') {
      faroRoutes(app, base, { insurer, credentials, rulebook: vendors.faro.rulebook }, clock);
    } else robleRoutes(app, base, { insurer, credentials, rulebook: vendors.roble.rulebook }, clock);
  }
  const registry = {
    participant: existing(participants.get(PLATE_REGISTRY_ID), 'plate registry in the simulation'),
    apiKey: credentials.apiKey,
  };
  plateRoutes(app, basePath(PLATE_REGISTRY_ID), registry);
}
