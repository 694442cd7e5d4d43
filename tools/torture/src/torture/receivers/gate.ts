import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { HOST, listenAgain, listenLastingly } from './listening';

/** Leads to a server, and can be shut: then it is as if the server were not there. */
export class Gate {
  private constructor(
    private readonly server: Server,
    readonly port: number,
    private readonly passing: Set<Socket>,
  ) {}

  /** @param target where it leads; its host is this machine unless it is said */
  static async to(target: { readonly port: number; readonly host?: string }): Promise<Gate> {
    const passing = new Set<Socket>();
    const server = createServer({ noDelay: true }, (incoming) => {
      const outgoing = connect({ host: HOST, noDelay: true, ...target });
      join(incoming, outgoing);
      for (const socket of [incoming, outgoing]) {
        passing.add(socket);
        socket.once('close', () => passing.delete(socket));
      }
    });
    return new Gate(server, await listenLastingly(server), passing);
  }

  /** Drops whatever passes, and refuses whoever comes. */
  async shut(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.passing) socket.destroy();
    await closed;
  }

  async open(): Promise<void> {
    if (!this.server.listening) await listenAgain(this.server, this.port);
  }
}

function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    // Who is gone is told to the other by the close that follows.
    from.on('error', () => undefined);
    from.once('close', () => to.destroy());
    from.pipe(to);
  }
}
