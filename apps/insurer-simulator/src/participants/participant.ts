import { FaultPlan } from '../faults/fault-plan';
import type { FaultRule } from '../faults/fault-rule';
import { drawLatency } from '../latency/draw-latency';
import type { LatencyModel } from '../latency/latency-model';
import { seededRandom, type Random } from '../randomness/seeded-random';
import { Counters } from './counters';
import { OpenSockets } from './open-sockets';
import type { Protocol } from './protocol';
import { Rejections, type OnRejection } from './rejections';

/** How something is simulated when it starts, and again after a reset. */
export interface ParticipantSettings {
  readonly id: string;
  readonly protocol: Protocol;
  readonly latency: LatencyModel;
  readonly faults: readonly FaultRule[];
}

/** Anything that is simulated: how it behaves for now, and what has happened to it. */
export class Participant {
  readonly id: string;
  readonly protocol: Protocol;
  readonly counters = new Counters();
  readonly sockets = new OpenSockets();
  readonly rejections: Rejections;
  readonly faults: FaultPlan;
  latency: LatencyModel;
  private latencies: Random;

  constructor(
    private readonly settings: ParticipantSettings,
    private readonly seed: number,
    onRejection: OnRejection = () => undefined,
  ) {
    this.rejections = new Rejections((issues) => onRejection(settings.id, issues));
    this.id = settings.id;
    this.protocol = settings.protocol;
    this.faults = new FaultPlan(seed, settings.id);
    this.faults.start(settings.faults);
    this.latency = settings.latency;
    this.latencies = this.freshLatencies();
  }

  /** Milliseconds to wait before the next answer. */
  nextLatencyMs(): number {
    return drawLatency(this.latency, this.latencies);
  }

  /** Everything as at the start, but tokens and connections: these are the clients' as well. */
  reset(): void {
    this.counters.reset();
    this.rejections.reset();
    this.faults.start(this.settings.faults);
    this.latency = this.settings.latency;
    this.latencies = this.freshLatencies();
  }

  private freshLatencies(): Random {
    return seededRandom(this.seed, `${this.settings.id}/latency`);
  }
}

/** Where everything of an insurer, or of the registry, is found below the simulator's address. */
export const basePath = (id: string): string => `/i/${id}`;
