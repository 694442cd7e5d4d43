import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { areCountedOnce, countedRequest, type CountedRequest } from './counted-request';
import { PostgresServer, type PostgresAddress } from './postgres-server';
import type { GrownSite, Site } from './site';

export interface StepContext<S = Site> {
  readonly site: S;
  /** The built tree of the version before, for a step that begins with it. */
  readonly before?: string;
  readonly say: (text: string) => void;
}

/** A part of the drill. Clients ask for quotations all the time. */
export interface Step {
  readonly about: string;
  /** Lines of postgresql.conf. `FOLDER` in them is the folder of the databases. */
  readonly postgres?: readonly string[];
  /** True when the processes of the version before run at first. */
  readonly beginsBefore?: true;
  /** True when what was acknowledged while the database was away may be lost. */
  readonly mayLose?: true;
  /** The refusals that callers may get. */
  readonly mayRefuse?: readonly string[];
  readonly runGrown?: undefined;
  readonly run: (context: StepContext) => Promise<Ending>;
}

/** A part that runs on pairs of each server. */
export type GrownStep = { readonly [Key in Exclude<keyof Step, 'about' | 'runGrown' | 'run'>]?: undefined } & {
  readonly about: string;
  readonly runGrown: (context: StepContext<GrownSite>) => Promise<Ending>;
};

export interface Ending {
  /** The server that has the quotations. */
  readonly primary: PostgresAddress;
  /** When the database was away: quotations may be refused, and messages come twice. */
  readonly outages?: readonly Outage[];
}

/** Times in milliseconds since the epoch. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

const BETWEEN_MS = 2000;
const KILL_ROUNDS = 3;
/** The refusals by nginx of a request that an api may have read, and of one that none has. */
const SENT = 'resultado_desconocido';
const NOT_SENT = 'servicio_no_disponible';
const AWAY_MS = 8000;
const REPLICA_AWAY_MS = 2000;
const SYNCHRONOUS = 'ANY 1 (replica)';
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function restartAll({ site, say }: StepContext, tree?: string): Promise<void> {
  for (const victim of site.processes) {
    const stopsAt = Date.now();
    await victim.stop();
    const startsAt = Date.now();
    await victim.start(tree);
    say(`${victim.name} ended within ${seconds(startsAt - stopsAt)}, ready after ${seconds(Date.now() - startsAt)}`);
    await sleep(BETWEEN_MS);
  }
}

async function restart(context: StepContext): Promise<Ending> {
  for (let round = 1; round <= 2; round++) await restartAll(context);
  return context.site;
}

/** Asks for reference data, and returns what its limit counted. */
async function askCounted({ ports }: Site): Promise<CountedRequest> {
  const askedAt = Date.now();
  const { headers } = await fetch(`http://127.0.0.1:${ports.nginx}/api/agent/requisitos?ramo=coche`);
  return countedRequest(headers, { askedAt, answeredAt: Date.now() });
}

