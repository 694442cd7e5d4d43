import type { Death, Outage, Part, StandStill } from './evidence/evidence';

/** Refusals that come a little after a part is back, in milliseconds: of whoever asked just before. */
const AFTERMATH_MS = 1000;

/** What happens to the processes and to what they need, as it happens. */
export class Happenings {
  readonly deaths: Death[] = [];
  readonly outages: Outage[] = [];
  readonly stoodStill: StandStill[] = [];
  /** What must not be, in sentences. */
  readonly faults: string[] = [];
  private readonly goneSince = new Map<Part, number>();
  private readonly turns = new Map<Part, Promise<void>>();

  died(by: string): void {
    this.deaths.push({ by, at: Date.now() });
  }

  /** Takes a part away for a while. On a slow machine that may last until it is to be taken away again, which waits. */
  without(part: Part, take: () => Promise<void>, giveBack: () => Promise<void>): Promise<void> {
    const before = this.turns.get(part) ?? Promise.resolve();
    const passed = before.then(() => this.passes(part, take, giveBack));
    this.turns.set(
      part,
      passed.catch(() => undefined),
    );
    return passed;
  }

  private async passes(part: Part, take: () => Promise<void>, giveBack: () => Promise<void>): Promise<void> {
    const from = Date.now();
    this.goneSince.set(part, from);
    await take();
    await giveBack();
    this.goneSince.delete(part);
    this.outages.push({ part, from, until: Date.now() });
  }

  /** Whether a part has been away at some time since then. */
  wasWithout(part: Part, since: number): boolean {
    if (this.goneSince.has(part)) return true;
    return this.outages.some((outage) => outage.part === part && outage.until + AFTERMATH_MS >= since);
  }
}
