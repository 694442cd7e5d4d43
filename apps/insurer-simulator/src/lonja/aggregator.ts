import type { Participant } from '../participants/participant';
import type { InsurerProfile } from '../pricing/insurer-profile';
import type { Pricing } from '../pricing/price';
import type { Outcome } from '../pricing/quote-answer';
import type { PriceQuestion } from '../pricing/risk.mapper';

export interface AskedCompany {
  readonly key: string;
  readonly participant: Participant;
  readonly profile: InsurerProfile;
  readonly pricing: Pricing;
}

/** The answer of a company, or why it gave none. */
export type CompanyOutcome = Outcome | { readonly kind: 'failed'; readonly code: 'TIEMPO' | 'CAIDA' };

/** The questions of a distributor, as its invoice has them. */
export interface Bill {
  readonly questions: number;
  readonly cents: number;
  /** Questions for a reference that was billed before. */
  readonly repeated: number;
}

const COST_CENTS = 12;
/** An aggregator answers then with the companies that have answered. */
const LONGEST_MS = 150_000;

export class Aggregator {
  private readonly references = new Set<string>();
  private billed: Bill = { questions: 0, cents: 0, repeated: 0 };

  /** @param pace factor of the longest wait */
  constructor(
    readonly participant: Participant,
    readonly companies: readonly AskedCompany[],
    private readonly pace: number,
  ) {}

  get bill(): Bill {
    return this.billed;
  }

  /** Bills a question, asked before or not. */
  charge(reference: string): void {
    const { questions, cents, repeated } = this.billed;
    const isRepeated = this.references.has(reference);
    this.references.add(reference);
    this.billed = {
      questions: questions + 1,
      cents: cents + COST_CENTS,
      repeated: repeated + (isRepeated ? 1 : 0),
    };
  }

  /** Returns the outcome of each company, and the milliseconds until the last one that is waited for. */
  ask(question: PriceQuestion): { readonly afterMs: number; readonly outcomes: readonly [string, CompanyOutcome][] } {
    const longestMs = LONGEST_MS * this.pace;
    const waits = this.companies.map(({ participant }) => waitOf(participant));
    return {
      afterMs: this.participant.latencyMs + Math.min(longestMs, Math.max(...waits)),
      outcomes: this.companies.map((company) => [company.key, outcomeOf(company, question, longestMs)]),
    };
  }
}

const waitOf = ({ fault, latencyMs }: Participant): number => (fault === 'hang' ? Infinity : latencyMs);

function outcomeOf({ participant, pricing }: AskedCompany, question: PriceQuestion, longestMs: number): CompanyOutcome {
  const { fault } = participant;
  if (waitOf(participant) > longestMs) return { kind: 'failed', code: 'TIEMPO' };
  if (fault === 'none') return pricing(question);
  if (fault === 'decline') return { kind: 'declined', tariff: 'none', reasons: [] };
  return { kind: 'failed', code: 'CAIDA' };
}
