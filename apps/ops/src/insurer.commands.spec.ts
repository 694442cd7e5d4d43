import { systemClock } from '@cotiza/kernel';
import { aggregator, declines, hangs, insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import { runOps } from './testing/fake-ops';

const aldaba = insurer('Aldaba', () => offers(offerAt(402_15), offerAt(321_40)));
const candil = insurer('Candil', declines);
const espiga = insurer('Espiga', () => Promise.resolve(isDown()), 'remote');

it('ops insurers list lists the lines of each', async () => {
  const { exitCode, out } = await runOps('insurers list', { ops: { insurers: () => [aldaba, espiga] } });
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^ID {6}NAME {4}REACH {5}LINES\naldaba {2}Aldaba {2}embedded {2}\S/);
  expect(out).toMatch(/espiga {2}Espiga {2}remote/);
});

describe('ops insurers check', () => {
  it('prints the best price of those that offer, and why others decline', async () => {
    const { exitCode, out, err } = await runOps('insurers check --line Car', {
      ops: { insurers: () => [aldaba, candil] },
    });
    expect(err).toBe('');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^LINE {2}INSURER {3}MS {2}ANSWER$/m);
    expect(out).toMatch(/^Car {3}aldaba {3}0\.0 {2}2 offers, best 321\.40 EUR$/m);
    expect(out).toMatch(/^Car {3}candil {3}0\.0 {2}declined: \S+$/m);
  });

  it('fails when one does not answer, and says why', async () => {
    const insurers = () => [aldaba, espiga, hangs('Faro', [])];
    const { exitCode, err, document } = await runOps('insurers check --line Home --json', {
      ops: { insurers, clock: systemClock() },
      settings: { INSURER_DEADLINE_MS: '50' },
    });
    expect(exitCode).toBe(1);
    expect(err).toBe('2 of 3 answers cannot be used.\n');
    expect(document()).toEqual({
      answers: [
        expect.objectContaining({ line: 'Home', insurer: 'aldaba', outcome: 'offers', offers: 2, bestPrice: 321.4 }),
        expect.objectContaining({ line: 'Home', insurer: 'espiga', outcome: 'unavailable', cause: 'failure' }),
        expect.objectContaining({ line: 'Home', insurer: 'faro', outcome: 'unavailable', cause: 'deadline' }),
      ],
    });
  });

  it('asks an aggregator for all of its companies, and none that bills the question', async () => {
    const lonja = aggregator('Lonja', { Uno: offers(offerAt(100_00)), Dos: declines() });
    const paid = { ...aldaba, manifest: { ...aldaba.manifest, costCents: 12 } };
    const { document } = await runOps('insurers check --line Car --json', {
      ops: { insurers: () => [lonja, paid], clock: systemClock() },
    });
    expect(document()).toMatchObject({ answers: [{ insurer: 'lonja-uno' }, { insurer: 'lonja-dos' }] });
  });

  it('asks each for its lines only, and all of them where none is named', async () => {
    const carOnly = { ...aldaba, manifest: { ...aldaba.manifest, lines: ['Car' as const] } };
    const insurers = () => [carOnly, candil];
    const { document } = await runOps('insurers check --json', { ops: { insurers } });
    const { answers } = document() as { answers: { line: string; insurer: string }[] };
    expect(answers.map(({ line, insurer: id }) => `${line} ${id}`).sort()).toEqual([
      'Car aldaba',
      'Car candil',
      'Home candil',
      'Motorcycle candil',
    ]);
  });

  it('measures how long each takes', async () => {
    let milliseconds = 0;
    const slow = insurer('Aldaba', () => {
      milliseconds += 12.25;
      return offers(offerAt(100_00));
    });
    const ops = { insurers: () => [slow, candil], stopwatch: () => milliseconds };
    const { document } = await runOps('insurers check --line Car --json', { ops });
    expect(document()).toMatchObject({ answers: [{ tookMs: 12.25 }, { tookMs: 0 }] });
  });
});