/** Asks for a quotation, and returns the code of the refusal. */
async function refusal({ ports }: Site): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports.nginx}/api/agent/cotizaciones`, { method: 'POST', body: '{}' });
  return ((await answer.json()) as { readonly error: string }).error;
}

async function kill({ site, say }: StepContext): Promise<Ending> {
  const apis = site.processes.slice(0, site.ports.apis.length);
  const counted = [await askCounted(site)];
  for (let round = 1; round <= KILL_ROUNDS; round++) {
    for (const api of apis) {
      await api.kill();
      await sleep(BETWEEN_MS);
      if (round === 1) counted.push(await askCounted(site));
      const startsAt = Date.now();
      await api.start();
      say(`${api.name} was killed, ready ${seconds(Date.now() - startsAt)} after its start`);
      if (round === 1) counted.push(await askCounted(site), await askCounted(site));
      await sleep(BETWEEN_MS);
    }
  }
  const left = counted.map((each) => each.left).join(', ');
  if (!areCountedOnce(counted))
    throw new Error(`requests are not counted once in the limit of both: ${left} were left`);
  say(`the limit counted ${counted.length} requests once over both: ${left} were left`);
  await Promise.all(apis.map((api) => api.kill()));
  const code = await refusal(site);
  if (code !== NOT_SENT) throw new Error(`a request that reaches no api is refused with ${code}`);
  await Promise.all(apis.map((api) => api.start()));
  say('both were killed at once, and are ready again');
  return site;
}

async function upgrade(context: StepContext): Promise<Ending> {
  const { site, before, say } = context;
  const tables = async () => {
    const rows = await site.primary.query<{ name: string }>('select max(name) as name from cotiza_migrations');
    return String(rows[0]?.name);
  };
  say(`the version before runs on the tables of ${await tables()}`);
  await restartAll(context);
  say(`this version runs on the tables of ${await tables()}; now the way back`);
  await restartAll(context, before);
  return site;
}

async function away({ site, say }: StepContext): Promise<Ending> {
  await site.redis.end('SIGKILL');
  say('Redis is killed');
  await sleep(AWAY_MS);
  site.redis.start();
  site.receivers.isMailAway = true;
  say('Redis is back, the mail server is away');
  await sleep(AWAY_MS);
  site.receivers.isMailAway = false;
  const [waiting] = await site.primary.query(`select from outbox where state = 'pending' and kind = 'email'`);
  if (!waiting) throw new Error('no e-mail waits although the mail server was away');
  say('the mail server is back');
  return site;
}

async function restore({ site, say }: StepContext): Promise<Ending> {
  const { databases, ports, primary } = site;
  const restored = await PostgresServer.copy(ports.primary, join(databases, 'restored'), ports.standby);
  await sleep(BETWEEN_MS);
  const from = Date.now();
  say('files are copied; this is the moment to return to');
  await sleep(BETWEEN_MS);
  await Promise.all(site.processes.map((victim) => victim.stop()));
  const [row] = await primary.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await primary.until(`select from pg_stat_archiver where last_archived_wal >= '${row?.name}'`);
  await primary.crash();
  say('the processes are stopped, the log is archived, the primary is gone');
  await restored.configure(
    `restore_command = 'cp ${databases}/archive/%f %p'`,
    `recovery_target_time = '${new Date(from).toISOString().replace('T', ' ').replace('Z', '+00')}'`,
  );
  await restored.recoverAtStart();
  site.run(restored);
  await restored.start();
  await restored.until(`select where pg_get_wal_replay_pause_state() = 'paused'`);
  await restored.query('select pg_wal_replay_resume()');
  await restored.until('select where not pg_is_in_recovery()');
  const to = Date.now();
  site.database.leadTo(ports.standby);
  for (const victim of site.processes) await victim.start();
  say('restored');
  return { primary: restored, outages: [{ from, to }] };
}

/** @param behindMs how long a replica has received nothing when the primary ends; without it, it is synchronous */
async function failOver({ site, say }: StepContext, behindMs?: number): Promise<Ending> {
  const { databases, database, ports, primary, replication } = site;
  const standby = await PostgresServer.copy(ports.replication, join(databases, 'standby'), ports.standby, '-R');
  // As where both have the same settings.
  if (behindMs === undefined) await standby.configure(`synchronous_standby_names = '${SYNCHRONOUS}'`);
  site.run(standby);
  await standby.start();
  await primary.untilReplicated();
  if (behindMs === undefined) await primary.set('synchronous_standby_names', SYNCHRONOUS);
  say(behindMs === undefined ? 'a synchronous replica follows' : 'an asynchronous replica follows');
  await sleep(BETWEEN_MS);
  const from = Date.now();
  if (behindMs !== undefined) {
    replication.leadTo();
    await sleep(behindMs);
  }
  await primary.crash();
  database.leadTo();
  say('the primary is stopped');
  await standby.query('select pg_promote()');
  await standby.set('synchronous_standby_names', '');
  database.leadTo(ports.standby);
  const to = Date.now();
  say(`the replica is the primary after ${seconds(to - from)}`);
  await sleep(BETWEEN_MS);
  replication.leadTo(ports.standby);
  const replica = await PostgresServer.copy(ports.replication, join(databases, 'replica'), ports.primary, '-R');
  site.run(replica);
  await replica.start();
  await standby.untilReplicated();
  say('the old primary is its replica');
  return { primary: standby, outages: [{ from, to }] };
}

export const STEPS: Readonly<Record<string, Step>> = {
  restart: {
    about: 'each process is stopped by SIGTERM and started again, twice',
    run: restart,
  },
  kill: {
    about: 'each api is killed by SIGKILL and started again, three times, then both; limits count on',
    mayRefuse: [SENT, NOT_SENT],
    run: kill,
  },
  upgrade: {
    about: 'each process of the version before is replaced by this one, and back',
    beginsBefore: true,
    run: upgrade,
  },
  away: {
    about: 'Redis, then the mail server, is away for eight seconds',
    run: away,
  },
  restore: {
    about: 'the files of the database and its archived log are restored to a moment; later quotations are lost',
    postgres: [
      'archive_mode = on',
      `archive_command = 'mkdir -p FOLDER/archive && test ! -f FOLDER/archive/%f && cp %p FOLDER/archive/%f'`,
    ],
    mayLose: true,
    run: restore,
  },
  failover: {
    about: 'the primary is stopped at once, a synchronous replica takes over',
    run: (context) => failOver(context),
  },
  'failover-behind': {
    about: 'the same with a replica that is two seconds behind: their quotations are lost',
    mayLose: true,
    run: (context) => failOver(context, REPLICA_AWAY_MS),
  },
};
