import type { Sample } from '../figures';
import { flatnessOf } from './flatness';

const EVERY_SECONDS = 10;
const SAMPLES = 60;

/** What a service holds that holds the same all the time, but for what a change says of each moment from 0 to 1. */
const samplesWith = (changed: (part: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: SAMPLES }, (_, place) => ({
    atSeconds: place * EVERY_SECONDS,
    // It goes up and down by what happens to be under way.
    heldMb: 60 + (place % 3),
    residentMb: 180 + 5 * (place % 4),
    descriptors: { sockets: 20 + (place % 5), files: 30, others: 15 },
    threads: 21,
    waiting: (place * 37) % 50,
    lateMs: 12,
    ...changed(place / (SAMPLES - 1)),
  }));

const failed = (samples: readonly Sample[]) =>
  flatnessOf(samples).flatMap(({ measure, outcome }) => (outcome === 'FAIL' ? [measure.name] : []));

it('passes what stays as it is, and what grows only while it gets going', () => {
  expect(failed(samplesWith(() => ({})))).toEqual([]);
  expect(failed(samplesWith((part) => ({ heldMb: part < 0.4 ? 40 + 50 * part : 60 })))).toEqual([]);
});

it.each<[string, (part: number) => Partial<Sample>]>([
  ['held memory', (part) => ({ heldMb: 60 + 5 * part })],
  ['resident memory', (part) => ({ residentMb: 200 + 50 * part })],
  ['sockets', (part) => ({ descriptors: { sockets: Math.round(20 + 12 * part), files: 30, others: 15 } })],
  ['files', (part) => ({ descriptors: { sockets: 20, files: Math.round(30 + 10 * part), others: 15 } })],
  ['other handles', (part) => ({ descriptors: { sockets: 20, files: 30, others: Math.round(15 + 8 * part) } })],
  ['threads', (part) => ({ threads: Math.round(21 + 5 * part) })],
  ['messages that wait', (part) => ({ waiting: Math.round(600 * part) })],
])('fails %s that grow as long as it lasts, and nothing else', (name, changed) => {
  expect(failed(samplesWith(changed))).toEqual([name]);
});

it('says by how much it grew over the second half, and what it was before', () => {
  const [held] = flatnessOf(samplesWith((part) => ({ heldMb: 100 + 100 * part })));
  expect(held!.growth).toBeCloseTo(50, -1);
  expect(held!.medians.map(Math.round)).toEqual([125, 175]);
  expect(held!.bound).toBeCloseTo(3.5, 1);
});

it('does not judge what the system does not say', () => {
  const judged = flatnessOf(samplesWith(() => ({ descriptors: null, threads: null })));
  expect(judged.map(({ measure }) => measure.name)).toEqual(['held memory', 'resident memory', 'messages that wait']);
});
