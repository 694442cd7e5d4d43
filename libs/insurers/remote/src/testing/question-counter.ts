import type { QuestionCounter } from '../guard/observers';

/** Counts in memory, without an end to its windows. */
export function questionCounter(): QuestionCounter {
  const counted = new Map<string, number>();
  const add = (key: string, change: number) => counted.set(key, (counted.get(key) ?? 0) + change);
  return {
    take: (counts) => {
      if (counts.some(({ key, limit }) => (counted.get(key) ?? 0) >= limit)) return Promise.resolve({ isFull: true });
      counts.forEach(({ key }) => add(key, 1));
      return Promise.resolve({
        isFull: false,
        giveBack: () => Promise.resolve(counts.forEach(({ key }) => add(key, -1))),
      });
    },
  };
}
