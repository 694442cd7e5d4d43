import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@cotiza/kernel';
import { generateDataKey } from '@cotiza/storage';
import type { Cleanup } from '@cotiza/tools-kit';
import { writeNginxFiles } from '../nginx-files';
import { Load } from '../load';
import { Receivers } from '../receivers';
import { settingsOf } from '../scenarios';
import { Victim } from '../victim';
import { Address } from './address';
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
  /** The first of nine ports. */
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

/** The service as `deploy` runs it, without containers, on one machine. */
export interface Site {
  readonly receivers: Receivers;
  readonly load: Load;
  /** Those of api, then the notifier. */
  readonly processes: readonly Victim[];
  readonly redis: Server;
  readonly primary: PostgresServer;
  /** Where `DATABASE_URL` leads to. */
  readonly database: Address;
  /** Leads to the server that a replica follows. */
  readonly replication: Address;
  /** A folder in which PostgreSQL may write. */
  readonly databases: string;
  readonly ports: Ports;
  /** Stops one more server at the end. */
  run(server: PostgresServer): void;
}

/** Starts nginx, two api, a notifier, PostgreSQL and Redis. */
export async function openSite(options: SiteOptions, cleanup: Cleanup): Promise<Site> {
  const { keep, postgres = [], tree } = options;
  const ports = portsFrom(options.port);
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-drill-'));
  cleanup.add(() => (keep ? console.error(`drill: ${folder}`) : rmSync(folder, { recursive: true, force: true })));
  // Accounts without rights read what is in it.
  chmodSync(folder, 0o755);
  const databases = join(folder, 'postgres');
  mkdirSync(databases);
  ownByPostgres(databases);
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
  const nginx = nginxServer(folder, ports);
  for (const server of [redis, nginx]) {
    server.start();
    cleanup.add(() => server.end('SIGTERM'));
  }
  const receivers = new Receivers();
  receivers.isCalm = true;
  cleanup.add(() => receivers.close());
  const processes = processesOf(folder, ports, receivers);
  cleanup.add(() => Promise.all(processes.map((each) => each.kill())));
  for (const each of processes) await each.start(tree);
  const load = new Load(() => `http://127.0.0.1:${ports.nginx}`, tree === undefined ? undefined : isSameAcrossVersions);
  const run = (server: PostgresServer) => cleanup.add(() => server.crash());
  return { receivers, load, processes, redis, primary, database, replication, databases, ports, run };
}

function portsFrom(first: number) {
  const port = (place: number) => first + place;
  return {
    ...{ nginx: port(0), apis: [port(1), port(2)], redis: port(3) },
    ...{ database: port(4), primary: port(5), standby: port(6), replication: port(7), notifier: port(8) },
  };
}

type Ports = ReturnType<typeof portsFrom>;

function processesOf(folder: string, ports: Ports, receivers: Receivers): Victim[] {
  const shared = {
    ...SETTINGS,
    DATA_KEY: generateDataKey(),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}/0`,
    DATA_DIR: join(folder, 'data'),
  };
  const victim = (app: string, name: string, port: number) =>
    new Victim(app, name, folder, async (life) => ({
      ...(await settingsOf(life, { folder, receivers })),
      ...{ ...shared, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
    }));
  const apis = ports.apis.map((port, place) => victim('api', `api-${place + 1}`, port));
  return [...apis, victim('notifier', 'notifier', ports.notifier)];
}

function redisServer(folder: string, port: number): Server {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return new Server(['redis-server', ...options], { log: join(folder, 'redis.log') });
}

function nginxServer(folder: string, { nginx, apis }: Ports): Server {
  writeNginxFiles(folder, { nginx, apis, mcp: defined(apis[0], 'an api') });
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'] as const;
  return new Server(command, { log: join(folder, 'nginx.log') });
}
