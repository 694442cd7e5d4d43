import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address of this machine that leads to one server after another, as a virtual address or a proxy does. */
export class Address {
  private target: number | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((incoming) => {
    if (this.target === undefined) return void incoming.destroy();
    const outgoing = connect(this.target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
    }
    outgoing.once('close', () => incoming.destroy());
    incoming.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });

  constructor(readonly port: number) {}

  async open(target: number): Promise<void> {
    this.target = target;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Leads new connections to another port; without one, ends those there are and takes no more. */
  leadTo(port?: number): void {
    this.target = port;
    if (port === undefined) for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.leadTo();
    this.server.close();
  }
}
