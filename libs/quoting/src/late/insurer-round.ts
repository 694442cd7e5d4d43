import type { InsurerManifest } from '@cotiza/insurers-port';
import type { Asked } from '../ask/ask-all';
import { answersOf, type InsurerAnswer } from '../ask/ask-insurer';

/** The answers of an insurer that has not answered yet, as they are kept in case it never does. */
const notYet = ({ insurer }: Asked): readonly InsurerAnswer[] =>
  answersOf(insurer, {
    kind: 'unavailable',
    cause: 'deadline',
    detail: 'no answer by the time that the quotation was kept',
  });

/** The insurers of one quotation, as they answer. */
export class InsurerRound {
  private readonly given = new Map<Asked, readonly InsurerAnswer[]>();
  private failure: { readonly error: unknown } | undefined;
  private wake = (): void => undefined;
  private changed = this.nextChange();

  constructor(private readonly asked: readonly Asked[]) {
    for (const each of asked)
      void each.answers
        .then(
          (answers) => void this.given.set(each, answers),
          (error: unknown) => (this.failure ??= { error }),
        )
        .then(() => {
          this.wake();
          this.changed = this.nextChange();
        });
  }

  /** The answers of every insurer, in the order in which they were asked; one that has not answered is unavailable. */
  answers(): InsurerAnswer[] {
    return this.asked.flatMap((each) => this.given.get(each) ?? notYet(each));
  }

  /** The insurers that have not answered; of an aggregator, its companies. */
  pending(): InsurerManifest[] {
    return this.asked.flatMap((each) => (this.given.has(each) ? [] : notYet(each).map(({ insurer }) => insurer)));
  }

  get isComplete(): boolean {
    return this.given.size === this.asked.length;
  }

  hasOffers(): boolean {
    return [...this.given.values()].flat().some(({ outcome }) => outcome.kind === 'offers');
  }

  /** Resolves as soon as the condition holds, which is tested after each answer. Rejects once an answer cannot be taken. */
  async until(isEnough: () => boolean): Promise<void> {
    for (;;) {
      if (this.failure) throw this.failure.error;
      if (isEnough()) return;
      await this.changed;
    }
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
