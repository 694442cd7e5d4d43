import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const HOST = '127.0.0.1';

/** Has a server listen on a port of its own. @returns the port */
export async function listen(server: Server): Promise<number> {
  server.listen(0, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ports that no outgoing connection is given: one that is let go of for a moment is free when it is wanted back. */
const LASTING_PORTS = { least: 20_000, most: 31_999 };
const ATTEMPTS = 100;

/** Has a server listen on a port that it can let go of and take back. @returns the port */
export async function listenLastingly(server: Server): Promise<number> {
  const { least, most } = LASTING_PORTS;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = least + Math.floor(Math.random() * (most - least + 1));
    if (await tryToListen(server, port)) return port;
  }
  throw new Error(`no free port from ${least} to ${most}`);
}

/** A port that is free, for a program that takes one and may let go of it and take it back. */
export async function lastingPort(): Promise<number> {
  const server = createServer();
  const port = await listenLastingly(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Has a server listen on a port again; whoever took it meanwhile is waited for. */
export async function listenAgain(server: Server, port: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await tryToListen(server, port)) return;
    await sleep(50);
  }
  throw new Error(`port ${port} was taken by another program`);
}

function tryToListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('listening', onListening).once('error', onError).listen(port, HOST);
  });
}
