import cluster from 'node:cluster';
import { existing, systemClock } from '@cotiza/kernel';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { isFirstProcess, STOP_SIGNALS } from '../end-when-told-again';
import { FixedWindowStorage } from '../limits/fixed-window.storage';
import type { Logger } from '../logging/logger';
import type { PlatformSettings } from '../settings/platform.settings';
import { Conversation } from './conversation';
import { countFor } from './counted-together';
import { Supervisor, type WorkerProcess } from './supervisor';
import { WORKER_TOPICS, WORKER_VARIABLE } from './worker';

/** A process as it is talked to. */
interface Talking extends WorkerProcess {
  readonly conversation: Conversation;
}

/**
 * Serves by WORKERS processes that listen on one address, and supervises them: it starts again who ends, passes on signals, and
 * adds up what they count. Returns where they listen, once all of them do.
 *
 * @param readsAgain whether there is something that they read again on SIGHUP
 * @throws WorkerEnded
 */
export async function serveByWorkers(
  { WORKERS }: Pick<PlatformSettings, 'WORKERS'>,
  logger: Logger,
  { readsAgain }: { readonly readsAgain: boolean },
): Promise<string> {
  const clock = systemClock();
  const talking = new Map<number, Conversation>();
  const counted = new FixedWindowStorage(clock);
  const supervisor = new Supervisor({
    count: WORKERS,
    clock,
    fork: (number) => {
      const worker = fork(number, WORKERS);
      talking.set(number, worker.conversation);
      worker.conversation.answer(WORKER_TOPICS.metrics, () => metricsOfAll(supervisor, talking));
      countFor(worker.conversation, counted);
      worker.conversation.answer(WORKER_TOPICS.serving, () => supervisor.serving);
      return worker;
    },
    report: (event, facts) => (event === 'worker ended' ? logger.error(facts, event) : logger.info(facts, event)),
  });
  for (const signal of STOP_SIGNALS) process.on(signal, () => void stop(supervisor, signal));
  // Without anything to read again the signal ends a process, and its end theirs.
  if (readsAgain) process.on('SIGHUP', () => supervisor.signal('SIGHUP'));
  try {
    return await supervisor.start();
  } catch (error) {
    await supervisor.stop('SIGTERM');
    throw error;
  }
}

/** Ends as a process does that serves alone: by the signal, where it can. */
async function stop(supervisor: Supervisor, signal: NodeJS.Signals): Promise<void> {
  await supervisor.stop(signal);
  process.removeAllListeners(signal);
  if (isFirstProcess()) process.exit(0);
  process.kill(process.pid, signal);
}

function fork(number: number, of: number): Talking {
  const worker = cluster.fork({ [WORKER_VARIABLE]: `${number}/${of}` });
  const conversation = new Conversation((message) => void worker.send(message, () => undefined), systemClock());
  worker.on('message', (message) => conversation.hear(message));
  // What fails to be sent to a process that is ending shows in its end.
  worker.on('error', () => undefined);
  return {
    conversation,
    onServing: (serving) => conversation.answer(WORKER_TOPICS.listening, (url: string) => serving(url)),
    onEnd: (ended) => worker.once('exit', (code, signal) => ended({ code, signal })),
    kill: (signal) => void worker.process.kill(signal),
  };
}

/** What all processes count, as one text. One that does not answer is left out. */
async function metricsOfAll(supervisor: Supervisor, talking: ReadonlyMap<number, Conversation>): Promise<string> {
  const counted = await Promise.allSettled(
    Array.from(supervisor.processes().keys(), (number) =>
      existing(talking.get(number), 'worker of that number to talk to').ask<object[]>(WORKER_TOPICS.metrics),
    ),
  );
  const answers = counted.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return Registry.merge([AggregatorRegistry.aggregate(answers), supervisorMetrics(supervisor)]).metrics();
}

function supervisorMetrics(supervisor: Supervisor): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  gauge('cotiza_workers', 'Processes that serve on this address.', supervisor.serving);
  gauge('cotiza_worker_restarts', 'Times that one of them was started again.', supervisor.restarts);
  return registry;
}
