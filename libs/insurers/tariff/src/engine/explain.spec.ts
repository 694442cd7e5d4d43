import fc from 'fast-check';
import { lineModels } from '../lines/line-models';
import { tariffs } from '../testing/embedded';
import { anyRisk } from '../testing/risk.arbitraries';
import { aCar, aHome, aMoped } from '../testing/risk.builders';
import { aTinyBook } from '../testing/tiny-book';
import { compileBook } from './compile-book';
import { explain } from './explain';

describe('an explanation', () => {
  it('reaches the quoted total in every insurer and modality, multiplying what it shows', () => {
    fc.assert(
      fc.property(anyRisk, (risk) => {
        for (const { insurer, rating } of tariffs.rateAll(risk)) {
          if (rating.kind === 'declined') continue;
          for (const offer of rating.offers) {
            const explained = tariffs.explain(risk, insurer.id, offer.modalityId);
            if (explained.kind !== 'explained') throw new Error(`${insurer.id} quotes what it cannot explain`);
            expect(explained.totalCents).toBe(offer.totalCents);
            expect(explained.steps.at(-1)).toMatchObject({ kind: 'total', amountCents: offer.totalCents });
            explained.steps.forEach((step, index) => {
              if (step.factor !== null)
                expect(explained.steps[index - 1]!.amountCents * step.factor).toBeCloseTo(step.amountCents, 6);
            });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names every factor, what was chosen in it and the amount so far', () => {
    const book = compileBook(aTinyBook(), lineModels.Car);
    const explained = explain(book, aCar({ driverAge: 24, cleanYears: 2, provinceCode: '11' }), 'terceros');
    expect(explained.kind === 'explained' ? explained.steps.slice(0, 7) : explained).toMatchObject([
      { kind: 'base', guarantee: 'liability', amountCents: 330_00 },
      { kind: 'factor', name: 'power', value: 'powerKw 85', factor: 1 },
      { kind: 'factor', name: 'age', value: 'driverAge 24', factor: 2 },
      { kind: 'factor', name: 'use', value: 'use Private', factor: 1 },
      { kind: 'factor', name: 'zone', value: 'province 11', factor: 1.3 },
      { kind: 'factor', name: 'bonus', value: 'cleanYears 2, atFaultClaims 0', factor: 0.9 },
      { kind: 'guarantee', guarantee: 'liability', amountCents: 772_20 },
    ]);
  });

  it('says why there is no price', () => {
    expect(tariffs.explain(aCar({ driverAge: 19 }), 'brujula', 'terceros')).toMatchObject({ kind: 'declined' });
    expect(tariffs.explain(aMoped(), 'espiga', 'robo-e-incendio')).toEqual({ kind: 'not-offered' });
  });

  it('says that the surcharge of a dwelling at first risk follows an estimate, and of no other', () => {
    const surcharge = (settlement: 'FirstRisk' | 'ReplacementValue') => {
      const explained = tariffs.explain(aHome({ settlement }), 'candil', 'completo');
      return explained.kind === 'explained' ? explained.steps.find(({ name }) => name === 'CCS_RE')?.value : undefined;
    };
    expect(surcharge('FirstRisk')).toBe('at first risk, by the estimate of rebuilding');
    expect(surcharge('ReplacementValue')).toBeNull();
  });
});
