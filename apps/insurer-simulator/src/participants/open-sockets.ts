import type { Socket } from 'node:net';

/** The open connections to one participant. */
export class OpenSockets {
  private readonly sockets = new Set<Socket>();

  get size(): number {
    return this.sockets.size;
  }

  add(socket: Socket): void {
    if (this.sockets.has(socket) || socket.destroyed) return;
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }
}
