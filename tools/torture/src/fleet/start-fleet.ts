import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDataKey } from '@cotiza/storage';
import type { DatabaseServer } from '../torture/databases/database-server';
import { Victim } from '../torture/processes/victim';
import { lastingPort } from '../torture/receivers/listening';
import { appScript, environmentOf } from '../torture/scenarios/environment';
import type { Scenario, Surroundings } from '../torture/scenarios/scenario';
import { PROBED_LIMIT } from './load/limit-probe';
import { nginxIn } from './servers/nginx';
import type { Program } from './servers/program';
import { redisIn } from './servers/redis';

/** Everything that a deployment runs. */
export interface Fleet {
  readonly scenario: Scenario;
  readonly victims: Readonly<Record<'api-1' | 'api-2' | 'mcp-gateway' | 'notifier-1' | 'notifier-2', Victim>>;
  readonly database: DatabaseServer;
  readonly nginx: Program;
  readonly redis: Program;
  readonly url: string;
  /** With these, a client has no limit. */
  readonly callerHeaders: Readonly<Record<string, string>>;
}

/** Makes the fleet; nothing of ours runs yet. */
export async function makeFleet(surroundings: Surroundings, database: DatabaseServer): Promise<Fleet> {
  const { folder, happenings } = surroundings;
  const ports = { 'api-1': await lastingPort(), 'api-2': await lastingPort(), 'mcp-gateway': await lastingPort() };
  const nginx = await nginxIn(folder, (name) => ports[name]);
  const redis = await redisIn(folder);
  const storage = { databaseUrl: database.url, dataDir: join(folder, 'data'), dataKey: generateDataKey() };
  const { callersFile, headers } = callerWithoutLimits(folder);
  const common = (incarnation: string) => ({
    ...environmentOf(incarnation, surroundings),
    DATABASE_URL: storage.databaseUrl,
    DATA_KEY: storage.dataKey,
    PURCHASE_URL: 'https://tienda.example/comprar',
  });
  const door = {
    REDIS_URL: `redis://127.0.0.1:${redis.port}/0`,
    TRUST_PROXY: '127.0.0.1',
    CALLERS_FILE: callersFile,
    LIMIT_REFERENCE_PER_MINUTE: String(PROBED_LIMIT),
    // The examples are all of one person.
    LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
  };
  const victim = (name: string, app: string, more: Record<string, string>) =>
    new Victim(
      { name, script: appScript(app), environment: (life) => ({ ...common(life), ...more }) },
      folder,
      happenings,
    );
  const victims = {
    'api-1': victim('api-1', 'api', { ...door, PORT: String(ports['api-1']) }),
    'api-2': victim('api-2', 'api', { ...door, PORT: String(ports['api-2']) }),
    'mcp-gateway': victim('mcp-gateway', 'mcp-gateway', { ...door, PORT: String(ports['mcp-gateway']) }),
    'notifier-1': victim('notifier-1', 'notifier', {}),
    'notifier-2': victim('notifier-2', 'notifier', {}),
  };
  const all = Object.values(victims);
  const scenario: Scenario = {
    title: 'nginx, two api, one mcp-gateway, two notifiers, PostgreSQL and Redis',
    victims: all,
    doors: all.slice(0, 3),
    storage,
    databaseServer: database,
  };
  return { scenario, victims, database, nginx, redis, url: `http://127.0.0.1:${nginx.port}`, callerHeaders: headers };
}

function callerWithoutLimits(folder: string) {
  const key = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(key).digest('hex');
  const callersFile = join(folder, 'callers.json');
  const caller = { name: 'carga', key: `sha256:${hash}`, quotesPerMinute: 0, referencePerMinute: 0 };
  writeFileSync(callersFile, JSON.stringify({ callers: [caller] }));
  return { callersFile, headers: { authorization: `Bearer ${key}` } };
}
