import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { folderForTests } from '@cotiza/kernel/testing';
import { createLogger } from './logger';
import { logOutput } from './log-output';

const folder = folderForTests();
const path = join(folder, 'log');
/** Left open, because the log flushes it as long as the process lives. */
let descriptor: number;
beforeEach(() => (descriptor = openSync(path, 'w')));

const numbers = () =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { n: number }).n);

it('gathers lines, and writes them soon', async () => {
  const logger = createLogger('info', logOutput(descriptor));
  for (let n = 0; n < 3; n++) logger.info({ n }, 'line');
  expect(numbers()).toEqual([]);
  while (numbers().length < 3) await after(5);
  expect(numbers()).toEqual([0, 1, 2]);
});

it('writes what it has gathered, and each line from then on, when the process is about to end', () => {
  const output = logOutput(descriptor);
  const logger = createLogger('info', output);
  logger.info({ n: 0 }, 'gathered');
  output.writeThrough();
  expect(numbers()).toEqual([0]);
  logger.info({ n: 1 }, 'at once');
  output.writeThrough();
  expect(numbers()).toEqual([0, 1]);
});
