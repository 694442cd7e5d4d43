import { join } from 'node:path';
import { exampleBody } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import type { ServerPlan } from '../processes/server-process';
import { SERVICE } from '../verdicts';

const WORKSPACE_ROOT = join(__dirname, '../../../..');

/** The service as `npm start` starts it, with its limits off: what is measured is not how well it refuses. */
export const servicePlan: ServerPlan = {
  name: SERVICE,
  script: join(WORKSPACE_ROOT, 'apps/all-in-one/dist/main.js'),
  env: { LIMIT_REFERENCE_PER_MINUTE: '0', LIMIT_QUOTES_PER_MINUTE: '0', LOG_LEVEL: undefined },
  readyPath: '/health/ready',
};

export const SERVICE_QUOTE_PATH = '/api/agent/cotizaciones';
/** What of the catalogue is asked for: every server is sent the same query, whether it reads it or not. */
export const CATALOGUE_QUERY = '?tipo=vehicle-brands&ramo=coche';
export const SERVICE_CATALOGUE_PATH = `/api/agent/catalogo${CATALOGUE_QUERY}`;

/** The body that every server is asked with: a complete car request whose cover begins today. */
export const carBody = (): string => JSON.stringify(exampleBody('Car', systemClock().today()));
