import type { Exchange } from './exchange';

const PART = Buffer.alloc(64 * 1024, 'x');
const PARTS = (50 * 1024 * 1024) / PART.length;

/** Streams 50 MB at the reader's pace, and stops when the reader stops. */
export function streamHuge({ raw }: Exchange, [before, after]: readonly [string, string]): void {
  let left = PARTS;
  const pour = () => {
    while (left > 0 && !raw.destroyed) {
      left--;
      if (!raw.write(PART)) {
        raw.once('drain', pour);
        return;
      }
    }
    if (!raw.destroyed) raw.end(after);
  };
  raw.write(before);
  pour();
}
