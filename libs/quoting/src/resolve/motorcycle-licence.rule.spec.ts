import { TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import fc from 'fast-check';
import { licenceAllows, licencesThatAllow, type MotorcycleLicence } from './motorcycle-licence.rule';

const petrol = (displacementCc: number, powerKw: number) => ({ fuel: 'Gasoline' as const, displacementCc, powerKw });
const electric = (powerKw: number) => ({ fuel: 'Electric' as const, displacementCc: 0, powerKw });

describe('which motorcycle a licence allows', () => {
  it.each<[MotorcycleLicence, ReturnType<typeof petrol> | ReturnType<typeof electric>, number, boolean]>([
    ['AM', petrol(50, 3), 1, true],
    ['AM', petrol(51, 3), 1, false],
    ['AM', electric(4), 1, true],
    ['AM', electric(4.1), 1, false],
    ['LCM', petrol(50, 4), 1, true],
    ['LCM', petrol(125, 4), 1, false],
    ['A1', petrol(125, 11), 1, true],
    ['A1', petrol(125, 11.1), 1, false],
    ['A1', petrol(126, 11), 1, false],
    ['A1', electric(11), 1, true],
    ['A2', petrol(900, 35), 1, true],
    ['A2', petrol(300, 35.1), 1, false],
    ['A', petrol(1800, 150), 0, true],
    ['B', petrol(125, 11), 3, true],
    ['B', petrol(125, 11), 2, false],
    ['B', petrol(126, 11), 10, false],
    ['B', electric(11), 3, true],
    ['B', electric(12), 3, false],
  ])('%s and %j with %i years: %s', (licence, motorcycle, years, allowed) => {
    expect(licenceAllows(licence, motorcycle, years)).toBe(allowed);
  });

  it('never allows more with a lesser motorcycle licence than with a greater one', () => {
    const ladder: MotorcycleLicence[] = ['AM', 'A1', 'A2', 'A'];
    const anyPetrol = fc.record({
      fuel: fc.constant('Gasoline' as const),
      displacementCc: fc.integer({ min: 49, max: 2000 }),
      powerKw: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(anyPetrol, fc.nat(40), (motorcycle, years) => {
        // A moped of more than 35 kW does not exist, and is the one point where the steps are not nested.
        fc.pre(motorcycle.displacementCc > 125 || motorcycle.powerKw <= 11);
        const allowed = ladder.map((licence) => licenceAllows(licence, motorcycle, years));
        expect([...allowed].sort()).toEqual(allowed);
      }),
    );
  });
});

it.each([
  ['a moped', { displacementCc: 49, powerKw: 2 }, 'B', ['AM', 'A1', 'A2', 'A', 'LCM']],
  ['a motorcycle of 125', { displacementCc: 125, powerKw: 11 }, 'AM', ['A1', 'A2', 'A', 'B']],
  ['a large motorcycle', { displacementCc: 900, powerKw: 70 }, 'A2', ['A']],
] as const)('%s is allowed by other licences than the one refused', (_name, size, refused, allowed) => {
  expect(licencesThatAllow({ ...TEST_MOTORCYCLE, fuel: 'Gasoline', ...size }, refused)).toEqual(allowed);
});
