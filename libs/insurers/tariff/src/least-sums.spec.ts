import { loadTariffs } from './tariffs';
import { versionOf } from './testing/embedded';
import { aHome } from './testing/risk.builders';

/** The first day of the books that have floors. */
const SINCE = '2026-11-23';

const tariffs = loadTariffs();
const reasons = (changes: Parameters<typeof aHome>[0]) =>
  tariffs
    .rateAll(aHome({ effectiveDate: SINCE, ...changes }))
    .map(({ rating }) => (rating.kind === 'declined' ? rating.reasons.map(({ code }) => code) : []));
const alike = <T>(each: T) => Array.from({ length: tariffs.insurers.length }, () => each);

describe('a sum insured that means little', () => {
  it('nobody insures a dwelling for one euro, and each says from what sum on it would', () => {
    const answers = tariffs.rateAll(aHome({ effectiveDate: SINCE, buildingsCents: 1_00, contentsCents: 0 }));
    for (const { insurer, rating } of answers) {
      if (rating.kind === 'rated') throw new Error('insured for one euro');
      expect(rating.version).toBe(versionOf(insurer.id, 'Home', SINCE));
      expect(rating.reasons.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^No asegura viviendas por menos de [\d.]+ euros entre continente y contenido\.$/),
        expect.stringMatching(/^No asegura un continente de menos de [\d.]+ euros, salvo las obras de un inquilino\.$/),
      ]);
    }
  });

  it.each(['Owner', 'Rental'] as const)('nobody sells a building of one euro beside real contents: %s', (use) =>
    expect(reasons({ buildingsCents: 1_00, contentsCents: 40_000_00, use })).toEqual(alike(['buildings-too-low'])),
  );

  it.each([
    ['a tenant with small works of theirs', { use: 'Tenant', buildingsCents: 2_000_00 }],
    ['contents alone', { buildingsCents: 0 }],
  ] as const)('%s is no reason to decline', (_what, changes) =>
    expect(reasons({ contentsCents: 25_000_00, ...changes })).toEqual(alike([])),
  );
});
