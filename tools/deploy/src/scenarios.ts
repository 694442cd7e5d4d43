import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDataKey, type StorageOptions } from '@cotiza/storage';
import { LIMITS_OFF, type Cleanup } from '@cotiza/tools-kit';
import { Client } from 'pg';
import { SyncedCopies } from './power/synced-copies';
import type { Receivers } from './receivers';
import { Victim } from './victim';

export const SCENARIOS = ['power', 'postgres'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** The processes that are killed, and their storage. */
export interface Scenario {
  readonly victims: readonly Victim[];
  /** Those that answer requests. */
  readonly servers: readonly Victim[];
  readonly storage: Pick<StorageOptions, 'databaseUrl' | 'dataDir' | 'dataKey'>;
  /** Cuts every connection to the database, where it is a server. */
  readonly cutDatabase?: () => Promise<void>;
}

export interface ScenarioContext {
  /** For data and logs. */
  readonly folder: string;
  readonly receivers: Receivers;
  readonly cleanup: Cleanup;
  /** True when syncs are ignored, as by a service that does not wait for the disk. */
  readonly isUnsynced: boolean;
}

export function makeScenario(name: ScenarioName, context: ScenarioContext): Promise<Scenario> | Scenario {
  return name === 'postgres' ? postgresScenario(context) : powerScenario(context);
}

/** Returns the settings of a life whose messages go to the receivers. */
export async function settingsOf(
  life: string,
  { folder, receivers }: Pick<ScenarioContext, 'folder' | 'receivers'>,
): Promise<Record<string, string>> {
  const { smtpUrl, webhookUrl } = await receivers.settingsFor(life);
  const WEBHOOKS_FILE = join(folder, `${life}.webhooks.yaml`);
  const endpoint = { name: 'crm', url: webhookUrl, secret: receivers.secret, events: 'all' };
  // JSON is YAML, too.
  writeFileSync(WEBHOOKS_FILE, JSON.stringify({ webhooks: [endpoint] }));
  const MAIL_FROM = 'Correduría <hola@correduria.example>';
  // Answers name the public address: without one, each life would name its own port in them.
  const PUBLIC_URL = 'https://cotiza.example';
  return { PORT: '0', LOG_LEVEL: 'warn', ...LIMITS_OFF, SMTP_URL: smtpUrl, MAIL_FROM, WEBHOOKS_FILE, PUBLIC_URL };
}

/** One all-in-one process. Each start finds what had been synced, and nothing else. */
function powerScenario(context: ScenarioContext): Scenario {
  const dataDir = join(context.folder, 'data');
  const copies = SyncedCopies.of(dataDir, context.folder);
  const victim = new Victim('all-in-one', 'all-in-one', context.folder, async (life) => {
    copies.losePower();
    const unsynced: Record<string, string> = context.isUnsynced ? { SYNCED_NEVER: '1' } : {};
    return { ...(await settingsOf(life, context)), DATA_DIR: dataDir, ...copies.environment(), ...unsynced };
  });
  return { victims: [victim], servers: [victim], storage: { dataDir } };
}

/** Two api and two notifier processes on a database of their own on the server of TEST_DATABASE_URL. */
async function postgresScenario(context: ScenarioContext): Promise<Scenario> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: `.ci/services databases` starts a PostgreSQL');
  const database = `kill_test_${process.pid}`;
  await query(server, `create database ${database}`);
  context.cleanup.add(() => query(server, `drop database ${database} with (force)`));
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const storage = { databaseUrl, dataDir: join(context.folder, 'data'), dataKey: generateDataKey() };
  const environment = async (life: string) => ({
    ...(await settingsOf(life, context)),
    DATABASE_URL: databaseUrl,
    DATA_DIR: storage.dataDir,
    DATA_KEY: storage.dataKey,
    PURCHASE_URL: 'https://tienda.example/comprar',
  });
  const victim = (app: string, number: number) => new Victim(app, `${app}-${number}`, context.folder, environment);
  const servers = [victim('api', 1), victim('api', 2)];
  return {
    victims: [...servers, victim('notifier', 1), victim('notifier', 2)],
    servers,
    storage,
    cutDatabase: () =>
      query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`),
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
