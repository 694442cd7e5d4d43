import type { Socket } from 'node:net';
import type { FaultKind, FaultStage } from '../faults/fault-kinds.table';
import { FaultPlan } from '../faults/fault-plan';
import type { FaultRule } from '../faults/fault-rule';
import type { Latency } from '../latency/latency';
import { seededRandom, type Random } from '../randomness/seeded-random';
import { Counters } from './counters';
import type { Protocol } from './protocol';

/** The settings of a participant at the start and after a reset. */
export interface ParticipantSettings {
  readonly id: string;
  readonly protocol: Protocol;
  readonly latency: Latency;
  readonly faults: readonly FaultRule[];
}

/** A request that breaks the vendor's document. */
export interface Rejection {
  readonly at: string;
  /** The faults, without the sent values. */
  readonly issues: readonly string[];
}

/** Called with the faults of a request that was refused as malformed. */
export type OnRejection = (id: string, issues: readonly string[]) => void;

const REJECTIONS_KEPT = 20;

/** A simulated insurer or the registry, with its present behaviour and its counters. */
export class Participant {
  readonly id: string;
  readonly protocol: Protocol;
  readonly counters = new Counters();
  /** The open connections. */
  readonly sockets = new Set<Socket>();
  readonly faults: FaultPlan;
  /** The latest requests refused as malformed, which show where a client's mapping is wrong. */
  rejections: readonly Rejection[] = [];
  latency: Latency;
  private latencies: Random;

  constructor(
    private readonly settings: ParticipantSettings,
    private readonly seed: number,
    private readonly onRejection: OnRejection = () => undefined,
  ) {
    this.id = settings.id;
    this.protocol = settings.protocol;
    this.faults = new FaultPlan(seed, settings.id);
    this.faults.start(settings.faults);
    this.latency = settings.latency;
    this.latencies = this.freshLatencies();
  }

  /** Milliseconds to wait before the next answer. */
  nextLatencyMs(): number {
    return this.latency.draw(this.latencies);
  }

  /** Returns the fault that strikes now at one of the stages, and counts it. */
  strike(stages: readonly FaultStage[]): FaultKind | null {
    const fault = this.faults.next(stages);
    if (fault) this.counters.struck(fault);
    return fault;
  }

  connected(socket: Socket): void {
    if (this.sockets.has(socket) || socket.destroyed) return;
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }

  reject(issues: readonly string[]): void {
    this.onRejection(this.id, issues);
    this.rejections = [{ at: new Date().toISOString(), issues }, ...this.rejections].slice(0, REJECTIONS_KEPT);
  }

  /** Restores the initial state, but keeps tokens and connections, which clients still use. */
  reset(): void {
    this.counters.reset();
    this.rejections = [];
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
