import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@cotiza/kernel';
import { generateDataKey } from '@cotiza/storage';
import type { Cleanup } from '@cotiza/tools-kit';
import { nginxServer } from '../nginx-files';
import { Load } from '../load';
import { Receivers } from '../receivers';
import { settingsOf } from '../scenarios';
import { Victim } from '../victim';
import { Address } from './address';
import { Cluster, CLUSTER_PORTS } from './cluster';
import { PostgresServer } from './postgres-server';
import { ownByPostgres, Server } from './server';

const SETTINGS = {
  PURCHASE_URL: 'https://tienda.example/comprar',
  TRUST_PROXY: '127.0.0.1',
  DRAIN_SECONDS: '5',
  // Counted in Redis, and never reached.
  LIMIT_QUOTES_PER_MINUTE: '1000000',
  LIMIT_REFERENCE_PER_MINUTE: '1000',
  LIMIT_MAILS_PER_HOUR: '0',
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
};

export interface SiteOptions {
  /** The first of the ports. */
  readonly port: number;
  readonly keep?: boolean | undefined;
  readonly postgres?: readonly string[] | undefined;
  /** Another built tree, whose processes run at first. */
  readonly tree?: string | undefined;
}

/** Compares answers of two versions: all that both say has to be equal, and either may have keys of its own. */
export const isSameAcrossVersions = (before: string, again: string): boolean =>
  agrees(JSON.parse(before), JSON.parse(again));

function agrees(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== Object.keys(other).length) return false;
  return Object.keys(one).every((key) => !(key in other) || agrees(one[key], other[key]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The processes of the service, behind nginx, with callers and receivers. */
export interface Served {
  readonly receivers: Receivers;
  readonly load: Load;
  /** Those of api, then those of notifier. */
  readonly processes: readonly Victim[];
  readonly ports: Ports;
}

/** The service on two machines or more, with pairs for the databases. */
export interface GrownSite extends Served {
  readonly cluster: Cluster;
}

/** The service as `deploy` runs it, without containers, on one machine. */
export interface Site extends Served {
  readonly redis: Server;
  readonly primary: PostgresServer;
  /** Where `DATABASE_URL` leads to. */
  readonly database: Address;
  /** Leads to the server that a replica follows. */
  readonly replication: Address;
  /** A folder in which PostgreSQL may write. */
  readonly databases: string;
  /** Stops one more server at the end. */
  run(server: PostgresServer): void;
}

/** Starts nginx, two api, a notifier, PostgreSQL and Redis. */
export async function openSite(options: SiteOptions, cleanup: Cleanup): Promise<Site> {
  const { postgres = [] } = options;
  const [ports, folder, databases] = folders(options, cleanup);
  const primary = await PostgresServer.make(join(databases, 'primary'), ports.primary);
  cleanup.add(() => primary.crash());
  await primary.configure(...postgres.map((line) => line.replaceAll('FOLDER', databases)));
  await primary.start();
  const [database, replication] = [new Address(ports.database), new Address(ports.replication)];
  for (const address of [database, replication]) {
    cleanup.add(() => address.close());
    await address.open(ports.primary);
  }
  const redis = redisServer(folder, ports.redis);
  redis.start();
  cleanup.add(() => redis.end('SIGTERM'));
  const leads = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}/0`,
  };
  const served = await serve({ folder, ports, leads, notifiers: [ports.notifier], options }, cleanup);
  const run = (server: PostgresServer) => cleanup.add(() => server.crash());
  return { ...served, redis, primary, database, replication, databases, run };
}

/** Starts nginx, two api, two notifiers, and the pairs that they use. */
export async function openGrownSite(options: SiteOptions, cleanup: Cleanup): Promise<GrownSite> {
  const [ports, folder, databases] = folders(options, cleanup);
  const cluster = await Cluster.start(databases, ports.cluster, cleanup);
  const leads = { DATABASE_URL: cluster.databaseUrl, REDIS_URL: cluster.redisUrl };
  const notifiers = [ports.notifier, ports.database];
  return { ...(await serve({ folder, ports, leads, notifiers, options }, cleanup)), cluster };
}

function folders({ port, keep }: SiteOptions, cleanup: Cleanup): readonly [Ports, string, string] {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-drill-'));
  cleanup.add(() => (keep ? console.error(`drill: ${folder}`) : rmSync(folder, { recursive: true, force: true })));
  // Accounts without rights read what is in it.
  chmodSync(folder, 0o755);
  const databases = join(folder, 'postgres');
  mkdirSync(databases);
  ownByPostgres(databases);
  return [portsFrom(port), folder, databases];
}

interface ServedOptions {
  readonly folder: string;
  readonly ports: Ports;
  /** The settings that lead to the databases. */
  readonly leads: Readonly<Record<string, string>>;
  /** The port of each notifier. */
  readonly notifiers: readonly number[];
  readonly options: SiteOptions;
}

async function serve(served: ServedOptions, cleanup: Cleanup): Promise<Served> {
  const { folder, ports, options } = served;
  const { nginx: port, apis } = ports;
  const nginx = nginxServer(folder, { nginx: port, apis, mcp: defined(apis[0], 'an api') });
  nginx.start();
  cleanup.add(() => nginx.end('SIGTERM'));
  const receivers = new Receivers();
  receivers.isCalm = true;
  cleanup.add(() => receivers.close());
  const processes = processesOf(served, receivers);
  cleanup.add(() => Promise.all(processes.map((each) => each.kill())));
  for (const each of processes) await each.start(options.tree);
  const isSame = options.tree === undefined ? undefined : isSameAcrossVersions;
  return { receivers, processes, ports, load: new Load(() => `http://127.0.0.1:${ports.nginx}`, isSame) };
}

const PORTS_OF_ONE = 9;
export const PORTS = PORTS_OF_ONE + CLUSTER_PORTS;

function portsFrom(first: number) {
  const port = (place: number) => first + place;
  return {
    ...{ nginx: port(0), apis: [port(1), port(2)], redis: port(3) },
    ...{ database: port(4), primary: port(5), standby: port(6), replication: port(7), notifier: port(8) },
    cluster: port(PORTS_OF_ONE),
  };
}

type Ports = ReturnType<typeof portsFrom>;

function processesOf({ folder, ports, leads, notifiers }: ServedOptions, receivers: Receivers): Victim[] {
  const shared = { ...SETTINGS, ...leads, DATA_KEY: generateDataKey(), DATA_DIR: join(folder, 'data') };
  const victim = (app: string, name: string, port: number) =>
    new Victim(app, name, folder, async (life) => ({
      ...(await settingsOf(life, { folder, receivers })),
      ...{ ...shared, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${ports.nginx}` },
    }));
  return Object.entries({ api: ports.apis, notifier: notifiers }).flatMap(([app, all]) =>
    all.map((port, place) => victim(app, `${app}-${place + 1}`, port)),
  );
}

function redisServer(folder: string, port: number): Server {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return new Server(['redis-server', ...options], { log: join(folder, 'redis.log') });
}
