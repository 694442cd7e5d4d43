import { join } from 'node:path';
import { exampleBody, exampleEstimate } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { LIMITS_OFF, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { CREDENTIALS } from '../remote/simulated-insurers';
import type { ServerPlan } from '../processes/server-process';
import {
  SERVICE,
  SERVICE_BY_ONE,
  SERVICE_BY_TWO,
  SERVICE_DELIVERING,
  SERVICE_ON_EMBEDDED,
  SERVICE_ON_POSTGRES,
} from '../verdicts';

/** Limits of one caller off, as all load comes from one. */
export const UNLIMITED = {
  ...LIMITS_OFF,
  LOG_LEVEL: 'error',
};

/** What is measured is not how well it refuses. */
const SETTINGS = { ...UNLIMITED, LIMIT_REQUESTS_PER_CONNECTION: '0' };

const COTIZA = { script: join(__dirname, '../servers/cotiza.server.js'), readyPath: '/health/ready' };

/** The service as `npm start` starts it: it keeps in the folder and delivers e-mails as files there. */
export const allInOnePlan = (folder: string): ServerPlan => ({
  ...COTIZA,
  name: SERVICE_DELIVERING,
  script: join(WORKSPACE_ROOT, 'apps/all-in-one/dist/main.js'),
  env: { ...SETTINGS, DATA_DIR: join(folder, 'all-in-one') },
});

/** The service with everything but what keeps quotations. */
export const servicePlan: ServerPlan = { ...COTIZA, name: SERVICE, args: ['forgets'], env: SETTINGS };

export const embeddedPlan = (folder: string): ServerPlan => ({
  ...COTIZA,
  name: SERVICE_ON_EMBEDDED,
  args: ['keeps'],
  env: { ...SETTINGS, DATA_DIR: join(folder, 'embedded') },
});

export const postgresPlan = (folder: string, databaseUrl: string): ServerPlan => ({
  ...COTIZA,
  name: SERVICE_ON_POSTGRES,
  args: ['keeps'],
  env: { ...SETTINGS, DATA_DIR: join(folder, 'postgres'), DATABASE_URL: databaseUrl, DATA_KEY: '0'.repeat(64) },
});

/** The REST door alone as an operator starts it on PostgreSQL, by so many processes. */
export const workersPlan = (workers: 1 | 2, folder: string, databaseUrl: string): ServerPlan => ({
  ...postgresPlan(folder, databaseUrl),
  name: workers === 1 ? SERVICE_BY_ONE : SERVICE_BY_TWO,
  script: join(WORKSPACE_ROOT, 'apps/api/dist/main.js'),
  args: [],
  env: { ...postgresPlan(folder, databaseUrl).env, WORKERS: String(workers) },
});

/** The service with everything but what keeps quotations, asking the insurers of a file. */
export const remotePlan = (insurersFile: string): ServerPlan => ({
  ...servicePlan,
  env: { ...servicePlan.env, ...CREDENTIALS, INSURERS_FILE: insurersFile },
});

export const SERVICE_QUOTE_PATH = '/api/agent/cotizaciones';
export const SERVICE_ESTIMATE_PATH = '/api/agent/estimaciones';
/** What of the catalogue is asked for: every server is sent the same query, whether it reads it or not. */
export const CATALOGUE_QUERY = '?tipo=vehicle-brands&ramo=coche';
export const SERVICE_CATALOGUE_PATH = `/api/agent/catalogo${CATALOGUE_QUERY}`;
/** A car in everyday words. */
export const SEARCH_QUERY = '?tipo=vehicle-versions&ramo=coche&texto=golf+1.6+tdi+2015';
export const SERVICE_SEARCH_PATH = `/api/agent/catalogo${SEARCH_QUERY}`;

/** The body that every server is asked with: a complete car request whose cover begins today. */
export const carBody = (): string => JSON.stringify(exampleBody('Car', systemClock().today()));

/** What of it an estimate is told. */
export const carEstimate = (): string => JSON.stringify(exampleEstimate('Car', systemClock().today()));
