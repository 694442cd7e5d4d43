import type { Clock } from '@cotiza/kernel';
import type { Terminal } from './terminal';

/** Short enough to look continuous. */
const REWRITE_EVERY_MS = 100;

/** Long enough for a log. */
const LINE_EVERY_MS = 2000;

const CLEAR_LINE = '\r\u001b[K';

/** The option of long commands. */
export const PROGRESS_OPTION = ['--progress', 'say how far it has come, also where there is no terminal'] as const;

export interface ProgressOptions {
  readonly progress?: boolean;
}

export interface Progress {
  readonly onProgress: (done: number) => void;
  /** Clears the line for the next output. */
  end(): void;
}

/**
 * Shows the progress of a long piece of work: on a terminal, on one line that is rewritten; otherwise on separate lines, and
 * only on request.
 */
export function progressOn(terminal: Terminal, clock: Clock, isWanted: boolean, whatIsDone: string): Progress {
  const { showsProgress } = terminal;
  if (!showsProgress && !isWanted) return { onProgress: () => undefined, end: () => undefined };
  const everyMs = showsProgress ? REWRITE_EVERY_MS : LINE_EVERY_MS;
  let shownAt = -Infinity;
  return {
    onProgress: (done) => {
      if (clock.now() - shownAt < everyMs) return;
      shownAt = clock.now();
      const line = `${done} ${whatIsDone}`;
      terminal.tell(showsProgress ? `${CLEAR_LINE}${line}` : `${line}\n`);
    },
    end: () => {
      if (showsProgress && shownAt > -Infinity) terminal.tell(CLEAR_LINE);
    },
  };
}
