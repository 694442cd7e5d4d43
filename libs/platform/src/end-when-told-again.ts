import { constants } from 'node:os';
import type { Server } from 'node:http';

/** What tells a process to stop. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What comes this soon after the first signal is the same order: npm passes on what the terminal has sent already. */
const SAME_ORDER_MS = 500;

/** The exit code of a process that a signal ended, as shells say it. */
const exitCodeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal];

/**
 * Whether this is the first process of a container. The kernel keeps from it every signal that nobody listens to, its own too:
 * once it has closed it has to exit, or it stays until it is killed.
 */
export const isFirstProcess = (): boolean => process.pid === 1;

/**
 * Ends the process at once when it is told to stop while it starts: nothing is under way yet, and nobody else listens to
 * signals.
 *
 * @returns how to say that it has started
 */
export function endWhenToldWhileStarting(end: (code: number) => void = process.exit): () => void {
  const onSignal = (signal: NodeJS.Signals) => end(exitCodeOf(signal));
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  };
}

/** Ends the process at once when it is told to stop a second time, whatever still runs. */
export function endWhenToldAgain(server: Pick<Server, 'once'>, end: (code: number) => void = process.exit): void {
  let firstAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    firstAt ??= performance.now();
    if (performance.now() - firstAt > SAME_ORDER_MS) end(exitCodeOf(signal));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  server.once('close', () => {
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  });
}
