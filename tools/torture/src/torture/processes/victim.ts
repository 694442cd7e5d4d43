import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { existing } from '@cotiza/kernel';
import type { Happenings } from '../happenings';
import { Incarnation } from './incarnation';

/** How a process is started, each time. */
export interface VictimPlan {
  readonly name: string;
  readonly script: string;
  /** Where it listens; what it says where nothing is given. */
  readonly url?: string;
  /** @param incarnation the name of this life of it */
  readonly environment: (incarnation: string) => Readonly<Record<string, string>>;
}

const READY_TIMEOUT_MS = 180_000;
/** What a supervisor waits before it starts again what has ended. */
const RESTART_MS = 250;
/** More starts that fail without a reason are not tried. */
const FAILED_STARTS = 5;
const STOP_TIMEOUT_MS = 60_000;

/** A process that is killed and started again. What ends by itself is started again, too, and is a fault. */
export class Victim {
  /** Where it was last heard of; it may be dead by now. */
  url = 'http://127.0.0.1:9';
  /** Milliseconds from each start until it was ready. */
  readonly startsMs: number[] = [];
  private current: Incarnation | undefined;
  private lives = 0;
  private wishes = 0;

  constructor(
    private readonly plan: VictimPlan,
    private readonly folder: string,
    private readonly happenings: Happenings,
  ) {}

  get name(): string {
    return this.plan.name;
  }

  /** Resolves when it is ready, or has been killed before that. */
  async start(): Promise<void> {
    const isWanted = this.want();
    await this.dead();
    for (let failures = 0; isWanted(); await sleep(RESTART_MS)) {
      const incarnation = this.incarnate();
      if (await incarnation.ready(READY_TIMEOUT_MS)) return this.welcome(incarnation);
      if (incarnation.isTold || this.happenings.wasWithout('database', incarnation.startedAt)) continue;
      this.happenings.faults.push(`${incarnation.name} ended by itself while it started: see its log`);
      failures += 1;
      if (failures >= FAILED_STARTS) throw new Error(`${this.name} does not start: see the logs in ${this.folder}`);
    }
  }

  /** Resolves when what was killed, if anything, has really ended. */
  async dead(): Promise<void> {
    if (this.current?.isTold) await this.current.ended;
  }

  kill(): void {
    this.want();
    if (!this.current || this.current.isOver) return;
    this.happenings.died(this.current.name);
    this.current.signal('SIGKILL');
  }

  /** The name of the life that it is in. */
  get life(): string {
    return this.living.name;
  }

  /** Has it do nothing at all, as a machine that swaps or is moved, until it goes on. */
  standStill(): void {
    this.living.signal('SIGSTOP');
  }

  goOn(): void {
    this.living.signal('SIGCONT');
  }

  private get living(): Incarnation {
    return existing(this.current, `life of ${this.name}`);
  }

  /** Tells it to stop as a supervisor does. It must end in order, and soon. */
  async stop(): Promise<void> {
    this.want();
    const { current } = this;
    if (!current || current.isOver) return;
    current.signal('SIGTERM');
    const ended = await Promise.race([current.ended, sleep(STOP_TIMEOUT_MS, 'late' as const, { ref: false })]);
    // The framework lets the signal end the process once everything is closed.
    if (ended === 0 || ended === 'SIGTERM') return;
    const what = ended === 'late' ? 'did not stop when told to' : `stopped with ${ended}`;
    this.happenings.faults.push(`${current.name} ${what}: see its log`);
    current.signal('SIGKILL');
    await current.ended;
  }

  /** Whatever was wanted before is no longer wanted. @returns whether this still is */
  private want(): () => boolean {
    const wish = (this.wishes += 1);
    return () => wish === this.wishes;
  }

  private incarnate(): Incarnation {
    this.lives += 1;
    const name = `${this.plan.name}-${this.lives}`;
    const log = join(this.folder, `${name}.log`);
    this.current = new Incarnation(name, this.plan.script, this.plan.environment(name), log);
    this.current.url = this.plan.url;
    return this.current;
  }

  private welcome(incarnation: Incarnation): void {
    this.url = existing(incarnation.url, `address of ${incarnation.name}`);
    this.startsMs.push(Date.now() - incarnation.startedAt);
    void incarnation.ended.then(() => {
      if (incarnation.isTold) return;
      this.happenings.faults.push(`${incarnation.name} ended by itself: see its log`);
      // Where it does not start any more, that is the next fault.
      this.start().catch((error: unknown) => this.happenings.faults.push((error as Error).message));
    });
  }
}
