import { unlessOver, type Clock, type OnceOver } from '@cotiza/kernel';
import { LimitStorage, type Count, type Counted } from '../limit-storage';
import type { ScriptAnswer } from './count.script';
import { KnownFull } from './known-full';
import type { CountingServer, OpenCountingServer } from './counting-server';

/** How long a request waits for the server at most: what takes longer is counted in this process. */
export const WAIT_AT_MOST_MS = 40;

/** Answers in a row that came too late before the server counts as gone: one may be the fault of a process that stood still. */
const LATE_AT_MOST = 3;

/** How often it is tried again. */
const TRY_AGAIN_MS = 1000;

const SECOND_MS = 1000;

/** Told when several processes begin to count together, and when each begins to count alone. */
export interface SharingObserver {
  shared(): void;
  /** @param reason a code or a name, nothing else */
  alone(reason: string): void;
  /** @param seconds that a request waited for the server */
  waited?(seconds: number, outcome: 'answered' | 'no answer'): void;
  /** Something has been counted: on the server, or in this process since the server did not answer in time. */
  counted?(where: 'together' | 'alone'): void;
}

export interface SharedParts {
  readonly open: OpenCountingServer;
  /** Where this process counts while the server is gone. */
  readonly own: LimitStorage;
  readonly clock: Clock;
  readonly observer: SharingObserver;
}

/**
 * Counts on a server that several processes share. While it is gone, or slow, each process counts alone and nobody waits for it;
 * it is looked for in the background.
 */
export class SharedStorage extends LimitStorage {
  private server: CountingServer | undefined;
  private late = 0;
  /** Whether it has been said that this process counts alone. */
  private isAlone = false;
  private isClosed = false;
  private cancelRetry = () => undefined as unknown;

  private readonly full: KnownFull;

  constructor(private readonly parts: SharedParts) {
    super();
    this.full = new KnownFull(parts.clock);
  }

  /** Whether several processes count together now. */
  get isShared(): boolean {
    return this.server !== undefined;
  }

  /** Looks for the server, once; afterwards as often as it takes. */
  async start(): Promise<void> {
    let server: CountingServer | undefined;
    try {
      server = await this.parts.open((error) => this.lose(server, error));
    } catch (error) {
      this.goOnAlone(error);
      return;
    }
    if (this.isClosed) {
      server.close();
      return;
    }
    [this.server, this.late, this.isAlone] = [server, 0, false];
    this.parts.observer.shared();
  }

  close(): void {
    this.isClosed = true;
    this.cancelRetry();
    this.server?.close();
    this.server = undefined;
  }

  async take(counts: readonly Count[]): Promise<Counted> {
    const learn = (answer: ScriptAnswer): Counted => {
      const counted = countedIn(answer);
      this.full.note(counts, counted);
      return counted;
    };
    const answer = await this.ask((server) => server.count(counts), learn);
    this.parts.observer.counted?.(answer ? 'together' : 'alone');
    if (answer) return learn(answer);
    return this.full.among(counts) ?? this.parts.own.take(counts);
  }

  async giveBack(counts: readonly Count[]): Promise<void> {
    const isDone = await this.ask(async (server) => {
      await server.giveBack(counts);
      return true;
    });
    if (!isDone) await this.parts.own.giveBack(counts);
  }

  /**
   * What the server says in time; undefined while there is none, or when it says nothing.
   *
   * @param learn told of an answer that came after all: whose window is full stays full, whoever counted meanwhile
   */
  private async ask<T>(
    question: (server: CountingServer) => Promise<T>,
    learn?: (late: T) => void,
  ): Promise<T | undefined> {
    const { server } = this;
    if (!server) return undefined;
    const { observer } = this.parts;
    const askedAt = performance.now();
    const waited = () => (performance.now() - askedAt) / SECOND_MS;
    const asked = question(server);
    try {
      const answer = await inTime(asked, this.parts.clock);
      this.late = 0;
      observer.waited?.(waited(), 'answered');
      return answer;
    } catch (error) {
      observer.waited?.(waited(), 'no answer');
      if (error instanceof TooLate) void asked.then(learn, () => undefined);
      const isBearable = error instanceof TooLate && ++this.late < LATE_AT_MOST;
      if (!isBearable) this.lose(server, error);
      return undefined;
    }
  }

  /** Does without a server that is in use. */
  private lose(server: CountingServer | undefined, error: unknown): void {
    if (!server || server !== this.server) return;
    server.close();
    this.server = undefined;
    this.goOnAlone(error);
  }

  /** Says so, once, and looks for the server again in a while. */
  private goOnAlone(error: unknown): void {
    if (this.isClosed) return;
    if (!this.isAlone) this.parts.observer.alone(reasonOf(error));
    this.isAlone = true;
    this.cancelRetry = this.parts.clock.after(TRY_AGAIN_MS, () => void this.start());
  }
}

class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** An answer that lies there already when the time is over, because this process stood still, is in time. */
function inTime<T>(answer: Promise<T>, clock: Clock): Promise<T> {
  const onceOver: OnceOver = (action) => clock.after(WAIT_AT_MOST_MS, () => setImmediate(action));
  return unlessOver(answer, onceOver, () => Promise.reject(new TooLate()));
}

function countedIn([fullPlace, hits, msLeft]: ScriptAnswer): Counted {
  const secondsLeft = Math.max(1, Math.ceil(msLeft / SECOND_MS));
  return fullPlace > 0 ? { isFull: true, place: fullPlace - 1, secondsLeft } : { isFull: false, hits, secondsLeft };
}

/** A system's code, the first word of what Redis refuses with (`READONLY`, `NOAUTH`), or what kind of error it is. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}(?= )/.exec(error.message)?.[0] ?? error.constructor.name;
}
