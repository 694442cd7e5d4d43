import { type Clock, existing } from '@cotiza/kernel';

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process that serves, as whoever supervises it has it. */
export interface WorkerProcess {
  /** Calls back with its address once it listens. */
  onServing(serving: (url: string) => void): void;
  /** Calls back once it is gone, however it went. */
  onEnd(ended: (how: Ending) => void): void;
  kill(signal: NodeJS.Signals): void;
}

export interface SupervisorOptions {
  /** How many processes serve. */
  readonly count: number;
  /** Starts the one with this number, from 1 on. */
  readonly fork: (number: number) => WorkerProcess;
  readonly clock: Clock;
  readonly report: (event: 'worker ended' | 'worker serving', facts: Readonly<Record<string, unknown>>) => void;
}

/** A process that ended before all of them served for the first time: starting it again would not help. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  constructor(readonly how: Ending) {
    super('a process ended before it served');
  }
}

/** Until a process that ended is started again, in milliseconds, by how often in a row it has ended soon. */
const BACK_OFF_MS = [100, 1000, 5000, 15_000, 30_000] as const;
/** Whoever has served for so long did not end for what was wrong at its start. */
const SERVED_WELL_MS = 60_000;
/** What is still there this long after it was told to stop is ended: whoever told it waits for 10 seconds. */
const GRACE_MS = 9000;

interface Place {
  readonly number: number;
  process?: WorkerProcess;
  servingSince?: number;
  /** How often in a row it has ended soon after its start. */
  failures: number;
}

/** Keeps several processes serving: those that end are started again, and all stop together. */
export class Supervisor {
  private readonly places: readonly Place[];
  private hasStarted = false;
  private isStopping = false;
  private whenGone: (() => void)[] = [];
  private startedAgain = 0;

  constructor(private readonly options: SupervisorOptions) {
    this.places = Array.from({ length: options.count }, (_, index) => ({ number: index + 1, failures: 0 }));
  }

  /** How many serve now. */
  get serving(): number {
    return this.places.filter(({ servingSince }) => servingSince !== undefined).length;
  }

  /** How often one was started again. */
  get restarts(): number {
    return this.startedAgain;
  }

  /** Those that are there now, by their numbers. */
  processes(): ReadonlyMap<number, WorkerProcess> {
    return new Map(this.places.flatMap(({ number, process }) => (process ? [[number, process] as const] : [])));
  }

  /**
   * Starts the first and, once it serves, the others: what is wrong with the settings is said once, and the tables are made by
   * one. Returns where they listen.
   *
   * @throws WorkerEnded
   */
  async start(): Promise<string> {
    const [first, ...others] = this.places as [Place, ...Place[]];
    const url = await this.begin(first);
    await Promise.all(others.map((place) => this.begin(place)));
    this.hasStarted = true;
    return url;
  }

  /** Tells all to stop, and ends those that do not. Told again, it passes that on. */
  stop(signal: NodeJS.Signals): Promise<void> {
    const isFirst = !this.isStopping;
    this.isStopping = true;
    this.signal(signal);
    if (isFirst) this.options.clock.after(GRACE_MS, () => this.signal('SIGKILL'));
    return new Promise((resolve) => {
      this.whenGone.push(resolve);
      this.tellWhenGone();
    });
  }

  /** Passes a signal on to every process. */
  signal(signal: NodeJS.Signals): void {
    for (const process of this.processes().values()) process.kill(signal);
  }

  private begin(place: Place): Promise<string> {
    return new Promise((resolve, reject) => {
      const process = this.options.fork(place.number);
      place.process = process;
      process.onServing((url) => {
        place.servingSince = this.options.clock.now();
        if (this.hasStarted) this.options.report('worker serving', { worker: place.number });
        resolve(url);
      });
      process.onEnd((how) => {
        reject(new WorkerEnded(how));
        this.ended(place, how);
      });
    });
  }

  private ended(place: Place, how: Ending): void {
    const { clock, report } = this.options;
    const hasServedWell = place.servingSince !== undefined && clock.now() - place.servingSince >= SERVED_WELL_MS;
    place.process = undefined;
    place.servingSince = undefined;
    if (this.isStopping) this.tellWhenGone();
    if (this.isStopping || !this.hasStarted) return;
    const againInMs = existing(
      BACK_OFF_MS[Math.min(hasServedWell ? 0 : place.failures, BACK_OFF_MS.length - 1)],
      'wait after so many failures',
    );
    place.failures = hasServedWell ? 1 : place.failures + 1;
    report('worker ended', { worker: place.number, ...how, againInMs });
    clock.after(againInMs, () => {
      if (this.isStopping) return;
      this.startedAgain++;
      // One that ends before it serves is told of like any other.
      this.begin(place).catch(() => undefined);
    });
  }

  private tellWhenGone(): void {
    if (this.processes().size === 0) for (const tell of this.whenGone.splice(0)) tell();
  }
}
