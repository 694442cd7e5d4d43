import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Server as TcpServer, Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { onRequestHookHandler } from 'fastify';
import type { Dependency } from '../health/readiness';

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

/**
 * Time at the end in which connections stay open. Linux resets connections that wait to be accepted when a server stops listening:
 * a proxy that holds connections opens none at that moment.
 */
const KEPT_OPEN_MS = 1000;

/** Longest further time for connections to be accepted by a process that has more requests than it can answer. */
const ACCEPTED_MS = 10_000;

/** Time in which a held connection ends with its next answer, once the server does not listen any more. */
const HELD_MS = 2000;

/**
 * Gives proxies time to turn to other processes at SIGTERM, before the server closes: requests are still answered, answers close
 * their connection, and the process is not ready. Ctrl+C (SIGINT) closes at once.
 */
export class Drain implements BeforeApplicationShutdown {
  private isUnderWay = false;
  private closesConnections = false;
  private accepted = 0;

  /**
   * @param seconds 0 closes the server at once
   * @param beforeClose what ends before the server closes
   */
  constructor(
    private readonly seconds: number,
    private readonly beforeClose: () => Promise<void> = () => Promise.resolve(),
  ) {}

  readonly dependency: Dependency = {
    name: 'stopping',
    isNeededByAll: true,
    check: () => (this.isUnderWay ? Promise.reject(new Error('the process stops')) : Promise.resolve()),
  };

  /** Milliseconds for which idle connections stay open while the server closes. */
  get idleMs(): number {
    return this.isUnderWay ? HELD_MS : 0;
  }

  readonly closeConnection: onRequestHookHandler = (_request, reply, done) => {
    if (this.closesConnections) void reply.header('connection', 'close');
    done();
  };

  /** Counts the connections that a server accepts. */
  watch(server: TcpServer): void {
    server.on('connection', () => this.accepted++);
  }

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    await this.untilProxiesTurn(signal);
    await this.beforeClose();
  }

  private async untilProxiesTurn(signal?: string): Promise<void> {
    if (signal !== 'SIGTERM' || this.seconds === 0) return;
    this.isUnderWay = true;
    this.closesConnections = true;
    await sleep(this.seconds * 1000 - KEPT_OPEN_MS);
    this.closesConnections = false;
    await sleep(KEPT_OPEN_MS);
    await this.untilAllAccepted();
  }

  /** Node accepts one connection in a turn of the event loop: a turn without one has found none waiting. */
  private async untilAllAccepted(): Promise<void> {
    const endsAt = performance.now() + ACCEPTED_MS;
    for (let before = -1; before !== this.accepted && performance.now() < endsAt; await turn()) before = this.accepted;
  }
}
