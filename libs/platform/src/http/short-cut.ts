import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { HEAD_END, PlainRequest } from './plain-request';
import { soleHeader } from './sole-header';

/**
 * Answers a request that is not worth more than that.
 *
 * @returns the answer as it goes over the wire, in Latin-1; undefined where the request is to be served
 */
export type AnswerAtOnce = (request: PlainRequest) => string | undefined;

/** What is asked of the connection that a short cut is on. */
export interface ShortCutConnection {
  readonly socket: Socket;
  /** Whether all that was asked for has been answered and taken, and one more may be asked for that is not the last. */
  readonly isFree: boolean;
  /** Told of each request that is answered without Node's hearing of it. */
  answeredAtOnce(): void;
}

type Feed = (chunk: Buffer) => void;

const ignore = (): void => undefined;

/** RFC 9112, 2.2: line breaks before a request say nothing. */
const LINE_BREAKS = /^(?:\r\n)+$/;
const LINE_BREAK_BYTES: readonly (number | undefined)[] = [...Buffer.from('\r\n')];

/**
 * Answers requests of a connection before Node makes one of them, which costs more than all that is left of refusing them.
 * It takes those alone of which nothing is in doubt: that come whole and in one piece, first on a connection or right after a
 * request that came so, and when nothing else is under way. All else is Node's, as it would be without a short cut.
 */
export class ShortCut {
  private readonly feed: Feed | undefined;
  private isBetween: boolean;
  /** Requests that Node has made of the chunk that it is given, and the last of them. */
  private made = 0;
  private last: IncomingMessage | undefined;

  /** @param isNew whether nothing has come on the connection yet */
  constructor(
    private readonly connection: ShortCutConnection,
    private readonly answerAtOnce: AnswerAtOnce,
    isNew: boolean,
  ) {
    this.isBetween = isNew;
    const { socket } = connection;
    // With another listener than its own, Node takes its parser from the connection, and feeds it with what is heard there.
    socket.on('data', ignore).removeListener('data', ignore);
    const [feed, ...others] = socket.listeners('data') as Feed[];
    if (feed === undefined || others.length > 0) return;
    this.feed = feed;
    socket.removeListener('data', feed).on('data', this.see);
  }

  /** Whether what comes next begins a request; false where that is not known. */
  get isBetweenRequests(): boolean {
    return this.isBetween;
  }

  /** Told of each request that Node makes of what comes on the connection. */
  asked(request: IncomingMessage): void {
    if (this.feed === undefined) return;
    this.made++;
    this.last = request;
  }

  private readonly see = (chunk: Buffer): void => {
    // What has been read already comes to the end, also when Node has let go of the connection and of its parser.
    if (this.connection.socket.destroyed) return;
    if (this.isBetween && this.takes(chunk)) return;
    const wasBetween = this.isBetween;
    this.made = 0;
    this.isBetween = false;
    this.feed?.call(this.connection.socket, chunk);
    this.isBetween = this.made === 1 ? isEndOf(this.last, chunk) : wasBetween && isLineBreaks(chunk);
    this.last = undefined;
  };

  private takes(chunk: Buffer): boolean {
    const { connection } = this;
    const request = connection.isFree ? PlainRequest.read(chunk) : undefined;
    if (request?.bytes !== chunk.length) return false;
    const answer = this.answerAtOnce(request);
    if (answer === undefined) return false;
    connection.answeredAtOnce();
    connection.socket.write(answer, 'latin1');
    return true;
  }
}

const beginsWithLineBreak = (chunk: Buffer): boolean => LINE_BREAK_BYTES.includes(chunk[0]);

const isLineBreaks = (chunk: Buffer): boolean =>
  beginsWithLineBreak(chunk) && LINE_BREAKS.test(chunk.toString('latin1'));

/**
 * Whether a chunk of which Node has made one request ends with it: with its head if it has no body, and otherwise so many bytes after
 * its head. Where that ends is not known of a chunk that may begin within the end of a head: the first that is whole in it may
 * be of the body. In any other the first is that of the request, or is of a body before it, and then more follows than
 * the length says. What would follow a request and be none yet has no end of a head.
 */
function isEndOf(request: IncomingMessage | undefined, chunk: Buffer): boolean {
  if (!request?.complete || beginsWithLineBreak(chunk)) return false;
  if (soleHeader(request, 'transfer-encoding') !== undefined) return false;
  const length = soleHeader(request, 'content-length');
  if (length === undefined) return chunk.subarray(-HEAD_END.length).equals(HEAD_END);
  const headEndsAt = chunk.indexOf(HEAD_END);
  return headEndsAt >= 0 && chunk.length === headEndsAt + HEAD_END.length + Number(length);
}
