import type { Clock } from '@cotiza/kernel';

/**
 * A check that is made at most so often, however often it is asked for: between two of them its last result holds, and one that
 * is under way is shared by all who ask.
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
