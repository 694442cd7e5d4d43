import { createHash } from 'node:crypto';
import type { Count } from '../limit-storage';
import { COUNT_SCRIPT, GIVE_BACK_SCRIPT, type ScriptAnswer } from './count.script';
import type { CountingServer } from './counting-server';

/** Before every key: others may keep theirs on the same server. */
const PREFIX = 'cotiza:limit:';

const CONNECT_TIMEOUT_MS = 1000;

/** A connection on which nothing comes for so long is broken; it is asked for a sign of life well before. */
const SILENT_AT_MOST_MS = 3000;
const PING_EVERY_MS = 1000;

/** What waits for an answer at most: a server that has stopped gets no more to remember. */
const QUEUED_AT_MOST = 1000;

/** What is needed of the client. */
interface Client {
  connect(): Promise<unknown>;
  sendCommand(command: string[]): Promise<unknown>;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  destroy(): void;
}

/**
 * Connects to a Redis and counts nothing on it, which shows that it can. The client is loaded only here: who counts alone does
 * without it.
 *
 * @param onLost told when the connection breaks
 */
export async function openRedis(url: string, onLost: (error: unknown) => void): Promise<CountingServer> {
  const { createClient } = await import('@redis/client');
  const client: Client = createClient({
    url,
    name: 'cotiza',
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUED_AT_MOST,
    pingInterval: PING_EVERY_MS,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENT_AT_MOST_MS, reconnectStrategy: false },
  });
  client.on('error', onLost);
  try {
    await client.connect();
    const server = serverOn(client);
    await server.count([]);
    return server;
  } catch (error) {
    client.destroy();
    throw error;
  }
}

function serverOn(client: Client): CountingServer {
  const [count, giveBack] = [scriptOn(client, COUNT_SCRIPT), scriptOn(client, GIVE_BACK_SCRIPT)];
  return {
    count: (counts) => count(counts.map(keyOf), counts.flatMap(argumentsOf)),
    giveBack: async (counts) => void (await giveBack(counts.map(keyOf), [])),
    close: () => client.destroy(),
  };
}

const keyOf = ({ key }: Count) => PREFIX + key;
const argumentsOf = ({ windowMs, limit }: Count) => [String(windowMs), String(limit)];

/** A script by its hash, which is all that is sent once the server knows it. */
function scriptOn(client: Client, script: string) {
  const hash = createHash('sha1').update(script).digest('hex');
  return async (keys: readonly string[], args: readonly string[]): Promise<ScriptAnswer> => {
    const rest = [String(keys.length), ...keys, ...args];
    const answer = await client.sendCommand(['EVALSHA', hash, ...rest]).catch((error: unknown) => {
      if (!isUnknownScript(error)) throw error;
      return client.sendCommand(['EVAL', script, ...rest]);
    });
    return answer as ScriptAnswer;
  };
}

const isUnknownScript = (error: unknown) => error instanceof Error && error.message.startsWith('NOSCRIPT');
