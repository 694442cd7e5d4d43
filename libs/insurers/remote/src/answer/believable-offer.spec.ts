import { believableOffer, type PeriodicOffer } from './believable-offer';

const offer: Omit<PeriodicOffer, 'currency'> = {
  product: 'Auto',
  modality: null,
  priceCents: 312_08,
  period: 'anual',
  annualTotalCents: 312_08,
  excessCents: null,
  firmness: 'proposal',
  validUntil: null,
  breakdown: null,
  level: null,
  guarantees: [],
};

describe('an offer', () => {
  it.each<[string, Partial<PeriodicOffer>]>([
    ['as it comes', {}],
    ['paid in four, with cents of rounding', { period: 'trimestral', priceCents: 78_02, annualTotalCents: 312_07 }],
    ['paid monthly, a cent more each', { period: 'mensual', priceCents: 26_01, annualTotalCents: 312_00 }],
    ['with an excess', { excessCents: 600_00 }],
    ['of a euro', { priceCents: 1_00, annualTotalCents: 1_00 }],
  ])('is believed %s', (_name, change) => {
    expect(believableOffer({ ...offer, ...change }, 'EUR')).toEqual({ ...offer, ...change, currency: 'EUR' });
  });

  it.each<[string, Partial<PeriodicOffer>, string]>([
    ['in dollars', {}, 'USD'],
    ['in no currency', {}, ''],
    ['for nothing', { priceCents: 0, annualTotalCents: 0 }, 'EUR'],
    ['for less than a euro', { priceCents: 99, annualTotalCents: 99 }, 'EUR'],
    ['for more than anybody pays', { priceCents: 100_000_01, annualTotalCents: 100_000_01 }, 'EUR'],
    ['of which the year costs another price', { annualTotalCents: 312_09 }, 'EUR'],
    ['whose annual price passes for a monthly one', { period: 'mensual' }, 'EUR'],
    ['whose monthly price passes for an annual one', { annualTotalCents: 3_744_96 }, 'EUR'],
    ['with an absurd excess', { excessCents: 100_000_01 }, 'EUR'],
  ])('is not believed %s', (_name, change, currency) => {
    expect(() => believableOffer({ ...offer, ...change }, currency)).toThrow(
      expect.objectContaining({ because: 'invalid-answer' }) as Error,
    );
  });
});
