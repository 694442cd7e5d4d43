import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The connections of a server, with the answers that are under way on each. Node's own list of idle connections holds
 * only those that have been answered once: one that never sent anything, or half a request, is not among them.
 */
export class OpenConnections {
  private readonly underWay = new Map<Socket, Set<ServerResponse>>();
  private isClosing = false;

  /** A client has connected. */
  readonly opened = (socket: Socket): void => {
    if (this.isClosing) {
      socket.destroy();
      return;
    }
    this.underWay.set(socket, new Set());
    socket.once('close', () => this.underWay.delete(socket));
  };

  /** The head of a request has been read. */
  begin(answer: ServerResponse): void {
    this.underWay.get(answer.req.socket)?.add(answer);
  }

  /** Its answer has been handed over. */
  end(answer: ServerResponse): void {
    const { socket } = answer.req;
    const answers = this.underWay.get(socket);
    answers?.delete(answer);
    if (this.isClosing && answers?.size === 0) socket.destroySoon();
  }

  /** Whether part of an answer is already on its way to the client. */
  hasBegunToAnswer(socket: Socket): boolean {
    for (const answer of this.underWay.get(socket) ?? []) if (answer.headersSent) return true;
    return false;
  }

  /** Lets go of every connection on which nothing is under way; the others end with the last answer they wait for. */
  close(): void {
    this.isClosing = true;
    for (const [socket, answers] of this.underWay) {
      const last = [...answers].at(-1);
      if (last === undefined) socket.destroy();
      else if (!last.headersSent) last.setHeader('connection', 'close');
    }
  }
}
