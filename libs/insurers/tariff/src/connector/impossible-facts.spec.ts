import { bodyOf } from '@cotiza/contract/testing';
import { IMPOSSIBLE_REASONS, type ImpossibleReason, type InsurerRequest } from '@cotiza/insurers-port';
import {
  carRequest,
  homeRequest,
  motorcycleRequest,
  TEST_CAR,
  TEST_HOLDER,
  TEST_MOTORCYCLE,
} from '@cotiza/insurers-port/testing';
import { lineModels } from '../lines/line-models';
import { loadTariffInsurers } from './tariff.connector';

const insurers = loadTariffInsurers();
const context = { signal: new AbortController().signal, deadlineMs: 1_000 };
const ofLine = ({ line }: InsurerRequest) => insurers.filter(({ manifest }) => manifest.lines.includes(line));

const EFFECTIVE_DATE = '2026-12-01';
const born = (birthDate: string) => ({ ...TEST_HOLDER, birthDate });
const [OLD, OLDER] = [born('1903-12-02'), born('1903-12-01')];
const car = (changes: Parameters<typeof carRequest>[1], licence = '2004-07-20') =>
  carRequest(bodyOf('Car').with('driver.driving_license_date', licence), { effectiveDate: EFFECTIVE_DATE, ...changes });
const motorcycle = (
  changes: Parameters<typeof motorcycleRequest>[1],
  licence = '2010-09-15',
  carLicence = '2004-07-20',
) =>
  motorcycleRequest(
    bodyOf('Motorcycle').withAll({ 'driver.driving_license_date': licence, 'driver.car_license_date': carLicence }),
    { effectiveDate: EFFECTIVE_DATE, ...changes },
  );
const soldSince = (firstSoldYear: number | null) => ({ ...TEST_CAR, firstSoldYear });

const IMPOSSIBLE: readonly (readonly [string, InsurerRequest, readonly ImpossibleReason[]])[] = [
  ['a holder of 150', homeRequest(bodyOf('Home'), { holder: born('1876-01-01') }), ['older-than-anybody']],
  ['a holder of 123', car({ holder: OLDER }), ['older-than-anybody']],
  ['a driver of 123', car({ driver: OLDER }), ['older-than-anybody']],
  ['an owner of 123', motorcycle({ owner: OLDER }), ['older-than-anybody']],
  ['a licence from before birth', car({ driver: born('1985-04-12') }, '1985-04-11'), ['licence-before-birth']],
  ['a motorcycle licence from before birth', motorcycle({}, '1985-04-11'), ['licence-before-birth']],
  ['a car licence from before birth', motorcycle({}, '2010-09-15', '1985-04-11'), ['licence-before-birth']],
  [
    'a car registered five years before its first sale',
    car({ vehicle: soldSince(2020), registrationDate: '2015-12-31' }),
    ['registered-before-first-sale'],
  ],
  [
    'a motorcycle registered five years before its first sale',
    motorcycle({ vehicle: { ...TEST_MOTORCYCLE, firstSoldYear: 2020 }, registrationDate: '2015-12-31' }),
    ['registered-before-first-sale'],
  ],
  [
    'everything at once',
    car({ holder: OLDER, vehicle: soldSince(2020), registrationDate: '2010-01-01' }, '1980-01-01'),
    ['older-than-anybody', 'licence-before-birth', 'registered-before-first-sale'],
  ],
];

it.each(IMPOSSIBLE)('%s is declined by every insurer, with that reason alone', (_what, request, codes) => {
  const outcomes = ofLine(request).map((insurer) => insurer.quote(request, context));
  expect(outcomes.length).toBeGreaterThan(1);
  for (const outcome of outcomes) {
    expect(outcome).toEqual({
      kind: 'declined',
      reasons: codes.map((code) => ({ code, message: IMPOSSIBLE_REASONS[code] })),
    });
  }
});

it.each([
  ['a holder of 122', car({ holder: OLD, driver: TEST_HOLDER })],
  [
    'a car registered four years before its first sale',
    car({ vehicle: soldSince(2020), registrationDate: '2016-01-01' }),
  ],
  [
    'a car of a list, however old',
    car({ vehicle: { ...soldSince(null), fromYear: 2025 }, registrationDate: '2005-01-01' }),
  ],
])('%s is for each insurer to want', (_what, request) => {
  const answers = ofLine(request).map((insurer) => insurer.quote(request, context));
  expect(answers).toContainEqual(expect.objectContaining({ kind: 'offers' }));
});

it('shares no code with what the lines decline', () => {
  const codes = Object.values(lineModels).flatMap(({ declines }) => declines.map(({ code }) => code));
  expect(codes.filter((code) => code in IMPOSSIBLE_REASONS)).toEqual([]);
});
