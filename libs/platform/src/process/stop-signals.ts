import { constants } from 'node:os';
import type { Server } from 'node:http';

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A signal this soon after the first is a copy of it: npm passes on what the terminal has already sent. */
const SAME_ORDER_MS = 500;

/** Returns the exit code of a process that a signal ended, as shells report it. */
const exitCodeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal];

/**
 * Returns true in the first process of a container. The kernel discards signals for which such a process has no listener, its
 * own included, so it has to exit once it has closed.
 */
export const isFirstProcess = (): boolean => process.pid === 1;

function onStopSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of STOP_SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, listener);
  };
}

/**
 * Ends the process at the first signal, while it starts and nothing is under way.
 *
 * @returns a function to call once it has started
 */
export const exitOnSignal = (): (() => void) => onStopSignal((signal) => process.exit(exitCodeOf(signal)));

/** Ends the process at a second signal, even if requests are still under way. */
export function exitOnSecondSignal(server: Pick<Server, 'once'>): void {
  let firstAt: number | undefined;
  const stopListening = onStopSignal((signal) => {
    firstAt ??= performance.now();
    if (performance.now() - firstAt > SAME_ORDER_MS) process.exit(exitCodeOf(signal));
  });
  server.once('close', stopListening);
}
