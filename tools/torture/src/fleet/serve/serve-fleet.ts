import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { existing } from '@cotiza/kernel';
import { generateDataKey } from '@cotiza/storage';
import { variablesIn, WORKSPACE_ROOT, type Undoing } from '@cotiza/tools-kit';
import type { DatabaseServer } from '../../torture/databases/database-server';
import { Happenings } from '../../torture/happenings';
import { Victim } from '../../torture/processes/victim';
import { lastingPort } from '../../torture/receivers/listening';
import { nginxIn } from '../servers/nginx';
import { takesConnections } from '../servers/program';
import { redisIn } from '../servers/redis';
import { composeProcesses, type ComposeProcess } from './compose-processes';

/** Where everything is, and what it stands on. */
export interface FleetPlace {
  /** For logs, e-mails and configuration. */
  readonly folder: string;
  /** That nginx listens on. */
  readonly port: number;
  readonly database: DatabaseServer;
}

/** A fleet that is up. */
export interface ServedFleet {
  readonly url: string;
  /** Where each process tells its health and its metrics. */
  readonly operatorUrls: readonly (readonly [name: string, url: string])[];
  readonly mailFolder: string;
  readonly dataKey: string;
  /** What has gone wrong by itself, in sentences. */
  readonly faults: readonly string[];
}

interface Ports {
  readonly served: number;
  readonly operator: number;
}

/** Brings up what deploy/compose.yaml has, by processes of this machine. They are told the same, but for where the others are. */
export async function serveFleet({ folder, port, database }: FleetPlace, undoing: Undoing): Promise<ServedFleet> {
  const dataKey = generateDataKey();
  const redis = await redisIn(folder);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  const [migrate, ...processes] = processesAt({
    DATABASE_URL: database.url,
    REDIS_URL: `redis://127.0.0.1:${redis.port}/0`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    DATA_KEY: dataKey,
    // E-mails are files here.
    SMTP_URL: '',
  });
  makeTables(existing(migrate, 'migrate of compose.yaml'));
  const ports = new Map<string, Ports>();
  for (const { name } of processes) ports.set(name, { served: await lastingPort(), operator: await lastingPort() });
  const happenings = new Happenings();
  const victims = processes.map((each) =>
    victimOf(each, portsOf(ports, each.name), { folder, mailFolder, happenings }),
  );
  const nginx = await nginxIn(folder, (name) => portsOf(ports, name).served, port);
  undoing.add(async () => {
    // A terminal interrupts all of them at once: whoever ends has to have been told to.
    await Promise.all([nginx.stop('SIGQUIT'), ...victims.map((victim) => victim.stop())]);
    await redis.stop('SIGTERM');
  });
  await refuseTaken(port);
  await redis.start();
  await Promise.all(victims.map((victim) => victim.start()));
  await nginx.start();
  const operatorUrls = Array.from(ports, ([name, { operator }]) => [name, `http://127.0.0.1:${operator}`] as const);
  return { url: `http://127.0.0.1:${port}`, operatorUrls, mailFolder, dataKey, faults: happenings.faults };
}

/** @throws Error where somebody else listens there */
async function refuseTaken(port: number): Promise<void> {
  if (await takesConnections(port)) throw new Error(`port ${port} is taken: name another one with --port`);
}

const portsOf = (ports: ReadonlyMap<string, Ports>, name: string) => existing(ports.get(name), `ports of ${name}`);

/** @param here settings that are others than those of compose.yaml, for the processes that it tells them */
function processesAt(here: Readonly<Record<string, string>>): readonly ComposeProcess[] {
  const deployed = (name: string) => readFileSync(join(WORKSPACE_ROOT, 'deploy', name), 'utf8');
  const variables = {
    ...variablesIn(deployed('compose.env.example')),
    POSTGRES_PASSWORD: 'unused',
    DATA_KEY: 'unused',
  };
  return composeProcesses(deployed('compose.yaml'), variables).map(({ environment, ...rest }) => ({
    ...rest,
    environment: Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, here[name] ?? value])),
  }));
}

interface Means {
  readonly folder: string;
  readonly mailFolder: string;
  readonly happenings: Happenings;
}

function victimOf({ name, script, environment }: ComposeProcess, ports: Ports, means: Means): Victim {
  const own = { PORT: String(ports.served), METRICS_PORT: String(ports.operator), MAIL_DIR: means.mailFolder };
  const plan = {
    name,
    script: join(WORKSPACE_ROOT, script),
    // It says where clients find all of them.
    url: `http://127.0.0.1:${ports.served}`,
    environment: () => ({ ...environment, ...own }),
  };
  return new Victim(plan, means.folder, means.happenings);
}

/** @throws Error when it does not end well */
function makeTables({ script, args, environment }: ComposeProcess): void {
  const env = { PATH: process.env.PATH, ...environment };
  const run = spawnSync(process.execPath, [join(WORKSPACE_ROOT, script), ...args], { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the tables cannot be made: ${run.stderr}`);
}
