import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be closed, as when the network or the server goes away. */
export interface TcpGate {
  readonly port: number;
  /** Cuts every connection and takes no more. */
  shut(): Promise<void>;
  /** Holds back everything that is sent, and cuts nothing, as when a server vanishes. */
  freeze(): void;
  /** Drops every byte in both directions, also those of new connections, until it is given false. */
  mute(isMuted: boolean): void;
  /** Lets everything through until the server answers with this text, which is lost: the connection is cut instead. */
  loseAnswer(text: string): void;
  /** Lets connections through again, at the same port. */
  reopen(): Promise<void>;
}

export async function tcpGate(host: string, port: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let lost: string | undefined;
  let isMuted = false;
  const isLost = (answer: Buffer): boolean => {
    if (lost === undefined || !answer.includes(lost)) return false;
    lost = undefined;
    return true;
  };
  const server = createServer((incoming) => {
    const outgoing = connect(port, host);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    incoming.on('data', (sent: Buffer) => void (isMuted || outgoing.write(sent)));
    incoming.on('end', () => outgoing.end());
    outgoing.on('data', (answer: Buffer) => {
      if (isLost(answer)) incoming.destroy();
      else if (!isMuted) incoming.write(answer);
    });
    outgoing.on('end', () => incoming.end());
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
    freeze: () => sockets.forEach((socket) => socket.pause()),
    mute: (muted) => void (isMuted = muted),
    loseAnswer: (text) => void (lost = text),
    reopen: async () => {
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

/** A gate to the PostgreSQL of an address, and the address that leads through it. */
export async function gateTo(databaseUrl: string): Promise<{ gate: TcpGate; databaseUrl: string }> {
  const url = new URL(databaseUrl);
  const gate = await tcpGate(url.hostname, Number(url.port || 5432));
  url.host = `127.0.0.1:${gate.port}`;
  return { gate, databaseUrl: url.href };
}
