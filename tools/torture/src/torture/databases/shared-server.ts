import { randomBytes } from 'node:crypto';
import { Gate } from '../receivers/gate';
import { withClient } from './connection';
import type { DatabaseServer } from './database-server';

const POSTGRES_PORT = 5432;

/** A database of its own on a server that others use, behind a gate: the server itself is left alone. */
export async function sharedServer(serverUrl: string): Promise<DatabaseServer> {
  const name = `cotiza_torture_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const { hostname, port } = new URL(serverUrl);
  const gate = await Gate.to({ host: hostname, port: Number(port || POSTGRES_PORT) });
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(gate.port);
  url.pathname = `/${name}`;
  return {
    description: `a database of its own on the PostgreSQL at ${hostname}, behind a gate that is shut instead of stopping it`,
    url: url.href,
    stop: () => gate.shut(),
    start: () => gate.open(),
    close: async () => {
      await gate.shut();
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
