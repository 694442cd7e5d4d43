import type { RenderedCatalogue } from '@cotiza/quoting';

/** Rendered answers by query, the least recently used dropped first once their bodies exceed a number of bytes. */
export class AnswerCache {
  private readonly answers = new Map<string, RenderedCatalogue>();
  private heldBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.heldBytes;
  }

  get(key: string): RenderedCatalogue | undefined {
    const answer = this.answers.get(key);
    if (answer) {
      // A Map iterates in order of insertion: putting the entry back makes it the most recently used.
      this.answers.delete(key);
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** Keeps an answer; a key that is already held keeps the one it has. */
  add(key: string, answer: RenderedCatalogue): void {
    if (this.answers.has(key)) return;
    this.answers.set(key, answer);
    this.heldBytes += answer.body.length;
    for (const [oldest, { body }] of this.answers) {
      if (this.heldBytes <= this.maxBytes) return;
      this.answers.delete(oldest);
      this.heldBytes -= body.length;
    }
  }
}
