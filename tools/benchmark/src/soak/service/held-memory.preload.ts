import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';
import { existing } from '@cotiza/kernel';
import type { ThreadFigures } from './thread-figures';

/**
 * Has every thread of the process collect its garbage when the process is told to by SIGUSR2, and add a line to the file of
 * `SOAK_FIGURES`: what the thread holds then, and how late its event loop was since the last time.
 */
const file = existing(process.env.SOAK_FIGURES, 'SOAK_FIGURES');
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const threads = new BroadcastChannel('soak') as BroadcastChannel & { unref(): void };

function tell(): void {
  const lateMs = delay.percentile(99) / 1e6;
  collect();
  // What waited to be let go of goes with the second.
  setImmediate(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const figures: ThreadFigures = { threadId, residentBytes: rss, heldBytes: heapUsed + external, lateMs };
    appendFileSync(file, `${JSON.stringify(figures)}\n`);
    delay.reset();
  });
}

if (isMainThread) {
  process.on('SIGUSR2', () => {
    threads.postMessage('tell');
    tell();
  });
} else {
  threads.onmessage = tell;
}
threads.unref();
