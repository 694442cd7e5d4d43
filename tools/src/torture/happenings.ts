import type { Death, Outage, Part } from './evidence/evidence';

/** Refusals that come a little after a part is back, in milliseconds: of whoever asked just before. */
const AFTERMATH_MS = 1000;

/** What happens to the processes and to what they need, as it happens. */
export class Happenings {
  readonly deaths: Death[] = [];
  readonly outages: Outage[] = [];
  /** What must not be, in sentences. */
  readonly faults: string[] = [];
  private readonly goneSince = new Map<Part, number>();

  died(by: string): void {
    this.deaths.push({ by, at: Date.now() });
  }

  async without(part: Part, take: () => Promise<void>, giveBack: () => Promise<void>): Promise<void> {
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
