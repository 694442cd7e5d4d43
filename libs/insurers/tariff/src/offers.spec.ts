import { COVER_LEVELS, GUARANTEES } from '@cotiza/contract';
import fc from 'fast-check';
import { tariffs } from './testing/embedded';
import { anyRisk } from './testing/risk.arbitraries';
import type { Risk } from './lines/line-models';

const RUNS = 2_000;

/** Every offer of every insurer for a risk, by insurer. */
const offersFor = (risk: Risk) =>
  tariffs.insurers
    .filter(({ lines }) => lines.includes(risk.line))
    .map(({ id }) => tariffs.rate(risk, id))
    .flatMap((rating) => (rating.kind === 'rated' ? [rating.offers] : []));

describe('for any risk', () => {
  it('the parts of a premium add up to it, to the cent', () => {
    fc.assert(
      fc.property(anyRisk, (risk) => {
        for (const { netCents, statutory, totalCents, guarantees } of offersFor(risk).flat()) {
          expect(guarantees.reduce((sum, guarantee) => sum + guarantee.netCents, 0)).toBe(netCents);
          expect(Object.values<number>({ ...statutory }).reduce((sum, line) => sum + line, netCents)).toBe(totalCents);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('within an insurer a higher level never costs less', () => {
    fc.assert(
      fc.property(anyRisk, (risk) => {
        const order: readonly string[] = Object.keys(COVER_LEVELS[risk.line]);
        for (const offers of offersFor(risk)) {
          for (const [at, offer] of offers.entries()) {
            const before = offers[at - 1];
            if (!before) continue;
            expect(order.indexOf(offer.level)).toBeGreaterThanOrEqual(order.indexOf(before.level));
            expect(offer.totalCents).toBeGreaterThanOrEqual(before.totalCents);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('codes are those of the line, and an excess is 0 only where there could be one', () => {
    fc.assert(
      fc.property(anyRisk, (risk) => {
        for (const { cover, level, excessCents } of offersFor(risk).flat()) {
          for (const { code } of cover) expect(Object.keys(GUARANTEES[risk.line])).toContain(code);
          expect(excessCents === null).toBe(level.startsWith('terceros'));
        }
      }),
      { numRuns: RUNS },
    );
  });
});
