import { createInterface } from 'node:readline';
import type { Terminal } from './terminal';

/** Width of a terminal that does not report one. */
const DEFAULT_WIDTH = 100;

export function processTerminal({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  // A reader such as `head` may close the pipe: that is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    width: stdout.columns || DEFAULT_WIDTH,
    showsProgress: stderr.isTTY,
    canAsk: stdin.isTTY && stderr.isTTY,
    write: (text) => void stdout.write(text),
    tell: (text) => void stderr.write(text),
    ask: (question) =>
      new Promise((resolve) => {
        const lines = createInterface({ input: stdin, output: stderr });
        lines.on('close', () => resolve(''));
        lines.question(question, (answer) => {
          resolve(answer.trim());
          lines.close();
        });
      }),
  };
}
