import { readdirSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { untilFound } from '@cotiza/tools-kit';
import { Client } from 'pg';
import { ownByPostgres, postgresAccount, run, Server } from './server';

const DEBIAN = '/usr/lib/postgresql';

/** Returns the path of a program of the newest PostgreSQL that Debian's packages have installed. */
export function postgresProgram(name: string): string {
  const [newest = ''] = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  return join(DEBIAN, newest, 'bin', name);
}

const runHere = (name: string, ...args: string[]) => run([postgresProgram(name), ...args], '/', postgresAccount());

/** A port of 127.0.0.1 at which a PostgreSQL answers, itself or through a proxy. */
export class PostgresAddress {
  constructor(
    readonly port: number,
    private readonly database = 'postgres',
  ) {}

  async query<Row extends object>(sql: string): Promise<Row[]> {
    const { port, database } = this;
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Waits until a query returns a row. @throws Error when it does not in time */
  async until(sql: string, timeoutMs?: number): Promise<void> {
    await untilFound(sql, async () => (await this.query(sql))[0], timeoutMs);
  }
}

/** A PostgreSQL with a data folder of its own. */
export class PostgresServer extends PostgresAddress {
  private readonly server: Server;

  private constructor(
    private readonly data: string,
    port: number,
  ) {
    super(port);
    const sockets = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    const command = [postgresProgram('postgres'), '-D', data, '-p', String(port), ...sockets] as const;
    this.server = new Server(command, { log: `${data}.log`, account: postgresAccount() });
  }

  /** Makes an empty one. @param data folder to make; its parent belongs to the account of PostgreSQL */
  static async make(data: string, port: number): Promise<PostgresServer> {
    await runHere('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8');
    return new PostgresServer(data, port);
  }

  /** Copies the files of one that runs, and verifies them. @param options of pg_basebackup */
  static async copy(fromPort: number, data: string, port: number, ...options: string[]): Promise<PostgresServer> {
    const source = `host=127.0.0.1 port=${fromPort} user=postgres application_name=replica`;
    await runHere('pg_basebackup', '-d', source, '-D', data, '-X', 'stream', '-c', 'fast', ...options);
    await runHere('pg_verifybackup', data);
    return new PostgresServer(data, port);
  }

  /** Adds lines to postgresql.conf. */
  configure(...lines: readonly string[]): Promise<void> {
    return appendFile(join(this.data, 'postgresql.conf'), `${lines.join('\n')}\n`);
  }

  /** Has the next start recover from the archive. */
  async recoverAtStart(): Promise<void> {
    const signal = join(this.data, 'recovery.signal');
    await writeFile(signal, '');
    ownByPostgres(signal);
  }

  /** Starts it and waits until it answers queries. */
  async start(): Promise<void> {
    this.server.start();
    await this.until('select true as yes');
  }

  /** Stops it at once: what is not on the disk is lost. */
  crash(): Promise<void> {
    return this.server.end('SIGQUIT');
  }

  /** Changes a setting while it runs. */
  async set(name: string, value: string): Promise<void> {
    await this.query(`alter system set ${name} = '${value}'`);
    await this.query('select pg_reload_conf()');
  }

  /** Waits until a replica follows it. */
  untilReplicated(): Promise<void> {
    return this.until(`select from pg_stat_replication where state = 'streaming' and application_name = 'replica'`);
  }
}
