import { isNativeError } from 'node:util/types';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

/** Milliseconds that a request waits for Redis at most. */
const WAIT_AT_MOST_MS = 150;

/** Failures in a row after which the process counts alone: one late answer may be the fault of a process that was busy. */
const FAILURES_AT_MOST = 3;

const CONNECT_TIMEOUT_MS = 1000;
const RECONNECT_EVERY_MS = 1000;
/** A connection that does not close in time is destroyed. */
const DISCONNECT_TIMEOUT_MS = 100;

const SECOND_MS = 1000;

/** Options of a hit: the length of its window in seconds. */
interface HitOptions {
  readonly customDuration: number;
}

/** Receives events of a limiter for the log and the metrics. */
export interface SharingObserver {
  /** Redis answers: processes count together. */
  shared(): void;
  /** @param reason an error code or name; nothing of a request */
  alone(reason: string): void;
  /** @param seconds that a request waited for Redis */
  waited(seconds: number, outcome: 'answered' | 'no answer'): void;
  counted(where: 'together' | 'alone'): void;
}

/**
 * Counts on a Redis that several processes share. While Redis is away or slow it answers nothing, at once, and ioredis reconnects
 * in the background.
 */
export class SharedLimiter {
  private readonly limiter: RateLimiterRedis;
  private state: 'connecting' | 'shared' | 'alone' = 'connecting';
  private failures = 0;
  private lastError = 'closed';
  private checked = Promise.resolve();

  private constructor(
    private readonly client: Redis,
    private readonly observer: SharingObserver,
  ) {
    this.limiter = new RateLimiterRedis({ storeClient: client, keyPrefix: 'cotiza:limit', points: 0, duration: 0 });
    client.on('ready', () => void (this.checked = this.check()));
    client.on('error', (error) => (this.lastError = reasonOf(error)));
    client.on('close', () => this.countAlone());
  }

  /** Connects to Redis, and loads the client for it. Returns after the first attempt, whatever its result. */
  static async connect(url: string, observer: SharingObserver): Promise<SharedLimiter> {
    const { Redis } = await import('ioredis');
    const client = new Redis(url, {
      connectionName: 'cotiza',
      lazyConnect: true,
      commandTimeout: WAIT_AT_MOST_MS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      disconnectTimeout: DISCONNECT_TIMEOUT_MS,
      retryStrategy: () => RECONNECT_EVERY_MS,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    const limiter = new SharedLimiter(client, observer);
    await client.connect().catch(() => undefined);
    await limiter.checked;
    return limiter;
  }

  get isShared(): boolean {
    return this.state === 'shared';
  }

  close(): void {
    this.state = 'alone';
    this.client.disconnect();
  }

  /** Counts one hit; undefined where Redis does not answer in time. */
  async hit(key: string, options: HitOptions): Promise<RateLimiterRes | undefined> {
    const answer = await this.ask(() => this.limiter.penalty(key, 1, options));
    this.observer.counted(answer ? 'together' : 'alone');
    return answer;
  }

  async giveBack(key: string, options: HitOptions): Promise<void> {
    await this.ask(() => this.limiter.reward(key, 1, options));
  }

  /** Returns the hits of a window without counting one; undefined where Redis does not answer in time. */
  async hits(key: string): Promise<number | undefined> {
    const answer = await this.ask(() => this.limiter.get(key));
    return answer === undefined ? undefined : (answer?.consumedPoints ?? 0);
  }

  private async ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (!this.isShared) return undefined;
    const { failures } = this;
    const askedAt = performance.now();
    const waited = (outcome: 'answered' | 'no answer') =>
      this.observer.waited((performance.now() - askedAt) / SECOND_MS, outcome);
    try {
      const answer = await question();
      this.failures = 0;
      waited('answered');
      return answer;
    } catch (error) {
      // Requests that fail together count as one failure.
      this.failures = failures + 1;
      waited('no answer');
      if (this.failures >= FAILURES_AT_MOST) this.reconnect(error);
      return undefined;
    }
  }

  /** Counts nothing, which shows that this process may write. */
  private async check(): Promise<void> {
    try {
      await this.limiter.penalty('check', 0, { customDuration: 1 });
      this.failures = 0;
      this.state = 'shared';
      this.observer.shared();
    } catch (error) {
      this.reconnect(error);
    }
  }

  private reconnect(error: unknown): void {
    this.lastError = reasonOf(error);
    this.countAlone();
    this.client.disconnect(true);
  }

  /** Logs once for each time that Redis goes away. */
  private countAlone(): void {
    if (this.state !== 'alone') this.observer.alone(this.lastError);
    this.state = 'alone';
  }
}

/** A code of the system, the first word of an error of Redis (`READONLY`, `NOAUTH`), or the name of the error. */
function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}(?= )/.exec(error.message)?.[0] ?? error.constructor.name;
}
