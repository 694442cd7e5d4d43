import { isatty } from 'node:tty';
import { pino, type DestinationStream } from 'pino';

/** Lines are written once there is a block of them: a write for each would cost a quotation more than the line itself. */
const BLOCK_BYTES = 4096;

/** How long a line waits for others at most. What a process that is killed loses of its log is younger than this. */
const GATHER_MS = 100;

/** Where the log of a process goes. */
export interface LogOutput extends DestinationStream {
  /** From now on each line is written at once: for a process about to end, which waits for no block to fill. */
  writeThrough(): void;
}

/**
 * The log of a process as a stream: in blocks and without making anybody wait, or line by line on a terminal, where somebody
 * reads along. A process that exits, in whatever way but by a signal, loses nothing of it; one that is told to stop calls
 * `writeThrough` first.
 *
 * @param descriptor of the open file; standard output unless it is said
 */
export function logOutput(descriptor = 1): LogOutput {
  const through = pino.destination({ dest: descriptor, sync: true });
  if (isatty(descriptor)) return { write: (line) => void through.write(line), writeThrough: () => undefined };
  const gathered = pino.destination({ dest: descriptor, sync: false, minLength: BLOCK_BYTES });
  let output = gathered;
  let waiting: NodeJS.Timeout | undefined;
  let isLate = false;
  let unwrittenBytes = 0;
  const flush = () => {
    waiting = undefined;
    isLate = true;
    gathered.flush();
  };
  gathered.on('write', (bytes: number) => (unwrittenBytes -= bytes));
  // While a block is being written, it takes no other, and what has come meanwhile would wait for lines that may never come.
  gathered.on('drain', () => {
    if (isLate && unwrittenBytes > 0) gathered.flush();
    isLate = false;
  });
  return {
    write: (line) => {
      output.write(line);
      if (output !== gathered) return;
      unwrittenBytes += Buffer.byteLength(line);
      waiting ??= setTimeout(flush, GATHER_MS).unref();
    },
    writeThrough: () => {
      if (output === through) return;
      output = through;
      clearTimeout(waiting);
      gathered.flushSync();
    },
  };
}
