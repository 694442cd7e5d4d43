import { LAW, type Law } from '@cotiza/insurers-port';
import { share } from '@cotiza/kernel';
import fc from 'fast-check';
import { homeStatutoryLines, motorStatutoryLines, totalOf } from './statutory-lines';

const DAY = { effectiveDate: '2026-11-25' };
const FULL = { exposedCents: null };

describe('the published worked cases', () => {
  it('[From net premium to total / a car to the cent] [From net premium to total / accidents] [From net premium to total / guarantee fund] [From net premium to total / liquidation of insurers] [From net premium to total / tax] [From net premium to total / total] a car of 482.00 net, 45 % of it compulsory, 30,000 of driver capital, costs 526.72', () => {
    const netCents = 482_00;
    const lines = motorStatutoryLines(
      'car',
      {
        netCents,
        compulsoryCents: share(netCents, 45, 100),
        accidentCapitalCents: 30_000_00,
      },
      DAY,
    );
    expect(lines).toEqual({ CCS_RE: 2_10, CCS_ACC: 9, CCS_SOA: 3_25, CLEA: 72, IPS: 38_56 });
    expect(totalOf(netCents, lines)).toBe(526_72);
  });

  it('[From net premium to total / a dwelling to the cent] a home of 190.00 net, 125,000 insured with loss of use, costs 214.68', () => {
    const lines = homeStatutoryLines({ netCents: 190_00, sumInsuredCents: 125_000_00, lossOfUse: true, ...FULL }, DAY);
    expect(lines).toEqual({ CCS_RE: 9_19, CCS_ACC: 0, CCS_SOA: 0, CLEA: 29, IPS: 15_20 });
    expect(totalOf(190_00, lines)).toBe(214_68);
  });
});

describe('extraordinary risks', () => {
  it.each([
    ['car', 210],
    ['motorcycle', 120],
    ['moped', 30],
  ] as const)(
    '[From net premium to total / extraordinary risks of a vehicle] of a %s are %d cents',
    (vehicleClass, cents) => {
      const charge = { netCents: 0, compulsoryCents: 0, accidentCapitalCents: 0 };
      expect(motorStatutoryLines(vehicleClass, charge, DAY)).toEqual({
        CCS_RE: cents,
        CCS_ACC: 0,
        CCS_SOA: 0,
        CLEA: 0,
        IPS: 0,
      });
    },
  );

  it('[From net premium to total / extraordinary risks of a dwelling] of a dwelling without loss of use are 0.07 per mille', () => {
    expect(
      homeStatutoryLines({ netCents: 0, sumInsuredCents: 125_000_00, lossOfUse: false, ...FULL }, DAY).CCS_RE,
    ).toBe(8_75);
  });
});

describe('a dwelling at first risk', () => {
  const surcharge = (sumInsuredCents: number, exposedCents: number | null, law?: Law) =>
    homeStatutoryLines({ netCents: 0, sumInsuredCents, exposedCents, lossOfUse: false }, { ...DAY, law }).CCS_RE;

  it.each([
    [20_000_00, 200_000_00, 4_90],
    [50_000_00, 200_000_00, 8_40],
    [100_000_00, 200_000_00, 11_90],
    [140_000_00, 200_000_00, 12_74],
    [160_000_00, 200_000_00, 14_00],
    [250_000_00, 200_000_00, 17_50],
    [100_000_00, null, 7_00],
  ])('of %d cents of %p pays %d', (sum, exposed, cents) => expect(surcharge(sum, exposed)).toBe(cents));

  it('pays what it paid in a quotation that was kept before the table was known', () =>
    expect(surcharge(100_000_00, 200_000_00, { ...LAW, version: '2026.1' })).toBe(7_00));
});

it('[From net premium to total / rounding] the least surcharge for the Consorcio is one cent, where there is something to be charged on', () => {
  expect(homeStatutoryLines({ netCents: 1, sumInsuredCents: 100, lossOfUse: false, ...FULL }, DAY)).toEqual({
    CCS_RE: 1,
    CCS_ACC: 0,
    CCS_SOA: 0,
    CLEA: 0,
    IPS: 0,
  });
  const charge = { netCents: 20, compulsoryCents: 18, accidentCapitalCents: 1_000_00 };
  expect(motorStatutoryLines('moped', charge, DAY)).toEqual({ CCS_RE: 30, CCS_ACC: 1, CCS_SOA: 1, CLEA: 0, IPS: 2 });
});

describe('rounding', () => {
  it('[From net premium to total / rounding] is half up on every line, exactly, whatever the amount', () => {
    const exact = (amount: number, numerator: bigint, denominator: bigint) =>
      Number((2n * BigInt(amount) * numerator + denominator) / (2n * denominator));
    fc.assert(
      fc.property(fc.nat(100_000_00), fc.nat(7_000_000_00), (netCents, sumInsuredCents) => {
        expect(homeStatutoryLines({ netCents, sumInsuredCents, lossOfUse: true, ...FULL }, DAY)).toEqual({
          CCS_RE: Math.max(sumInsuredCents === 0 ? 0 : 1, exact(sumInsuredCents, 735n, 10_000_000n)),
          CCS_ACC: 0,
          CCS_SOA: 0,
          CLEA: exact(netCents, 15n, 10_000n),
          IPS: exact(netCents, 8n, 100n),
        });
      }),
    );
  });

  it('refuses fractions of a cent', () => {
    expect(() => homeStatutoryLines({ netCents: 1.5, sumInsuredCents: 0, lossOfUse: false, ...FULL }, DAY)).toThrow(
      RangeError,
    );
  });
});
