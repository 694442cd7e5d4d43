import type { Clock } from '@cotiza/kernel';

/**
 * Limits how often a check runs. Callers in between get its last result, and callers during a check share it.
 */
export function atMostEvery<T>(ms: number, clock: Clock, check: () => Promise<T>): () => Promise<T> {
  let last: { readonly result: Promise<T>; readonly madeAt: number; isOver: boolean } | undefined;
  return () => {
    if (last && !(last.isOver && clock.now() - last.madeAt >= ms)) return last.result;
    const made = { result: check(), madeAt: clock.now(), isOver: false };
    const over = () => void (made.isOver = true);
    made.result.then(over, over);
    last = made;
    return made.result;
  };
}
