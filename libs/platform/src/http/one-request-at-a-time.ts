import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection, which ends with the answer to the last of them. */
const WAITING_AT_MOST = 100;

interface Connection {
  /** The response under way, and those that wait for it. */
  readonly responses: ServerResponse[];
  lastRequest?: IncomingMessage;
  afterwards?: (canAnswer: boolean) => void;
}

/**
 * Keeps one request under way on each connection, and does not read a connection on which requests wait: a client that
 * pipelines without reading costs the memory of one answer. Over the limit, the longest idle connection ends.
 */
export class OneRequestAtATime {
  /** Idle connections are in the order in which they became idle. */
  private readonly connections = new Map<Socket, Connection>();
  private serve: RequestListener = () => undefined;

  /** Serves the requests of a server. @param most connections at once; 0 for any number */
  guard(server: Server, serve: RequestListener, most: number): void {
    this.serve = serve;
    server.on('request', this.take).on('checkExpectation', this.take);
    server.on('connection', (socket: Socket) => {
      this.connections.set(socket, { responses: [] });
      socket.once('close', () => this.connections.delete(socket));
      if (most === 0 || this.connections.size <= most) return;
      for (const [idle, { responses }] of this.connections) if (responses.length === 0) return void idle.destroy();
    });
  }

  /** Runs an action after the answers to all complete requests of a connection. It receives whether it may answer. */
  afterAnswers(socket: Socket, action: (canAnswer: boolean) => void): void {
    const connection = this.connections.get(socket);
    if (!connection?.responses.length) return action(connection?.lastRequest?.complete !== false);
    const { responses } = connection;
    const broken = responses.at(-1)?.req.complete === false ? responses.pop() : undefined;
    if (responses.length > 0) connection.afterwards = action;
    else action(broken?.headersSent === false);
  }

  /** Ends connections with their last answer, and idle ones after a time: the request of one may be on its way. */
  close(idleMs: number): void {
    for (const { responses } of this.connections.values())
      responses.findLast(({ headersSent }) => !headersSent)?.setHeader('connection', 'close');
    setTimeout(() => {
      for (const [socket, { responses }] of this.connections) if (responses.length === 0) socket.destroy();
    }, idleMs).unref();
  }

  private readonly take: RequestListener = ({ socket }, response) => {
    const connection = this.connections.get(socket);
    if (connection === undefined) return;
    const waiting = connection.responses.push(response) - 1;
    if (waiting === 0) return this.begin(response, connection);
    if (waiting === WAITING_AT_MOST) response.setHeader('connection', 'close');
    if (waiting > 2 * WAITING_AT_MOST) socket.destroy();
    else socket.pause();
  };

  private begin(response: ServerResponse, connection: Connection): void {
    response.once('close', () => this.next(response.req.socket, connection));
    this.serve(response.req, response);
  }

  private next(socket: Socket, connection: Connection): void {
    if (!socket.writable) return;
    connection.lastRequest = connection.responses.shift()?.req;
    const [following] = connection.responses;
    // In a turn of its own, so that one connection does not keep the others waiting.
    if (following) return void setImmediate(() => this.begin(following, connection));
    if (connection.afterwards) return connection.afterwards(true);
    this.connections.delete(socket);
    this.connections.set(socket, connection);
    socket.resume();
  }
}
