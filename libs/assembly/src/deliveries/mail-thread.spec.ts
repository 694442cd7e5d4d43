import { writeFileSync } from 'node:fs';
import { manualClock } from '@cotiza/kernel';
import { folderPerTest } from '@cotiza/kernel/testing';
import { createLogger } from '@cotiza/platform';
import { mailThread } from './mail-thread';

const clock = manualClock('2026-11-21T09:00:00Z');
const WAY = { description: 'files', concurrency: 8 };
const CLOSES = `port.on('message', (order) => order === 'close' && process.exit());`;

const inFolder = folderPerTest();
let logged: Record<string, unknown>[];
beforeEach(() => (logged = []));
afterEach(() => expect(clock.pending()).toBe(0));

/** Returns a thread that runs these lines. */
function threadOf(lines: string) {
  const script = inFolder('thread.js');
  writeFileSync(script, `const { parentPort: port, workerData: terms } = require('node:worker_threads');\n${lines}`);
  const logger = createLogger('info', {
    write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
  });
  const terms = { settings: {}, publicUrl: 'http://here.example' } as never;
  return mailThread(terms, WAY, { clock, logger }, script);
}

it('gives each e-mail to its thread with the terms, and returns its outcome', async () => {
  const thread = threadOf(`${CLOSES}
    port.on('message', ({ id, reference, content }) => {
      if (id !== undefined) port.postMessage({ id, outcome: { kind: 'failed', reason: [terms.publicUrl, reference, content.token].join() } });
    });`);
  const outcomes = await Promise.all([thread.send('COT-1', { token: 'a' }), thread.send('COT-2', { token: null })]);
  expect(outcomes.map((outcome) => 'reason' in outcome && outcome.reason)).toEqual([
    'http://here.example,COT-1,a',
    'http://here.example,COT-2,',
  ]);
  await thread.close();
});

it('logs what its thread reports', async () => {
  const thread = threadOf(`${CLOSES}
    port.postMessage({ event: 'message-unreadable', facts: { error: 'SealBroken' } });
    port.on('message', ({ id }) => id && port.postMessage({ id, outcome: { kind: 'delivered' } }));`);
  expect(await thread.send('COT-1', { token: null })).toEqual({ kind: 'delivered' });
  expect(logged).toEqual([expect.objectContaining({ msg: 'message-unreadable', error: 'SealBroken' })]);
  await thread.close();
});

it('fails the e-mails of a thread that dies, and begins another with the next', async () => {
  const thread = threadOf(`port.on('message', () => { throw new RangeError('no'); });`);
  for (const reference of ['COT-1', 'COT-2']) {
    expect(await thread.send(reference, { token: null })).toEqual({
      kind: 'failed',
      reason: 'the thread of e-mails ended',
    });
  }
  expect(logged.map(({ msg }) => msg)).toEqual(Array(2).fill('thread of e-mails failed'));
  await thread.close();
});

it('ends a thread that does not close within two seconds', async () => {
  const thread = threadOf(
    `port.on('message', ({ id }) => id && port.postMessage({ id, outcome: { kind: 'dropped', reason: '' } }));`,
  );
  await thread.send('COT-1', { token: null });
  const closed = thread.close();
  clock.advance(2000);
  await closed;
});
