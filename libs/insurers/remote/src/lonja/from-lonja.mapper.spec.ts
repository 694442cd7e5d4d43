import { fixture } from '../testing/fixture';
import { fromLonja } from './from-lonja.mapper';

const read = (file: string, today = '2026-11-21') =>
  fromLonja(fixture('lonja', file), { reference: 'COT-0000000000', today }).answers;

describe('what La Lonja answers', () => {
  it('becomes an answer of each company, in its own name', () => {
    expect(read('offers-car.json')).toMatchObject([
      { company: { id: 'mirador', name: 'Mirador Seguros' }, outcome: { kind: 'offers', tariff: '2026.11' } },
      { company: { id: 'aduana' }, outcome: { kind: 'declined', reasons: [{ code: 'too-many-claims' }] } },
      { company: { id: 'cenit' }, outcome: { kind: 'declined', reasons: [{ code: 'needs-study' }] } },
      { company: { id: 'duna' }, outcome: { kind: 'unavailable', cause: 'deadline' } },
      { company: { id: 'estela' }, outcome: { kind: 'unavailable', cause: 'failure' } },
    ]);
  });

  it('has prices to the cent, the ways to pay, and the proposal', () => {
    const [mirador] = read('offers-car.json');
    expect(mirador!.outcome).toMatchObject({
      offers: [
        {
          ...{ product: 'Mirador Auto', modality: 'Terceros', level: 'terceros', excessCents: null },
          ...{ period: 'anual', priceCents: 298_40, annualTotalCents: 298_40 },
          instalments: [{ period: 'semestral', priceCents: 152_19, annualTotalCents: 304_37 }],
          ...{ firmness: 'proposal', validUntil: '2026-12-21', proposalNumber: 'MIR-26-004182' },
          breakdown: { netCents: 270_42, consorcioCents: 5_94, liquidationCents: 41, taxCents: 21_63 },
        },
        {
          ...{ level: 'todo_riesgo_con_franquicia', excessCents: 300_00, firmness: 'estimate', validUntil: null },
          ...{ period: 'mensual', priceCents: 51_02, annualTotalCents: 612_24, breakdown: null },
        },
      ],
    });
  });

  it('is no proposal where it binds for fewer than fifteen days', () => {
    const [mirador] = read('offers-car.json', '2026-12-07');
    expect(mirador!.outcome).toMatchObject({ offers: [{ firmness: 'to-be-checked' }, { firmness: 'estimate' }] });
  });

  it('loses one company to a wrong part, and leaves out one that is new', () => {
    const { companias, ...rest } = JSON.parse(fixture('lonja', 'offers-car.json')) as { companias: object[] };
    const [mirador, aduana] = companias;
    const changed = [{ ...mirador, ofertas: [{}] }, aduana, { clave: 'NUEVA', estado: 'OFERTA' }];
    const body = JSON.stringify({ ...rest, companias: changed });
    expect(fromLonja(body, { reference: 'COT-0000000000', today: '2026-11-21' }).answers).toMatchObject([
      { company: { id: 'mirador' }, outcome: { kind: 'unavailable', cause: 'invalid-answer' } },
      { company: { id: 'aduana' }, outcome: { kind: 'declined' } },
    ]);
  });
});
