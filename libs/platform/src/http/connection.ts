import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeLingering, dropWhatComes } from './lingering-close';
import { ShortCut, type AnswerAtOnce, type ShortCutConnection } from './short-cut';

/** Serves a request whose head has been read. */
export type Serve = (request: IncomingMessage, answer: ServerResponse) => void;

/** A request, and what it is answered on. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly answer: ServerResponse;
}

/** Requests of one connection that are under way or wait for their turn. Clients ask for few at once, most for one. */
const ASKED_AT_ONCE_AT_MOST = 32;

/**
 * A connection on which one request is served at a time: the next one begins when the client has taken the answer before. What
 * was asked for without reading the answers so costs the memory of one answer, however much it is.
 */
export class Connection implements ShortCutConnection {
  private current: Exchange | undefined;
  private readonly waiting: Exchange[] = [];
  private asked = 0;
  private refused = 0;
  private shortCut: ShortCut | undefined;
  /** What was answered before it had come whole, last. */
  private answeredEarly: IncomingMessage | undefined;
  private ignored = 0;
  /** Whether nothing more is taken. */
  private isEnding = false;
  private afterwards: (() => void) | undefined;

  /** @param requestsAtMost requests that are taken in all; 0: any number */
  constructor(
    readonly socket: Socket,
    private readonly serve: Serve,
    private readonly requestsAtMost: number,
  ) {
    closeLingering(socket);
  }

  /** Takes a request, now or when those before it have been answered. Past the bounds it is as if it had not come. */
  take(request: IncomingMessage, answer: ServerResponse): void {
    if (this.isEnding) {
      this.ignore();
      return;
    }
    const exchange = { request, answer };
    this.shortCut?.asked(request);
    this.asked++;
    if (this.isLast()) this.endWith(exchange);
    if (this.current === undefined) this.begin(exchange);
    else this.wait(exchange);
  }

  /** Takes the short cut, where that may be, from now on: nothing has come yet. */
  shortCutFromStart(answer: AnswerAtOnce): void {
    this.shortCut = new ShortCut(this, answer, true);
  }

  /**
   * Takes it from the end of this turn of the event loop on: Node may be in the midst of reading what has come. Not while it has
   * stopped reading: with its parser taken from the connection, it would not begin again.
   */
  shortCutFromNow(answer: AnswerAtOnce): void {
    if (this.shortCut !== undefined || this.isEnding) return;
    setImmediate(() => {
      if (!this.isEnding && !this.socket.isPaused()) this.shortCut ??= new ShortCut(this, answer, false);
    });
  }

  get isFree(): boolean {
    const { socket, current, isEnding } = this;
    return current === undefined && !isEnding && socket.writable && socket.writableLength === 0 && !this.isLast(1);
  }

  answeredAtOnce(): void {
    this.refused++;
  }

  /** Lets go of it at once when nothing is under way, and after the last answer otherwise. */
  close(): void {
    const last = this.waiting.at(-1) ?? this.current;
    if (last !== undefined) this.endWith(last);
    else if (this.socket.writableLength > 0) this.socket.destroySoon();
    else this.socket.destroy();
  }

  /**
   * Takes nothing more, and does something once all that was asked for in full has been answered.
   *
   * @param finish told whether the client can still be answered: not in the middle of an answer
   */
  endAfterAnswers(finish: (canAnswer: boolean) => void): void {
    if (this.onlySeemsSilent()) return;
    const last = this.waiting.at(-1) ?? this.current;
    // Its answer says that no other follows.
    if (this.isEnding && last?.request.complete) return;
    this.isEnding = true;
    process.nextTick(dropWhatComes, this.socket);
    if (this.waiting.at(-1)?.request.complete === false) this.waiting.pop();
    if (this.current?.request.complete) this.afterwards = () => finish(true);
    else finish(this.canAnswer());
  }

  /** The client has gone. */
  gone(): void {
    this.isEnding = true;
    this.waiting.length = 0;
  }

  /** Whether what has not come whole has no answer yet: a second one would be taken for that of something else. */
  private canAnswer(): boolean {
    return this.current ? !this.current.answer.headersSent : this.answeredEarly?.complete !== false;
  }

  /** Whether Node takes it for one that asks for nothing because it never heard of what was asked. */
  private onlySeemsSilent(): boolean {
    return this.current === undefined && this.refused > 0 && this.shortCut?.isBetweenRequests === true;
  }

  /** Whether the last request that is taken has come, or would have with some more. */
  private isLast(more = 0): boolean {
    return this.asked + this.refused + more === this.requestsAtMost;
  }

  private readonly goOn = (exchange: Exchange): void => {
    // The answer before may have been the last: what was asked for after it is not begun.
    if (!this.socket.writable) return;
    this.begin(exchange);
  };

  private begin(exchange: Exchange): void {
    this.current = exchange;
    exchange.answer.on('close', this.next);
    this.serve(exchange.request, exchange.answer);
  }

  private wait(exchange: Exchange): void {
    this.waiting.push(exchange);
    if (this.waiting.length + 1 === ASKED_AT_ONCE_AT_MOST) this.endWith(exchange);
  }

  /**
   * What was asked for last has come whole, so what follows is dropped, once those that were read together have been seen: Node
   * holds each of them as long as the connection is open, so whoever has sent too many of them does not keep it.
   */
  private ignore(): void {
    if (++this.ignored === 1) process.nextTick(dropWhatComes, this.socket);
    else if (this.ignored > ASKED_AT_ONCE_AT_MOST) this.socket.destroy();
  }

  private readonly next = (): void => {
    if (this.current?.request.complete === false) this.answeredEarly = this.current.request;
    this.current = this.waiting.shift();
    // Not at once: answers from memory would follow on each other and nobody else would have a turn.
    if (this.current) setImmediate(this.goOn, this.current);
    else if (this.afterwards) this.afterwards();
    else if (this.isEnding) this.socket.destroySoon();
  };

  private endWith({ answer }: Exchange): void {
    this.isEnding = true;
    if (!answer.headersSent) answer.setHeader('connection', 'close');
  }
}
