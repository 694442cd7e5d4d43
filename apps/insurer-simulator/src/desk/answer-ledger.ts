import { createHash } from 'node:crypto';
import { type Clock, keepNewest } from '@cotiza/kernel';
import type { QuoteAnswer } from '../pricing/quote-answer';
import type { Asked } from './vendor-desk';

interface Entry {
  readonly contentHash: string;
  readonly answer: QuoteAnswer;
  /** When the insurer has done with it, whether or not its client still waits. */
  readonly readyAt: number;
  /** How long it takes over it; once it has answered, how long it took. */
  afterMs: number;
  hasAnswered: boolean;
  readonly keptUntil: number;
}

/** Whether a reference has been seen, and with what. */
export type Earlier =
  | { readonly kind: 'none' | 'reused' }
  /** `leftMs` is how long the insurer still needs for it; 0 when it has answered. */
  | { readonly kind: 'same'; readonly answer: QuoteAnswer; readonly leftMs: number };

/** How long an insurer took over a request, its own delays included, or takes. */
export interface Pace {
  readonly reference: string;
  readonly afterMs: number;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
/** A day of a load test would not fit into memory: the oldest are forgotten first. */
const MOST = 2_000;

/** The answers given, so that a request that comes again is not priced again. */
export class AnswerLedger {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  find({ reference, content }: Asked): Earlier {
    const now = this.clock.now();
    const entry = this.entries.get(reference);
    if (!entry || entry.keptUntil <= now) return { kind: 'none' };
    if (entry.contentHash !== hashed(content)) return { kind: 'reused' };
    return { kind: 'same', answer: entry.answer, leftMs: Math.max(0, entry.readyAt - now) };
  }

  /** @param afterMs how long the insurer takes */
  keep({ reference, content }: Asked, answer: QuoteAnswer, afterMs: number): void {
    const now = this.clock.now();
    this.entries.delete(reference);
    this.entries.set(reference, {
      contentHash: hashed(content),
      answer,
      readyAt: now + afterMs,
      afterMs,
      hasAnswered: false,
      keptUntil: now + KEPT_MS,
    });
    keepNewest(this.entries, MOST);
  }

  /** An answer is on its way. One that is sent again does not count: the insurer had been done with it before. */
  answered(reference: string, afterMs: number): void {
    const entry = this.entries.get(reference);
    if (!entry || entry.hasAnswered) return;
    entry.hasAnswered = true;
    entry.afterMs = afterMs;
  }

  /** Of every request that is known still, the oldest first. */
  get paces(): Pace[] {
    return [...this.entries].map(([reference, { afterMs }]) => ({ reference, afterMs }));
  }
}

const hashed = (content: string) => createHash('sha1').update(content).digest('base64');
