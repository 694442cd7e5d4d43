import { setTimeout as sleep } from 'node:timers/promises';
import { FloodConnection, type FloodListener } from './flood-connection';
import type { FloodOrder, FloodReport } from './flood-order';
import type { QuoteAnswer } from './quote-answer';

const TICK_MS = 2;
/** Connections that are opened ahead of need. */
const SPARE = 64;
/** How long the last answers are waited for. */
const TIMEOUT_MS = 60_000;
const REFUSAL = 'servicio_saturado';

/** Asks so many times a second for the time of the order, whether it is answered or not. */
export async function runFlood(order: FloodOrder): Promise<FloodReport> {
  const flood = new Flood(order);
  const endsAt = performance.now() + order.seconds * 1000;
  while (performance.now() < endsAt) {
    flood.send();
    await sleep(TICK_MS);
  }
  const timeoutEndsAt = performance.now() + TIMEOUT_MS;
  while (flood.waiting > 0 && performance.now() < timeoutEndsAt) await sleep(TICK_MS);
  return flood.end();
}

class Flood implements FloodListener {
  private readonly request: Buffer;
  private readonly open = new Set<FloodConnection>();
  private readonly idle: FloodConnection[] = [];
  private readonly startedAt = performance.now();
  private opening = 0;
  private sent = 0;
  private unsent = 0;
  private asked = 0;
  private isOver = false;
  private broken = 0;
  private refusedWithoutRetryAfter = 0;
  private readonly servedMs: number[] = [];
  private readonly refusedMs: number[] = [];
  private readonly references: string[] = [];
  private readonly others: Record<string, number> = {};

  constructor(private readonly order: FloodOrder) {
    this.request = Buffer.from(order.request, 'base64');
    this.openMore();
  }

  /** Requests that have not been answered. */
  get waiting(): number {
    return this.asked;
  }

  /** Sends what is due by now; what finds no connection is not sent later. */
  send(): void {
    const due = Math.floor(((performance.now() - this.startedAt) / 1000) * this.order.perSecond);
    for (let left = due - this.sent - this.unsent; left > 0; left--) {
      const connection = this.idle.pop();
      if (connection === undefined) this.unsent++;
      else {
        this.sent++;
        this.asked++;
        connection.ask(this.request);
      }
    }
    this.openMore();
  }

  /** The one that was answered last is taken first, and a new one when there is no other, as a proxy does. */
  free(connection: FloodConnection): void {
    if (this.open.has(connection)) this.idle.push(connection);
    else {
      this.opening--;
      this.open.add(connection);
      this.idle.unshift(connection);
    }
  }

  answered({ status, error, hasRetryAfter, reference }: QuoteAnswer, latencyMs: number): void {
    this.asked--;
    if (status === 200 && reference !== undefined) {
      this.servedMs.push(latencyMs);
      this.references.push(reference);
    } else if (error === REFUSAL) {
      this.refusedMs.push(latencyMs);
      if (!hasRetryAfter) this.refusedWithoutRetryAfter++;
    } else {
      const name = `${status} ${error ?? ''}`.trim();
      this.others[name] = (this.others[name] ?? 0) + 1;
    }
  }

  ended(connection: FloodConnection, wasAsked: boolean): void {
    if (this.isOver) return;
    if (!this.open.delete(connection)) this.opening--;
    const place = this.idle.indexOf(connection);
    if (place >= 0) this.idle.splice(place, 1);
    if (!wasAsked) return;
    this.asked--;
    this.broken++;
  }

  end(): FloodReport {
    this.isOver = true;
    const { sent, unsent, servedMs, references, refusedMs, refusedWithoutRetryAfter, others } = this;
    const broken = this.broken + this.asked;
    for (const connection of this.open) connection.close();
    return { sent, unsent, servedMs, references, refusedMs, refusedWithoutRetryAfter, others, broken };
  }

  private openMore(): void {
    while (this.idle.length + this.opening < SPARE && this.open.size + this.opening < this.order.connections) {
      this.opening++;
      new FloodConnection(this.order.port, this);
    }
  }
}
