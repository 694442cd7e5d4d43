import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { declines, insurer } from '../testing';
import { panelOf, panelOfAll } from './insurer-panel';

const always = insurer('Aldaba', declines);
const sometimes = insurer('Dehesa', declines);

const references = Array.from(
  { length: 20_000 },
  (_, index) => `COT-${index.toString(36).toUpperCase().padStart(10, '0')}`,
);

describe('the panel of insurers', () => {
  it('asks an insurer for its share of the quotations, and for the same ones each time', () => {
    const panel = panelOf([
      { connector: always, weight: 100 },
      { connector: sometimes, weight: 25 },
    ]);
    const asked = references.map((reference) => panel.insurersOf('Car', reference));
    expect(asked.every((insurers) => insurers.includes(always))).toBe(true);
    const share = asked.filter((insurers) => insurers.includes(sometimes)).length / references.length;
    expect(share).toBeGreaterThan(0.23);
    expect(share).toBeLessThan(0.27);
    expect(references.map((reference) => panel.insurersOf('Car', reference))).toEqual(asked);
  });

  it('sells a line of which somebody is asked for some quotations, and none of which nobody is', () => {
    const only = (line: InsuranceLine) => ({ ...always, manifest: { ...always.manifest, lines: [line] } });
    const panel = panelOf([
      { connector: only('Home'), weight: 0.1 },
      { connector: only('Car'), weight: 0 },
    ]);
    expect(INSURANCE_LINES.filter((line) => panel.sells(line))).toEqual(['Home']);
    expect(panel.insurersOf('Car', references[0]!)).toEqual([]);
    expect(INSURANCE_LINES.some((line) => panelOfAll([]).sells(line))).toBe(false);
  });

  it('asks nobody for a line that is not theirs', () => {
    const homeOnly = { ...always, manifest: { ...always.manifest, lines: ['Home' as const] } };
    expect(panelOfAll([homeOnly]).insurersOf('Car', references[0]!)).toEqual([]);
  });
});
