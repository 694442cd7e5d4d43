import type { Clock } from '@cotiza/kernel';

/** What is counted within this time is told together, in milliseconds: one by one would cost more than what is counted. */
const TELL_AFTER_MS = 500;

/** Counts by name, and tells of it now and then. */
export interface Tally<Name extends string> {
  add(name: Name): void;
  /** Tells of what has not been told yet. */
  tell(): void;
}

export function tallyOf<Name extends string>(
  clock: Clock,
  told: (counts: Partial<Record<Name, number>>) => void,
): Tally<Name> {
  let counts: Partial<Record<Name, number>> | undefined;
  const tell = () => {
    if (counts) told(counts);
    counts = undefined;
  };
  return {
    add: (name) => {
      if (!counts) clock.after(TELL_AFTER_MS, tell);
      counts ??= {};
      counts[name] = (counts[name] ?? 0) + 1;
    },
    tell,
  };
}
