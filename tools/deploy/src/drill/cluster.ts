import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilFound, type Cleanup } from '@cotiza/tools-kit';
import { changedDeployFile, type Changes } from '../deploy-file';
import { PostgresAddress, postgresProgram } from './postgres-server';
import { ownByPostgres, postgresAccount, run, Server } from './server';

const NEEDED = ['patroni', 'patronictl', 'etcd', 'haproxy', 'pgbouncer', 'redis-sentinel'];
const NAMES = ['db-1', 'db-2'];
const LOCAL = '127.0.0.1';
const LEADS = 'select where not pg_is_in_recovery()';
const SENTINELS = 3;

/** @throws Error for a program of Debian's packages that is not installed */
export function requireClusterPrograms(): void {
  const missing = NEEDED.filter((program) => spawnSync(program, ['--version']).error);
  if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}: \`.ci/services cluster\` installs them`);
}

function portsFrom(first: number) {
  const port = (place: number) => first + place;
  return {
    ...{ etcd: port(0), peer: port(1), postgres: [port(2), port(3)], patroni: [port(4), port(5)] },
    ...{ leader: port(6), pooler: port(7), redis: [port(8), port(9)], sentinel: port(10), redisLeader: port(13) },
  };
}

export const CLUSTER_PORTS = 14;

type Ports = ReturnType<typeof portsFrom>;

/** A PostgreSQL that a Patroni of its own runs. */
export class Member {
  private readonly server: Server;
  private readonly data: string;
  private readonly patroni: string;

  constructor(folder: string, name: string, port: number | undefined, changes: Changes) {
    this.data = join(folder, name);
    this.patroni = `http://${LOCAL}:${port}`;
    const file = `${this.data}.yml`;
    const config = changedDeployFile('pairs/patroni.yml', [
      ['db-1', name],
      ...changes,
      ['/var/lib/postgresql/cotiza', this.data],
      ['/usr/lib/postgresql/15/bin', postgresProgram('')],
      ['scram-sha-256', 'trust'],
    ]);
    writeFileSync(file, config);
    this.server = new Server(['patroni', file], { log: `${this.data}.log`, account: postgresAccount() });
  }

  start(): void {
    this.server.start();
  }

  /** Kills Patroni alone: its PostgreSQL runs on without it. */
  killPatroni(): Promise<void> {
    return this.server.end('SIGKILL');
  }

  /** Kills Patroni and PostgreSQL, as when the machine goes. */
  async kill(): Promise<void> {
    await this.killPatroni();
    try {
      const [pid] = readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It does not run.
    }
  }

  /** Returns whether Patroni says so. */
  async is(role: 'primary' | 'synchronous'): Promise<boolean> {
    const answer = await fetch(`${this.patroni}/${role}`).catch(() => undefined);
    return answer?.status === 200;
  }
}

/** The pairs of deploy/pairs: PostgreSQL with Patroni and etcd, behind HAProxy and PgBouncer; Redis with Sentinel, behind HAProxy. */
export class Cluster {
  readonly members: readonly Member[];
  readonly redis: readonly Server[];
  /** The PostgreSQL that leads. */
  readonly leader: PostgresAddress;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  private readonly servers: readonly Server[];
  private readonly switchover: readonly [string, ...string[]];
  private readonly maintenance: PostgresAddress;

