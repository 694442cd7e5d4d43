import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { utf8Json } from '@cotiza/kernel';
import { refusalBody, type Refusal } from '@cotiza/problems';
import { httpDate } from '../http/http-date';
import type { RequestHead } from '../http/plain-request';
import { requestFacts } from '../http/request-facts';
import { requestIdOf } from '../http/request-id';
import { noteRequest, refusalNote } from '../http/request-notes';
import { STANDARD_HEADERS } from '../http/standard-headers';
import type { Logger } from '../logging/logger';
import type { Metrics } from '../metrics/metrics';

const MS_PER_SECOND = 1000;
const STATUS = 503;
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'].concat(
  ...Object.entries(STANDARD_HEADERS),
);
const LINES = HEADERS.map((text, place) => text + (place % 2 === 0 ? ': ' : '\r\n')).join('');
const HEAD = `HTTP/1.1 ${STATUS} ${STATUS_CODES[STATUS]}\r\n${LINES}`;

/** The body around the id of the request. */
const PLACE_OF_ID = '{id}';
const REFUSAL: Refusal = { problem: 'servicio_saturado', faults: [] };
const BODY = refusalBody(REFUSAL, PLACE_OF_ID);
const [BEFORE_ID, AFTER_ID] = utf8Json(BODY).split(PLACE_OF_ID) as [string, string];
const BYTES_WITHOUT_ID = BEFORE_ID.length + AFTER_ID.length;

const NOTE = refusalNote(REFUSAL);
/** An answer that has been written whole, at once, to a client that has taken all before it. */
const SENT = { statusCode: STATUS, writableFinished: true };

/** What is told of each refusal, as of any answer. */
export interface Told {
  readonly logger: Logger;
  readonly metrics?: Metrics;
}

/**
 * What is answered to whom there is no room for: by way of Node, or as it goes over the wire, to the letter the same. What each needs
 * is passed by itself: an object made of some others and more would cost a class of its own each time (decision 0081).
 */
export class SaturatedAnswers {
  constructor(
    private readonly method: string,
    private readonly told: Told,
  ) {}

  /** Answers a request that Node has made. */
  send({ retryAfterSeconds }: Refusal, answer: ServerResponse, request: IncomingMessage, route: string): void {
    const cameAt = performance.now();
    const id = requestIdOf(request);
    answer.on('close', () => this.tell(request, answer, id, route, performance.now() - cameAt));
    const length = String(BYTES_WITHOUT_ID + id.length);
    const own = ['retry-after', String(retryAfterSeconds), 'x-request-id', id, 'content-length', length];
    answer.writeHead(STATUS, HEADERS.concat(own)).write(BEFORE_ID + id + AFTER_ID, 'latin1');
    // Written now, with its head in one piece. With what ends it, it would be a list of two, which takes a tenth longer.
    answer.socket?.uncork();
    answer.end();
  }

  /** @returns an answer on a connection that goes on, in Latin-1 */
  bytesOf({ retryAfterSeconds }: Refusal, request: RequestHead, route: string, keepAliveSeconds: number): string {
    const id = requestIdOf(request);
    this.tell(request, SENT, id, route, 0);
    return (
      `${HEAD}retry-after: ${retryAfterSeconds}\r\nx-request-id: ${id}\r\ncontent-length: ${BYTES_WITHOUT_ID + id.length}\r\n` +
      `Date: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n${BEFORE_ID}${id}${AFTER_ID}`
    );
  }

  private tell(
    request: RequestHead,
    answer: Pick<ServerResponse, 'statusCode' | 'writableFinished'>,
    id: string,
    route: string,
    ms: number,
  ): void {
    const { logger, metrics } = this.told;
    metrics?.requestServed(this.method, route, { status: STATUS, seconds: ms / MS_PER_SECOND, note: NOTE });
    if (!logger.isLevelEnabled('info')) return;
    noteRequest(request, NOTE);
    logger.info(requestFacts(request, answer, { id, route, ms }), 'request served');
  }
}
