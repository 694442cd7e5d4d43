import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be closed, as when the network or the server goes away. */
export interface TcpGate {
  readonly port: number;
  /** Cuts every connection and takes no more. */
  shut(): Promise<void>;
  /** Holds back everything that is sent, and cuts nothing, as when a server vanishes. */
  freeze(): void;
  /** Lets connections through again, at the same port. */
  reopen(): Promise<void>;
}

export async function tcpGate(host: string, port: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(port, host);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    shut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    freeze: () => sockets.forEach((socket) => socket.unpipe().pause()),
    reopen: async () => {
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
