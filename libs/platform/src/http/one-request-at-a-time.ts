import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection: the connection ends with the answer to the last of them. */
const WAITING_AT_MOST = 100;

type Serve = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = Readonly<{ request: IncomingMessage; response: ServerResponse }>;

/** A connection with a request under way, which is the first of its exchanges. */
interface Busy {
  readonly exchanges: Exchange[];
  ignored: number;
  afterwards?: (canAnswer: boolean) => void;
}

/**
 * Keeps one request at a time under way on each connection, and does not read a connection on which others wait: a client
 * that pipelines without reading costs the memory of one answer. Where there are too many connections, the one that has
 * been without a request for longest ends, so that clients that send half a head keep no other out.
 */
export class OneRequestAtATime {
  /** Connections without a request under way, oldest first, each with the last request that was answered on it. */
  private readonly idle = new Map<Socket, IncomingMessage | undefined>();
  private readonly busy = new Map<Socket, Busy>();
  private serve: Serve = () => undefined;

  /** Serves the requests of a server. @param most connections at once; 0 for any number */
  guard(server: Server, serve: Serve, most: number): void {
    this.serve = serve;
    server.on('request', this.take).on('checkExpectation', this.take);
    server.on('connection', (socket: Socket) => {
      this.idle.set(socket, undefined);
      const [oldest] = this.idle.keys();
      if (most > 0 && this.idle.size + this.busy.size > most) oldest?.destroy();
      socket.once('close', () => void (this.idle.delete(socket), this.busy.delete(socket)));
    });
  }

  /** Serves a request, now or when those before it on its connection have been answered. */
  private readonly take: Serve = (request, response) => {
    const { socket } = request;
    const busy = this.busy.get(socket);
    if (busy === undefined) {
      this.idle.delete(socket);
      this.busy.set(socket, { exchanges: [{ request, response }], ignored: 0 });
      this.begin({ request, response });
    } else if (busy.exchanges.length <= WAITING_AT_MOST) {
      if (busy.exchanges.push({ request, response }) > WAITING_AT_MOST) response.setHeader('connection', 'close');
      socket.pause();
    } else if (++busy.ignored > WAITING_AT_MOST) socket.destroy();
  };

  /** Runs an action once all that was asked on a connection in full is answered. It learns if an answer may follow. */
  afterAnswers(socket: Socket, action: (canAnswer: boolean) => void): void {
    const busy = this.busy.get(socket);
    if (busy === undefined) return action(this.idle.get(socket)?.complete !== false);
    const broken = busy.exchanges.at(-1)?.request.complete === false ? busy.exchanges.pop() : undefined;
    if (busy.exchanges.length > 0) busy.afterwards = action;
    else action(broken?.response.headersSent === false);
  }

  /** Ends the connections without a request under way; the others end with their last answer. */
  close(): void {
    for (const socket of this.idle.keys()) socket.destroy();
    for (const { exchanges } of this.busy.values()) {
      const last = exchanges.at(-1)?.response;
      if (last?.headersSent === false) last.setHeader('connection', 'close');
    }
  }

  private begin({ request, response }: Exchange): void {
    response.once('close', () => this.next(request));
    this.serve(request, response);
  }

  private next(answered: IncomingMessage): void {
    const { socket } = answered;
    const busy = this.busy.get(socket);
    if (busy === undefined || !socket.writable) return;
    busy.exchanges.shift();
    const [following] = busy.exchanges;
    // In a turn of its own, so that one connection does not keep the others waiting.
    if (following) setImmediate(() => this.begin(following));
    else if (busy.afterwards) busy.afterwards(true);
    else {
      this.busy.delete(socket);
      this.idle.set(socket, answered);
      socket.resume();
    }
  }
}
