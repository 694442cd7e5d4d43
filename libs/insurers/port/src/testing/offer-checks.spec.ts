import type { Offer } from '../outcome';
import { expectOffers } from './offer-checks';

const OFFER: Offer = {
  product: 'Producto',
  modality: 'Terceros',
  level: 'terceros',
  priceCents: 25_00,
  currency: 'EUR',
  period: 'mensual',
  annualTotalCents: 300_05,
  excessCents: null,
  firmness: 'estimate',
  validUntil: null,
  breakdown: null,
  guarantees: [{ name: 'Responsabilidad civil', cover: 'Daños a otros.' }],
};
const check = (changes: Partial<Offer>) => () =>
  expectOffers({ kind: 'offers', offers: [{ ...OFFER, ...changes }] }, 'Car');

it('lets payments differ from the price of a year by a cent each', () => {
  check({})();
  check({ instalments: [{ period: 'semestral', priceCents: 150_00, annualTotalCents: 300_02 }] })();
});

it.each<[string, Partial<Offer>]>([
  ['a monthly price of a whole year', { priceCents: 300_05 }],
  ['an annual price of half a year', { period: 'anual', priceCents: 150_00 }],
  ['parts of another year', { instalments: [{ period: 'semestral', priceCents: 150_00, annualTotalCents: 310_00 }] }],
  ['parts in fractions', { instalments: [{ period: 'semestral', priceCents: 150.5, annualTotalCents: 301_00 }] }],
])('fails a connector that offers %s', (_name, changes) => expect(check(changes)).toThrow());
