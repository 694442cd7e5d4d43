import type { Clock } from '@cotiza/kernel';
import type { Terminal } from './terminal';

/** Often enough to be seen moving. */
const REWRITE_EVERY_MS = 100;

/** Rarely enough for a log. */
const LINE_EVERY_MS = 2000;

const CLEAR_LINE = '\r\u001b[K';

export interface Progress {
  readonly onProgress: (done: number) => void;
  /** Leaves the line to whatever is said next. */
  end(): void;
}

/**
 * Says how far a long piece of work has come: on a line that is written over where there is a terminal, else on lines of
 * their own, and then only for those who want it.
 */
export function progressOn(terminal: Terminal, clock: Clock, isWanted: boolean, whatIsDone: string): Progress {
  const { showsProgress } = terminal;
  if (!showsProgress && !isWanted) return { onProgress: () => undefined, end: () => undefined };
  const everyMs = showsProgress ? REWRITE_EVERY_MS : LINE_EVERY_MS;
  let toldAt = -Infinity;
  return {
    onProgress: (done) => {
      if (clock.now() - toldAt < everyMs) return;
      toldAt = clock.now();
      const line = `${done} ${whatIsDone}`;
      terminal.tell(showsProgress ? `${CLEAR_LINE}${line}` : `${line}\n`);
    },
    end: () => {
      if (showsProgress && toldAt > -Infinity) terminal.tell(CLEAR_LINE);
    },
  };
}
