import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runCommand } from '@cotiza/tools-kit';
import { BARS } from './bars';
import { BENCH, type BenchOptions } from './bench-options';
import type { Measurements } from './figures';
import { measureInProcess } from './in-process/measure-in-process';
import { measureDelivering } from './over-http/measure-delivering';
import { measureLoad } from './over-http/measure-load';
import { measureStarts } from './over-http/measure-starts';
import { measureWorkers } from './over-http/measure-workers';
import { findPinning } from './processes/pinning';
import { measureRemote } from './remote/measure-remote';
import { reportText } from './report/report';
import { figuresOf, verdictsOf } from './verdicts';

const progress = (text: string) => void process.stderr.write(`bench: ${text}\n`);

/** @returns whether every bar is met */
async function run(options: BenchOptions): Promise<boolean> {
  const pinning = findPinning();
  progress(
    pinning
      ? `servers on core ${pinning.server}, load on core ${pinning.load}`
      : 'servers and load share the cores: this machine cannot keep them apart, so figures vary more',
  );
  progress('judging and rating in process');
  const inProcess = await measureInProcess(options.quick);
  progress(`starting the service ${options.starts} times`);
  const startSeconds = await measureStarts(options.starts);
  const { insurers, load, memory } = await measureLoad(options, pinning, progress);
  const delivering = await measureDelivering(options, progress);
  const workers = await measureWorkers(options, progress);
  progress(`every answer was right; ${insurers} insurers had offers`);
  const remote = await measureRemote(options, progress);
  const measurements: Measurements = {
    load: [...load, ...delivering.load, ...workers],
    memory: { ...memory, ...delivering.memory },
    startSeconds,
    inProcess,
    remote,
    cores: availableParallelism(),
  };
  const figures = figuresOf(measurements);
  const verdicts = verdictsOf(figures, BARS, options.quick);
  process.stdout.write(`${reportText(measurements, verdicts)}\n`);
  if (options.json !== undefined) {
    const setting = { node: process.version, options, pinning, insurers };
    writeFileSync(options.json, `${JSON.stringify({ setting, figures, measurements }, null, 2)}\n`);
  }
  return verdicts.every(({ outcome }) => outcome !== 'FAIL');
}

void runCommand(BENCH, run);