  private constructor(folder: string, ports: Ports) {
    const changes = changesFor(ports);
    const account = postgresAccount();
    const server = (name: string, ...command: readonly [string, ...string[]]) =>
      new Server(command, { log: join(folder, `${name}.log`), account });
    const written = (name: string, text: string) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      ownByPostgres(file);
      return file;
    };
    const fromDeploy = (name: string, more: Changes = [], as = name) =>
      written(as, changedDeployFile(`pairs/${name}`, [...more, ...changes]));
    this.members = NAMES.map((name, place) => new Member(folder, name, ports.patroni[place], changes));
    this.redis = ports.redis.map((port, place) => {
      const replicates = place === 0 ? [] : ['--replicaof', LOCAL, String(ports.redis[0])];
      const options = ['--port', String(port), '--bind', LOCAL, '--save', '', '--dir', folder, ...replicates];
      return server(`redis-${port}`, 'redis-server', ...options);
    });
    const sentinels = Array.from({ length: SENTINELS }, (_, place) => {
      const port: Changes = [['port 26379', `port ${ports.sentinel + place}`]];
      return server(`sentinel-${place}`, 'redis-sentinel', fromDeploy('sentinel.conf', port, `sentinel-${place}.conf`));
    });
    const [client, peer] = [`http://${LOCAL}:${ports.etcd}`, `http://${LOCAL}:${ports.peer}`];
    const etcd = [
      ...['--data-dir', join(folder, 'etcd'), '--name', 'one', '--initial-cluster', `one=${peer}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ];
    const users = written('userlist.txt', '"cotiza" ""\n');
    const trusted: Changes = [
      ['/etc/pgbouncer/userlist.txt', users],
      ['scram-sha-256', 'trust'],
    ];
    this.servers = [
      ...this.redis,
      ...sentinels,
      server('etcd', 'etcd', ...etcd),
      server('haproxy', 'haproxy', '-f', fromDeploy('haproxy.cfg')),
      server('pgbouncer', 'pgbouncer', fromDeploy('pgbouncer.ini', trusted)),
    ];
    this.leader = new PostgresAddress(ports.leader, 'cotiza');
    this.databaseUrl = `postgres://cotiza@${LOCAL}:${ports.pooler}/cotiza`;
    this.redisUrl = `redis://${LOCAL}:${ports.redisLeader}/0`;
    this.switchover = ['patronictl', '-c', join(folder, `${NAMES[0]}.yml`), 'switchover', 'cotiza', '--force'];
    this.maintenance = new PostgresAddress(ports.leader);
  }

  /** Starts it, and waits until a synchronous replica follows. @param parent folder in which PostgreSQL may write */
  static async start(parent: string, firstPort: number, cleanup: Cleanup): Promise<Cluster> {
    const folder = join(parent, 'cluster');
    mkdirSync(folder);
    ownByPostgres(folder);
    const cluster = new Cluster(folder, portsFrom(firstPort));
    cleanup.add(() => Promise.all(cluster.servers.map((each) => each.end('SIGKILL'))));
    for (const each of cluster.servers) each.start();
    for (const member of cluster.members) {
      cleanup.add(() => member.kill());
      member.start();
    }
    await cluster.maintenance.until(LEADS);
    await cluster.maintenance.query('create role cotiza login');
    await cluster.maintenance.query('create database cotiza owner cotiza');
    await cluster.untilWhole();
    return cluster;
  }

  /** Waits for a leader that takes writing. @param but the leader before */
  async untilLed(but?: Member): Promise<void> {
    await this.member('primary', but);
    await this.leader.until(LEADS);
  }

  /** Waits for a leader and a synchronous replica. */
  async untilWhole(): Promise<void> {
    await this.untilLed();
    await this.member('synchronous');
  }

  /** Waits for a member with a role, and returns it. */
  member(role: 'primary' | 'synchronous', but?: Member): Promise<Member> {
    return untilFound(`a member of the cluster is ${role}`, async () => {
      for (const member of this.members) if (member !== but && (await member.is(role))) return member;
      return undefined;
    });
  }

  /** Makes the replica the leader, as before work on the leader's machine. */
  async switchOver(): Promise<void> {
    const [program, ...args] = this.switchover;
    await run([program, ...args]);
  }
}

/** The addresses of deploy/pairs, on this machine. */
const changesFor = ({ etcd, postgres, patroni, redis, leader, pooler, redisLeader }: Ports): Changes => [
  ['etcd-1:2379,etcd-2:2379,etcd-3:2379', `${LOCAL}:${etcd}`],
  ...NAMES.flatMap((name, place): Changes => {
    return [
      [`${name}:5432 check port 8008`, `${LOCAL}:${postgres[place]} check port ${patroni[place]}`],
      [`${name}:5432`, `${LOCAL}:${postgres[place]}`],
      [`${name}:8008`, `${LOCAL}:${patroni[place]}`],
      [`redis-${place + 1}:6379`, `${LOCAL}:${redis[place]}`],
    ];
  }),
  ['redis-1 6379', `${LOCAL} ${redis[0]}`],
  ['port=5000', `port=${leader}`],
  [`${LOCAL}:5000`, `${LOCAL}:${leader}`],
  [`${LOCAL}:6380`, `${LOCAL}:${redisLeader}`],
  ['listen_port = 6432', `listen_port = ${pooler}`],
];
