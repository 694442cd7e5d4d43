import { readEnvelope } from '@cotiza/transport';
import { fixture } from '../testing/fixture';
import { fromRoble } from './from-roble.mapper';

function read(file: string, line: 'Home' | 'Car' | 'Motorcycle') {
  const body = readEnvelope(fixture('roble', file));
  if (body.kind === 'fault') throw new Error('a Fault');
  return fromRoble(body.element, { line, reference: 'COT-0000000000', today: '2026-11-21' });
}

describe('what Roble answers', () => {
  it('becomes offers to the cent, firm or estimated, with their period and excess', () => {
    const outcome = read('offers-car.xml', 'Car');
    const offers = outcome.kind === 'offers' ? outcome.offers : [];
    expect(offers.map(({ guarantees: _guarantees, ...offer }) => offer)).toEqual([
      {
        product: 'Auto Roble',
        modality: 'Terceros',
        level: 'terceros',
        priceCents: 298_55,
        currency: 'EUR',
        period: 'anual',
        annualTotalCents: 298_55,
        instalments: [{ period: 'semestral', priceCents: 152_26, annualTotalCents: 304_52 }],
        proposalNumber: 'RB-26-7731',
        excessCents: null,
        firmness: 'proposal',
        validUntil: '2026-12-21',
        breakdown: { netCents: 270_53, consorcioCents: 5_97, liquidationCents: 41, taxCents: 21_64 },
      },
      {
        product: 'Auto Roble',
        modality: 'Todo riesgo < 300 €',
        level: null,
        priceCents: 155_60,
        currency: 'EUR',
        period: 'trimestral',
        annualTotalCents: 622_39,
        excessCents: 300_00,
        firmness: 'estimate',
        validUntil: null,
        breakdown: null,
      },
    ]);
  });

  it('has the limits and the excess of each guarantee, and the version of the tariff', () => {
    const outcome = read('offers-car.xml', 'Car');
    expect(outcome).toMatchObject({ tariff: 'R26-11' });
    const [, full] = outcome.kind === 'offers' ? outcome.offers : [];
    const amounts = Object.fromEntries(
      full!.guarantees.map(({ code, limitCents, excessCents, terms }) => [code, { limitCents, excessCents, terms }]),
    );
    expect(amounts).toMatchObject({
      rc_obligatoria: { limitCents: 70_000_000_00, terms: ['En los bienes paga hasta 15.000.000 euros.'] },
      defensa: { limitCents: 3_000_00 },
      danos_propios: { excessCents: 300_00 },
      lunas: { limitCents: undefined, excessCents: undefined },
    });
  });

  it('has its references resolved', () => {
    const outcome = read('offers-home.xml', 'Home');
    expect(outcome).toMatchObject({
      offers: [{}, { modality: 'Plus & Familia', period: 'mensual', priceCents: 22_41 }],
    });
  });
});
