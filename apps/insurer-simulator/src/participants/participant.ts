import { FaultPlan } from '../faults/fault-plan';
import type { FaultRule } from '../faults/fault-rule';
import { drawLatency } from '../latency/draw-latency';
import type { LatencyModel } from '../latency/latency-model';
import { seededRandom, type Random } from '../randomness/seeded-random';
import { Counters } from './counters';
import { OpenSockets } from './open-sockets';
import type { Protocol } from './protocol';
import { Rejections, type OnRejection } from './rejections';

/** The settings of a participant at the start and after a reset. */
export interface ParticipantSettings {
  readonly id: string;
  readonly protocol: Protocol;
  readonly latency: LatencyModel;
  readonly faults: readonly FaultRule[];
}

/** A simulated insurer or the registry, with its present behaviour and its counters. */
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

  /** Restores the initial state, but keeps tokens and connections, which clients still use. */
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

/** Returns the path below which an insurer or the registry is served. */
export const basePath = (id: string): string => `/i/${id}`;
