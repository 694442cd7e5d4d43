import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemCode } from '@cotiza/problems';
import { clientOf } from '../limits/client-of';
import type { PlatformSettings } from '../settings/platform.settings';
import { Connection, type Serve } from './connection';
import { closeLingering } from './lingering-close';
import { rawRefusal } from './raw-refusal';
import type { AnswerAtOnce } from './short-cut';
import type { IsTrusted } from './trusted-proxies';

type Bounds = Pick<
  PlatformSettings,
  'LIMIT_CONNECTIONS' | 'LIMIT_CONNECTIONS_PER_ADDRESS' | 'LIMIT_REQUESTS_PER_CONNECTION'
>;

/** How requests are answered before Node makes one of them. */
export interface ShortCuts {
  readonly answerAtOnce: AnswerAtOnce;
  /** Whether there is need of it now. */
  areNeeded(): boolean;
}

/** Seconds that a client is told to wait for a connection: others end all the time. */
const RETRY_AFTER_SECONDS = 5;

/** Connections beyond the bounds that end in order at once; more are cut off when they have been told. */
const REFUSED_AT_ONCE_AT_MOST = 256;

/**
 * The connections of a server: how many there may be, and what is under way on each. Node's own list of idle connections holds
 * only those that have been answered once: one that never sent anything, or half a request, is not among them.
 */
export class OpenConnections {
  private readonly connections = new Map<Socket, Connection>();
  private readonly byClient = new Map<string, number>();
  private refused = 0;
  private isClosing = false;
  private serve: Serve = () => undefined;
  private shortCuts: ShortCuts | undefined;

  /** @param isProxy whether connections of an address are those of many, and are not counted together */
  constructor(
    private readonly bounds: Bounds,
    private readonly isProxy: IsTrusted,
  ) {}

  /** Stands between a server and what serves its requests. */
  guard(server: Server): void {
    const listeners = server.listeners('request') as Serve[];
    this.serve = (request, answer) => listeners.forEach((listener) => listener.call(server, request, answer));
    server.removeAllListeners('request').on('request', this.asked).on('connection', this.opened);
  }

  /** What a client was on has broken, or is no HTTP: does something once all that it asked for before has been answered. */
  endAfterAnswers(socket: Socket, finish: (canAnswer: boolean) => void): void {
    const connection = this.connections.get(socket);
    if (connection) connection.endAfterAnswers(finish);
    else finish(false);
  }

  /**
   * Has requests answered before Node makes one of them, on each connection that is let in while there is need of it, and on those
   * of which that is said.
   */
  allowShortCuts(shortCuts: ShortCuts): void {
    this.shortCuts = shortCuts;
  }

  /** On this connection there is need of it. */
  takeShortCut(socket: Socket): void {
    if (this.shortCuts) this.connections.get(socket)?.shortCutFromNow(this.shortCuts.answerAtOnce);
  }

  /** Lets go of every connection on which nothing is under way; the others end with the last answer they wait for. */
  close(): void {
    this.isClosing = true;
    for (const connection of this.connections.values()) connection.close();
  }

  /** A request that came on a connection that was refused is not served. */
  private readonly asked = (request: IncomingMessage, answer: ServerResponse): void =>
    this.connections.get(request.socket)?.take(request, answer);

  private readonly opened = (socket: Socket): void => {
    const address = socket.remoteAddress;
    if (this.isClosing || address === undefined) {
      socket.destroy();
      return;
    }
    const client = clientOf(address);
    const refusal = this.refusalOf(client, address);
    if (refusal) {
      this.refuse(socket, refusal);
      return;
    }
    const connection = new Connection(socket, this.serve, this.bounds.LIMIT_REQUESTS_PER_CONNECTION);
    this.connections.set(socket, connection);
    if (this.shortCuts?.areNeeded()) connection.shortCutFromStart(this.shortCuts.answerAtOnce);
    this.count(client, 1);
    socket.once('close', () => {
      connection.gone();
      this.connections.delete(socket);
      this.count(client, -1);
    });
  };

  /** Why one more connection of a client is not served, if it is not. Whoever stands behind a proxy shares its address. */
  private refusalOf(client: string, address: string): ProblemCode | undefined {
    const { LIMIT_CONNECTIONS: inAll, LIMIT_CONNECTIONS_PER_ADDRESS: perAddress } = this.bounds;
    if (inAll > 0 && this.connections.size >= inAll) return 'servicio_saturado';
    const open = this.byClient.get(client) ?? 0;
    if (perAddress === 0 || open < perAddress) return undefined;
    return this.isProxy(address) ? undefined : 'limite_alcanzado';
  }

  private refuse(socket: Socket, problem: ProblemCode): void {
    if (this.refused < REFUSED_AT_ONCE_AT_MOST) {
      this.refused++;
      socket.once('close', () => this.refused--);
      closeLingering(socket);
    }
    socket.write(rawRefusal({ problem, faults: [], retryAfterSeconds: RETRY_AFTER_SECONDS }));
    socket.destroySoon();
  }

  private count(client: string, change: 1 | -1): void {
    const open = (this.byClient.get(client) ?? 0) + change;
    if (open === 0) this.byClient.delete(client);
    else this.byClient.set(client, open);
  }
}
