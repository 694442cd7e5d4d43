import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { existing } from '@cotiza/kernel';
import type { HeldFigures } from './held-figures';

/**
 * Has the process collect its garbage on SIGUSR2, and add a line to the file of `SOAK_FIGURES`: what it holds then, and how
 * late its event loop was since the last time.
 */
const file = existing(process.env.SOAK_FIGURES, 'SOAK_FIGURES');
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

process.on('SIGUSR2', () => {
  const lateMs = delay.percentile(99) / 1e6;
  collect();
  // Finalizers that the first collection has queued run before the second.
  setImmediate(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const figures: HeldFigures = { residentBytes: rss, heldBytes: heapUsed + external, lateMs };
    appendFileSync(file, `${JSON.stringify(figures)}\n`);
    delay.reset();
  });
});
