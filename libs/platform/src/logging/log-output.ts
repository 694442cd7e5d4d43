import { isatty } from 'node:tty';
import { pino, type DestinationStream } from 'pino';

/** Lines are written in blocks: a write for each would cost more than the line. sonic-boom 4.2 counts a whole block again for each line. */
const BLOCK_BYTES = 4000;

/** Longest time that a line waits for others. A killed process loses only lines younger than this. */
const FLUSH_EVERY_MS = 100;

export interface LogOutput extends DestinationStream {
  /** Writes what is gathered, and from now on each line at once: for a process about to end. */
  writeThrough(): void;
}

/**
 * Returns the log of a process as a stream: line by line on a terminal, else in blocks. A process that exits loses nothing of
 * it; one that ends by a signal calls `writeThrough` first.
 *
 * @param descriptor an open file; standard output by default
 */
export function logOutput(descriptor = 1): LogOutput {
  const through = pino.destination({ dest: descriptor, sync: true });
  if (isatty(descriptor)) return { write: (line) => void through.write(line), writeThrough: () => undefined };
  const options = { minLength: BLOCK_BYTES, periodicFlush: FLUSH_EVERY_MS };
  const gathered = pino.destination({ dest: descriptor, sync: false, ...options });
  let output = gathered;
  return {
    write: (line) => void output.write(line),
    writeThrough: () => {
      if (output === gathered) gathered.flushSync();
      output = through;
    },
  };
}
