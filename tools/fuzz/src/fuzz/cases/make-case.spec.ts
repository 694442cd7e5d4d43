import { chanceOf } from '@cotiza/tools-kit';
import { marksOf } from '../marks/marks';
import type { FuzzCase } from './fuzz-case';
import { makeCase } from './make-case';

const SEED = 7;
const MANY = 600;

const known = { offers: [`${'B'.repeat(22)}.1`], products: ['casa-uno'] };

const source = (seed: number) => ({ seed, marks: marksOf(chanceOf(seed)), effectiveDay: '2026-12-01', known });
const bytesOf = ({ parts }: FuzzCase) => Buffer.concat(parts.map(({ bytes }) => bytes)).toString('latin1');
const many = (seed: number) => Array.from({ length: MANY }, (_, number) => makeCase(number, source(seed)));

describe('the cases of a seed', () => {
  const cases = many(SEED);

  it('are the same each time, in whatever order they are made', () => {
    const backwards = Array.from({ length: MANY }, (_, place) => makeCase(MANY - 1 - place, source(SEED))).reverse();
    expect(backwards.map(bytesOf)).toEqual(cases.map(bytesOf));
  });

  it('are others with another seed', () => {
    const others = new Set(many(SEED + 1).map(bytesOf));
    expect(cases.filter((made) => others.has(bytesOf(made))).length).toBeLessThan(MANY / 4);
  });

  it('are of every kind, over both doors, with every ending', () => {
    expect(new Set(cases.map(({ kind }) => kind)).size).toBe(22);
    expect(new Set(cases.map(({ ending }) => ending)).size).toBe(4);
    const targets = cases.flatMap(({ requests }) => requests.map(({ target }) => target));
    expect(targets).toEqual(expect.arrayContaining(['/api/agent/mcp', '/api/agent/cotizaciones']));
  });

  it('hold marks, and never where an answer may repeat them', () => {
    const { marks } = source(SEED);
    expect(cases.filter((made) => marks.findIn(bytesOf(made))).length).toBeGreaterThan(MANY / 3);
    for (const made of cases) expect(bytesOf(made)).not.toMatch(new RegExp(`x-request-id: *[^\r]*${marks.word}`, 'i'));
  });
});
