import { writeFileSync } from 'node:fs';
import { folderPerTest } from '@cotiza/kernel/testing';
import type { RateBook } from './book/rate-book';
import { loadTariffs } from './tariffs';
import { aCar } from './testing/risk.builders';
import { aTinyBook } from './testing/tiny-book';

const inFolder = folderPerTest();

function write(changes: Partial<RateBook> = {}, file = 'prueba-car.json'): void {
  writeFileSync(inFolder(file), JSON.stringify({ ...aTinyBook(), ...changes }));
}

const cheapest = (effectiveDate: string, version?: string) => {
  const rating = loadTariffs({ rateBooks: inFolder() }).rate(aCar({ effectiveDate }), 'prueba', { version });
  return rating.kind === 'rated' ? [rating.version, rating.offers[0]!.netCents] : rating.reasons[0]!.code;
};

describe('a book and its successor', () => {
  beforeEach(() => {
    write({ validity: { from: '2026-01-01', to: null } });
    const validity = { from: '2027-01-01', to: '2027-12-31' } as const;
    write({ version: '2027.1', lossRatio: 0.75, validity }, 'prueba-car-2027.1.json');
  });

  it.each([
    ['2025-12-31', 'no-tariff-in-force'],
    ['2026-12-31', ['2026.1', 231_00]],
    ['2027-01-01', ['2027.1', 215_60]],
    ['2027-12-31', ['2027.1', 215_60]],
    ['2028-01-01', 'no-tariff-in-force'],
  ])('the effective date chooses: %s', (day, answer) => expect(cheapest(day)).toEqual(answer));

  it('one that is named explains what was asked for under it, whatever the day', () => {
    expect(cheapest('2026-12-31', '2026.1')).toEqual(['2026.1', 231_00]);
    const tariffs = loadTariffs({ rateBooks: inFolder() });
    const risk = aCar({ effectiveDate: '2027-03-01' });
    expect(tariffs.explain(risk, 'prueba', 'terceros')).toMatchObject({ kind: 'explained', version: '2027.1' });
    expect(() => tariffs.rate(risk, 'prueba', { version: '2025.1' })).toThrow('no book of this insurer for this line');
  });

  it('a successor rates only from the day on which it may be used, and the one before until then', () => {
    const approval = { ...aTinyBook().approval, usableFrom: '2027-02-01' };
    write(
      { version: '2027.1', lossRatio: 0.75, validity: { from: '2027-01-01', to: null }, approval },
      'prueba-car-2027.1.json',
    );
    const tariffs = loadTariffs({ rateBooks: inFolder() });
    const versionOn = (today?: string) =>
      tariffs.rate(aCar({ effectiveDate: '2027-03-01' }), 'prueba', { today }).version;
    expect(['2026-12-31', '2027-01-31', '2027-02-01', undefined].map(versionOn)).toEqual([
      '2026.1',
      '2026.1',
      '2027.1',
      '2027.1',
    ]);
    expect(tariffs.rate(aCar(), 'prueba', { today: '2025-12-31' })).toMatchObject({
      kind: 'declined',
      version: null,
      reasons: [{ code: 'no-tariff-in-force' }],
    });
    expect(tariffs.explain(aCar(), 'prueba', 'terceros', { today: '2025-12-31' }).kind).toBe('declined');
  });
});

it('books that are known already may not say something else under the same version', () => {
  write();
  const { editions } = loadTariffs({ rateBooks: inFolder() });
  expect([...editions.keys()]).toEqual(['prueba-car 2026.1']);
  write({ lossRatio: 0.71 });
  expect(() => loadTariffs({ rateBooks: inFolder(), known: editions })).toThrow(
    'prueba-car.json: version must be a new one: 2026.1 is known with other content',
  );
  write({ lossRatio: 0.71, version: '2026.2' });
  expect(loadTariffs({ rateBooks: inFolder(), known: editions }).editions.size).toBe(1);
});
