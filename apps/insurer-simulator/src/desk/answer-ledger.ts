import { createHash } from 'node:crypto';
import { type Clock, keepNewest } from '@cotiza/kernel';
import type { QuoteAnswer } from '../pricing/quote-answer';
import type { Asked } from './vendor-desk';

interface Entry {
  readonly contentHash: string;
  readonly answer: QuoteAnswer;
  /** The time at which the insurer finishes, even if its client no longer waits. */
  readonly readyAt: number;
  readonly keptUntil: number;
}

/** The earlier use of a reference, if any. */
export type Earlier =
  | { readonly kind: 'none' | 'reused' }
  /** `leftMs` is the time that the insurer still needs; 0 when it has answered. */
  | { readonly kind: 'same'; readonly answer: QuoteAnswer; readonly leftMs: number };

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Bounds the memory of a long load test: the oldest answers are removed first. */
const MOST = 2_000;

/** The given answers, so that a repeated request is not priced again. */
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

  keep({ reference, content }: Asked, answer: QuoteAnswer, afterMs: number): void {
    const now = this.clock.now();
    this.entries.delete(reference);
    this.entries.set(reference, {
      contentHash: hashed(content),
      answer,
      readyAt: now + afterMs,
      keptUntil: now + KEPT_MS,
    });
    keepNewest(this.entries, MOST);
  }
}

const hashed = (content: string) => createHash('sha1').update(content).digest('base64');
