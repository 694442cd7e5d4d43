import { currentWorker, DEGRADED, WORKER_TOPICS, type Dependency } from '@cotiza/platform';

/** Where several processes serve on one address: whether all of them do. Whoever answers is one that does. */
export function otherWorkers(): readonly Dependency[] {
  const worker = currentWorker();
  if (!worker) return [];
  const check = async () => {
    const serving = await worker.conversation.ask<number>(WORKER_TOPICS.serving);
    return serving < worker.of ? DEGRADED : undefined;
  };
  return [{ name: 'workers', check }];
}
