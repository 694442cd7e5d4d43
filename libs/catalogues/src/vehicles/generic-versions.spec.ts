import * as fc from 'fast-check';
import { GENERIC_FUELS, genericClasses } from './generic-classes.table';
import { classesBeside, genericVersion, type LineLetter, readGenericId } from './generic-versions';

const lines: readonly LineLetter[] = ['C', 'M'];
const everyClass = lines.flatMap((line) =>
  GENERIC_FUELS[line].flatMap((fuel) => genericClasses(line, fuel).map((of) => ({ line, fuel, of }))),
);
const model = (line: LineLetter) => ({
  ...{ brandId: `${line}B0123456789`, brandName: 'Uno', modelId: `${line}M0123456789`, modelName: 'A' },
});

describe('generic versions', () => {
  it('are read back from their id, which fits where ids are sent', () => {
    for (const { line, fuel, of } of everyClass) {
      const { id } = genericVersion(model(line), fuel, of);
      expect(id.length).toBeLessThanOrEqual(20);
      expect(readGenericId(id)).toEqual({ modelId: model(line).modelId, fuel, of });
    }
  });

  it('have figures of their class', () => {
    for (const { of } of everyClass)
      expect([of.label, of.holds(of.displacementCc, of.powerKw)]).toEqual([of.label, true]);
  });

  it('leave no vehicle without a class, nor with two', () => {
    const figures = fc.record({
      line: fc.constantFrom(...lines),
      displacementCc: fc.integer({ min: 1, max: 8000 }),
      tenths: fc.integer({ min: 1, max: 9000 }),
    });
    fc.assert(
      fc.property(figures, ({ line, displacementCc, tenths }) => {
        for (const fuel of GENERIC_FUELS[line]) {
          const holding = genericClasses(line, fuel).filter(({ holds }) => holds(displacementCc, tenths / 10));
          expect(holding.length).toBe(line === 'C' && tenths < 4 ? holding.length : 1);
        }
      }),
    );
  });

  it('are those of what is listed and those beside it', () => {
    const listed = [{ fuel: 'Diesel' as const, displacementCc: 1968, powerKw: 100 }];
    expect(classesBeside('C', listed, GENERIC_FUELS.C).map(({ of }) => of.label)).toEqual([
      'de 101 a 120 CV',
      'de 121 a 150 CV',
      'de 151 a 190 CV',
    ]);
  });
});
