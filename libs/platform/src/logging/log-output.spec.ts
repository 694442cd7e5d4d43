import { spawnSync } from 'node:child_process';
import { constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { createLogger } from './logger';
import { logOutput } from './log-output';

const folder = mkdtempSync(join(tmpdir(), 'cotiza-log-'));
const path = join(folder, 'log');
/** Left open, because the log flushes it as long as the process lives. */
let descriptor: number;
beforeEach(() => (descriptor = openSync(path, 'w')));
afterAll(() => rmSync(folder, { recursive: true }));

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

it('writes the last line also where a block before it took long to be written', async () => {
  const pipe = join(folder, 'pipe');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  const [reading, writing] = [openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK), openSync(pipe, 'w')];
  const logger = createLogger('info', logOutput(writing));
  const block = 'x'.repeat(200_000);
  logger.info({ block }, 'more than a pipe takes at once');
  await after(50);
  logger.info('the last');
  await after(300);
  let text = '';
  while (!text.includes('"msg":"the last"')) {
    text += readAll(reading);
    await after(5);
  }
});

/** Reads all that a pipe holds now. */
function readAll(pipe: number): string {
  const bytes = Buffer.alloc(65_536);
  let text = '';
  try {
    for (let count = readSync(pipe, bytes); count > 0; count = readSync(pipe, bytes))
      text += bytes.toString('utf8', 0, count);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('EAGAIN');
  }
  return text;
}
