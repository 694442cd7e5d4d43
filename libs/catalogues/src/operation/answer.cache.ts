import type { RenderedCatalogue } from '@cotiza/quoting';

interface Held {
  readonly answer: RenderedCatalogue;
  /** Since it was added or last spared. */
  wasAskedFor: boolean;
}

/**
 * Caches rendered answers by query. Above a number of bytes the oldest are removed, but requested ones are spared once and
 * count as new (the second chance of page replacement), so that a request moves no entry.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Held>();
  private heldBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.heldBytes;
  }

  get(key: string): RenderedCatalogue | undefined {
    const held = this.answers.get(key);
    if (!held) return undefined;
    held.wasAskedFor = true;
    return held.answer;
  }

  /** Adds an answer; an existing key keeps its answer. */
  add(key: string, answer: RenderedCatalogue): void {
    if (this.answers.has(key)) return;
    this.answers.set(key, { answer, wasAskedFor: false });
    this.heldBytes += answer.body.length;
    // A Map iterates in order of insertion, so spared entries come last.
    for (const [oldest, held] of this.answers) {
      if (this.heldBytes <= this.maxBytes) return;
      this.answers.delete(oldest);
      if (held.wasAskedFor) this.answers.set(oldest, { answer: held.answer, wasAskedFor: false });
      else this.heldBytes -= held.answer.body.length;
    }
  }
}
