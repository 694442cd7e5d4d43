import type { Socket } from 'node:net';

/** Time that a client has to end a connection as well, once it has been sent all that it gets. */
const LINGER_MS = 2000;

const dropped = (): void => undefined;

/** What comes on a connection from now on is read and dropped: no more requests are made of it. */
export function dropWhatComes(socket: Socket): void {
  // With another listener than its own, Node takes its parser from the connection.
  socket.removeAllListeners('data').on('data', dropped);
}

/**
 * Has a connection end in order (RFC 9112, 9.6) wherever Node or we end it after its last answer (`destroySoon`): the service
 * says that it sends no more, and drops what comes until the client has ended it too, or for two seconds. A connection that is
 * let go of while bytes wait to be read is reset by the system, and a reset takes from the client what it has not received yet.
 */
export function closeLingering(socket: Socket): void {
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.once('finish', () => {
      dropWhatComes(socket);
      socket.resume();
      const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
      socket.once('close', () => clearTimeout(timer));
    });
    socket.end();
  };
}
