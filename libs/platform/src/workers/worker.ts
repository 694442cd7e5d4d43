import cluster from 'node:cluster';
import { systemClock } from '@cotiza/kernel';
import { Conversation } from './conversation';

/** The variable by which a process that serves with others learns which of how many it is: `2/4`. */
export const WORKER_VARIABLE = 'COTIZA_WORKER';

/** What the processes of a service speak of. */
export const WORKER_TOPICS = {
  /** To whoever supervises: it listens, and where. */
  listening: 'listening',
  /** To whoever supervises: how many serve. */
  serving: 'serving',
  /** To whoever supervises: the metrics of all. To a process: its own. */
  metrics: 'metrics',
} as const;

/** One of several processes that serve together on one address. */
export interface Worker {
  /** From 1 on; who is started again in its place has the same. */
  readonly number: number;
  readonly of: number;
  readonly conversation: Conversation;
}

let current: Worker | undefined;

/** This process as one of several; undefined where it serves alone, or supervises. */
export function currentWorker(): Worker | undefined {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(process.env[WORKER_VARIABLE] ?? '') ?? [];
  if (cluster.isPrimary || number === undefined) return undefined;
  return (current ??= workerOf(Number(number), Number(of)));
}

/** Whether this process does what one of several does for all; a process that serves alone does it too. */
export const isFirstWorker = (): boolean => (currentWorker()?.number ?? 1) === 1;

function workerOf(number: number, of: number): Worker {
  // A channel that has broken ends this process by itself.
  const conversation = new Conversation((message) => void process.send?.(message, noop), systemClock());
  process.on('message', (message) => conversation.hear(message));
  return { number, of, conversation };
}

const noop = (): void => undefined;
