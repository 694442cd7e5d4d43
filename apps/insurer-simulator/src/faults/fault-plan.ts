import { seededRandom, type Random } from '../randomness/seeded-random';
import { faultRow, type FaultKind, type FaultStage } from './fault-kinds.table';
import type { FaultRule } from './fault-rule';

interface RunningRule {
  readonly rule: FaultRule;
  readonly random: Random;
  left: number;
}

/**
 * Decides which requests a fault strikes. Every rule draws from its own stream, one number for each request that it could
 * strike, so that the schedule depends only on the seed and on the order of the requests.
 */
export class FaultPlan {
  private running: readonly RunningRule[] = [];

  constructor(
    private readonly seed: number,
    private readonly name: string,
  ) {}

  get rules(): readonly FaultRule[] {
    return this.running.map(({ rule, left }) => (rule.times === null ? rule : { ...rule, times: left }));
  }

  /** Replaces the active faults. */
  start(rules: readonly FaultRule[]): void {
    this.running = rules.map((rule, index) => ({
      rule,
      random: seededRandom(this.seed, `${this.name}/fault/${index}/${rule.kind}`),
      left: rule.times ?? Infinity,
    }));
  }

  /**
   * Returns the first fault of the list that strikes now.
   *
   * @param stages the stages at which the request can be struck
   */
  next(stages: readonly FaultStage[]): FaultKind | null {
    let struck: RunningRule | null = null;
    for (const running of this.running) {
      if (!stages.includes(faultRow(running.rule.kind).stage)) continue;
      const strikes = running.random() < running.rule.probability;
      if (strikes && struck === null && running.left > 0) struck = running;
    }
    if (struck === null) return null;
    struck.left--;
    return struck.rule.kind;
  }
}
