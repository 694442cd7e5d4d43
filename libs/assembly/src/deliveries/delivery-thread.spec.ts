import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock, type ManualClock } from '@cotiza/kernel';
import { writerTurns, type WriterTurns } from '@cotiza/storage';
import { deliveryThread } from './delivery-thread';

/** What a thread of a test runs before its own lines. */
const PREFACE = `
  const { parentPort: port, workerData: orders } = require('node:worker_threads');
  const say = (event, facts = {}) => port.postMessage({ event, facts });
`;

let folder: string;
let clock: ManualClock;
let turns: WriterTurns;
let said: unknown[];
let listeners: Set<() => void>;
let stop: () => Promise<void>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cotiza-thread-'));
  clock = manualClock('2026-11-21T09:00:00Z');
  turns = writerTurns();
  said = [];
  listeners = new Set();
});
afterEach(async () => {
  const stopped = stop();
  await new Promise(setImmediate);
  clock.advance(9000);
  await stopped;
  rmSync(folder, { recursive: true });
});

function start(lines: string): void {
  const script = join(folder, 'thread.js');
  writeFileSync(script, PREFACE + lines);
  const onAdded = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const terms = { publicUrl: 'http://here.example', endpoints: [] } as never;
  const orders = {
    terms,
    mailWay: { smtpUrl: undefined, folder },
    dataDir: folder,
    dataKey: 'k',
    telemetry: undefined,
    isTalkative: true,
  };
  ({ stop } = deliveryThread(orders, {
    outbox: { onAdded },
    turns,
    clock,
    report: (event, facts) => said.push([event, facts]),
    delivered: (counts) => said.push(['delivered', counts]),
    failed: (what, error) => said.push([what, (error as Error).name, (error as NodeJS.ErrnoException).code]),
    script,
  }));
}

const until = async (happened: () => boolean) => {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 1));
};
const ENDS_WHEN_TOLD = `port.on('message', (told) => { if (told === 'stop') process.exit(); });`;

it('gives a thread its orders, and passes on what it tells', async () => {
  start(`${ENDS_WHEN_TOLD}
    say('message dead', { folder: orders.mailWay.folder, isShared: orders.turns instanceof SharedArrayBuffer });
    port.postMessage({ failed: 'x', error: { name: 'SqliteError', code: 'SQLITE_FULL', stack: '' } });`);
  await until(() => said.length === 2);
  expect(said).toEqual([
    ['message dead', { folder, isShared: true }],
    ['x', 'SqliteError', 'SQLITE_FULL'],
  ]);
});

it('tells a thread of messages that were added, once for all that come together', async () => {
  start(`port.on('message', (told) => { say(told); if (told === 'stop') process.exit(); }); say('ready');`);
  await until(() => said.length === 1);
  for (let burst = 0; burst < 2; burst++) {
    for (let i = 0; i < 5; i++) listeners.forEach((tell) => tell());
    clock.advance(10);
  }
  await until(() => said.length === 3);
  expect(said.slice(1)).toEqual(Array(2).fill(['messages were added', {}]));
  await stop();
  expect(listeners.size).toBe(0);
  expect(said.at(-1)).toEqual(['stop', {}]);
});

describe('a thread that dies', () => {
  const DIES = `say('begun'); Atomics.store(new Int32Array(orders.turns), 0, 2); setTimeout(() => { throw new RangeError('no') }, 5);`;

  it('is told of, leaves its turn to write, and is followed by another after a pause', async () => {
    start(DIES);
    await until(() => clock.pending() > 0);
    expect(said).toEqual([
      ['begun', {}],
      ['delivery thread failed', 'RangeError', undefined],
    ]);
    (await turns.take())();
    clock.advance(999);
    expect(clock.pending()).toBe(1);
    clock.advance(1);
    await until(() => clock.pending() > 0);
    expect(said).toHaveLength(4);
    clock.advance(1999);
    expect(clock.pending()).toBe(1);
    clock.advance(1);
    await until(() => said.length === 6);
  });

  it('is not followed by another once it was stopped', async () => {
    start(DIES);
    await until(() => clock.pending() > 0);
    await stop();
    clock.advance(60_000);
    expect(clock.pending()).toBe(0);
    expect(said).toHaveLength(2);
  });
});

it('ends a thread that does not end by itself within nine seconds', async () => {
  start(`port.on('message', say);`);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await until(() => said.length === 1);
  clock.advance(8999);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isStopped).toBe(false);
  clock.advance(1);
  await stopped;
});
