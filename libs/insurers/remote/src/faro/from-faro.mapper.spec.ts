import { GUARANTEES, type GuaranteeOf } from '@cotiza/contract';
import { fixture } from '../testing/fixture';
import { fromFaro } from './from-faro.mapper';

const expected = { reference: 'COT-0000000000', kinds: ['FIRME', 'ESTIMADO'], today: '2026-11-21' } as const;
const read = (file: string, line: 'Home' | 'Car' | 'Motorcycle', today = expected.today as string) =>
  fromFaro(fixture('faro', file), { ...expected, line, today });

describe('what Faro answers', () => {
  it('becomes offers to the cent, firm or estimated, with their period and excess', () => {
    const outcome = read('offers-car.json', 'Car');
    const included = (code: GuaranteeOf<'Car'>) => {
      const { name, cover } = GUARANTEES.Car[code];
      return { code, name, cover };
    };
    expect(outcome).toMatchObject({ kind: 'offers', tariff: '2026.4', offers: [{}, {}] });
    expect(outcome.kind === 'offers' && outcome.offers[0]).toEqual({
      product: 'Faro Auto',
      modality: 'Terceros',
      level: 'terceros',
      priceCents: 312_08,
      currency: 'EUR',
      period: 'anual',
      annualTotalCents: 312_08,
      instalments: [{ period: 'semestral', priceCents: 159_16, annualTotalCents: 318_32 }],
      proposalNumber: 'FS-P-000202',
      excessCents: null,
      firmness: 'proposal',
      validUntil: '2026-12-21',
      breakdown: { netCents: 282_79, consorcioCents: 6_24, liquidationCents: 42, taxCents: 22_63 },
      guarantees: [
        {
          ...included('rc_obligatoria'),
          limitCents: 70_000_000_00,
          terms: ['En los bienes paga hasta 15.000.000 euros.'],
        },
        included('rc_voluntaria'),
        { ...included('defensa'), limitCents: 3_000_00 },
        { ...included('conductor'), limitCents: 30_000_00 },
        included('asistencia'),
      ],
    });
    expect(outcome.kind === 'offers' && outcome.offers[1]).toMatchObject({
      priceCents: 50_55,
      period: 'mensual',
      annualTotalCents: 606_55,
      excessCents: 300_00,
      level: 'todo_riesgo_con_franquicia',
      firmness: 'estimate',
    });
  });

  it.each([
    ['2026-12-06', 'proposal'],
    ['2026-12-07', 'to-be-checked'],
  ])('is a proposal on %s as long as it binds for fifteen days more: %s', (today, firmness) => {
    const outcome = read('offers-car.json', 'Car', today);
    expect(outcome).toMatchObject({ offers: [{ firmness, validUntil: '2026-12-21' }, { firmness: 'estimate' }] });
  });

  it('is not believed where a question is unknown', () => {
    const asked = fixture('faro', 'questions-car.json').replace('P202', 'P299');
    const reading = () => fromFaro(asked, { ...expected, line: 'Car', mayAsk: true });
    expect(reading).toThrow('answer.preguntas[1].codigo is not a known code');
  });
});
