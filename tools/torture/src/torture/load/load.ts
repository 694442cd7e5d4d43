import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@cotiza/tools-kit';
import { AnswerLedger } from './answer-ledger';
import type { Outcome } from './post-quote';
import { quoteOrders, type QuoteOrder } from './quote-order';

const CLIENTS = 8;
/** Milliseconds between two requests of a client, and after one that was not answered. */
const THINKING_MS: readonly [number, number] = [20, 120];
const DISCOURAGED_MS: readonly [number, number] = [200, 600];

/** One keyed request in so many is made twice at once, as by a caller that waited no longer. */
const ASKS_TWICE_EVERY = 5;

/** Answered keys that are asked for once more at the end. */
const ASKED_AGAIN = 100;

/** Clients that ask for quotations all the time, whatever they are answered. */
export class Load {
  readonly ledger = new AnswerLedger();
  private readonly nextOrder: () => QuoteOrder;
  private readonly asking: Promise<void>[] = [];
  private readonly insisting = new Map<QuoteOrder, Promise<void>>();
  private readonly answeredKeys: QuoteOrder[] = [];
  private isEnding = false;
  private isAbandoned = false;

  /**
   * @param post asks the service once
   * @param clients that ask at once
   */
  constructor(
    private readonly post: (order: QuoteOrder) => Promise<Outcome>,
    private readonly chance: Chance,
    private readonly clients = CLIENTS,
  ) {
    this.nextOrder = quoteOrders(chance.branch());
  }

  begin(): void {
    for (let client = 0; client < this.clients; client++) this.asking.push(this.askOnAndOn());
  }

  /** Asks for nothing new; what was not answered under its key is still repeated. */
  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.asking);
  }

  /** Requests that are repeated under their key until they are answered. */
  get unanswered(): readonly QuoteOrder[] {
    return [...this.insisting.keys()];
  }

  /** Gives up what is still unanswered after a while. */
  async finish(timeoutMs: number): Promise<void> {
    const finished = Promise.all(this.insisting.values());
    await Promise.race([finished, sleep(timeoutMs, undefined, { ref: false })]);
    this.isAbandoned = true;
    for (const { clientReference } of this.unanswered) {
      this.ledger.faults.push(
        `request ${clientReference} was not answered under its key, however often it was repeated`,
      );
    }
    for (const order of this.answeredKeys.slice(-ASKED_AGAIN)) await this.ask(order);
  }

  private async askOnAndOn(): Promise<void> {
    while (!this.isEnding) {
      const order = this.nextOrder();
      const times = order.key !== undefined && this.chance.isOneIn(ASKS_TWICE_EVERY) ? 2 : 1;
      const answered = await Promise.all(Array.from({ length: times }, () => this.ask(order)));
      const isAnswered = answered.includes(true);
      if (order.key !== undefined && isAnswered) this.answeredKeys.push(order);
      if (order.key !== undefined && !isAnswered) this.insist(order);
      await sleep(this.chance.between(...(isAnswered ? THINKING_MS : DISCOURAGED_MS)));
    }
  }

  private async ask(order: QuoteOrder): Promise<boolean> {
    return this.ledger.note(order, await this.post(order));
  }

  private insist(order: QuoteOrder): void {
    const repeat = async () => {
      do await sleep(this.chance.between(...DISCOURAGED_MS));
      while (!this.isAbandoned && !(await this.ask(order)));
      if (!this.isAbandoned) this.answeredKeys.push(order);
      this.insisting.delete(order);
    };
    this.insisting.set(order, repeat());
  }
}
