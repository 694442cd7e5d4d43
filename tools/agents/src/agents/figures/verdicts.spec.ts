import { reportMarkdown } from '../report/report';
import { PERSONAS } from '../personas.table';
import { figuresOf, FIGURES, type Talked } from './figures';
import { limitsFor, THRESHOLDS } from './thresholds.data';
import { scoreOf, verdictsOf } from './verdicts';

const TALKED: Talked = {
  ...{ persona: 'complete', door: 'rest', ramo: 'coche', seed: 1 },
  outcome: {
    ...{ prices: [100, 200, 300], levels: 3, turns: 1, questions: 40, surprises: 0, helpless: [] },
    detail: { addsUp: true },
    estimate: { holds: true },
    invented: { sent: 0, kept: 0, codesKept: 0 },
  },
  calls: { requisitos: 1, cotizar: 1 },
  tokens: { requisitos: 5000, cotizar: 4000 },
  personal: { cotizar: { 'holder.name': 1, 'holder.email': 1 } },
  ...{ echoes: 0, puzzling: [] },
};
const noPrices: Talked = {
  ...TALKED,
  outcome: { ...TALKED.outcome, prices: [], levels: 0, detail: undefined, helpless: ['holder.name: Falta.'] },
  personal: { comprobar: { 'holder.name': 2 } },
  puzzling: ['¿Qué?'],
};

it('counts by persona and door', () => {
  const [all] = figuresOf([TALKED, noPrices]);
  expect(all).toMatchObject({ persona: 'complete', door: 'rest', conversations: 2 });
  expect(all!.figures).toMatchObject({
    ...{
      quoted: 0.5,
      offers: 1.5,
      detailed: 0.5,
      notAddingUp: 0,
      turns: 1,
      calls: 2,
      tokens: 9000,
      early: 1,
      personal: 2,
      helpless: 1,
      puzzling: 1,
    },
  });
  expect(figuresOf([TALKED, { ...TALKED, door: 'mcp-2025-11-25' }])).toHaveLength(2);
});

it('counts details that do not add up', () => {
  const wrong: Talked = { ...TALKED, outcome: { ...TALKED.outcome, detail: { addsUp: false } } };
  expect(figuresOf([wrong])[0]!.figures).toMatchObject({ detailed: 1, notAddingUp: 1 });
});

it('counts a conversation that broke off as one that was left helpless', () => {
  expect(figuresOf([{ ...noPrices, broken: 'no answer' }])[0]!.figures).toMatchObject({ quoted: 0, helpless: 2 });
});

it('has a threshold for every figure of every persona, and scores 100 while all are kept', () => {
  expect(Object.keys(THRESHOLDS)).toEqual(PERSONAS.map(({ name }) => name));
  for (const { name, doors } of PERSONAS)
    for (const door of doors) expect(Object.keys(limitsFor(name, door)).sort()).toEqual(Object.keys(FIGURES).sort());
  expect(scoreOf(verdictsOf(figuresOf([TALKED])))).toBe(100);
  expect(scoreOf([])).toBe(0);
});

it('scores less the more is missed, and the further', () => {
  const scoreWith = (talks: readonly Talked[]) => scoreOf(verdictsOf(figuresOf(talks)));
  const longer = (turns: number) => scoreWith([{ ...TALKED, outcome: { ...TALKED.outcome, turns } }]);
  expect(longer(4)).toBeLessThan(100);
  expect(longer(40)).toBeLessThan(longer(4));
  expect(scoreWith([noPrices])).toBeLessThan(longer(40));
});

it('writes the report: figures, thresholds, and where agents were left', () => {
  const talks = [TALKED, noPrices];
  const figures = figuresOf(talks);
  const about = { url: 'http://127.0.0.1:1', seed: 1, people: 2, day: '2026-11-22' };
  const text = reportMarkdown({ ...about, figures, verdicts: verdictsOf(figures), talks });
  expect(text).toContain('| complete | rest | 50 % |');
  expect(text).toContain('- complete at rest: quoted is 0.5, must be at least 1');
  expect(text).toContain('- complete at rest, coche, seed 1: helpless with holder.name: Falta.');
  expect(text).toContain('| complete | rest | 0.0 | 0.0 | 0.0 | 1.0 | 1.0 | 0.0 |');
  for (const about of Object.values(FIGURES)) expect(text).toContain(about);
  expect(text).toContain('- complete: asks everything in one message');
});
