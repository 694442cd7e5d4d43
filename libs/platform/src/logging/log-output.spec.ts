import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { createLogger } from './logger';
import { logOutput } from './log-output';

const folder = mkdtempSync(join(tmpdir(), 'cotiza-log-'));
const path = join(folder, 'log');
let descriptor: number;
beforeEach(() => (descriptor = openSync(path, 'w')));
afterEach(() => closeSync(descriptor));
afterAll(() => rmSync(folder, { recursive: true }));

const numbers = () =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { n: number }).n);

it('gathers lines, and writes them when nobody has added any for a moment', async () => {
  const logger = createLogger('info', logOutput(descriptor));
  for (let n = 0; n < 3; n++) logger.info({ n }, 'line');
  expect(numbers()).toEqual([]);
  for (let waited = 0; numbers().length < 3 && waited < 100; waited++) await after(50);
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

it('loses no line of many', async () => {
  const output = logOutput(descriptor);
  const logger = createLogger('info', output);
  for (let n = 0; n < 5000; n++) logger.info({ n }, 'line');
  for (let waited = 0; numbers().length < 4900 && waited < 100; waited++) await after(20);
  output.writeThrough();
  expect(numbers().sort((a, b) => a - b)).toEqual(Array.from({ length: 5000 }, (_, n) => n));
});
