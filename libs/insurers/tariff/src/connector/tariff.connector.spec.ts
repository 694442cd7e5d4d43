import { INSURANCE_LINES } from '@cotiza/contract';
import { bodyOf, validBody } from '@cotiza/contract/testing';
import { LAW, type ConnectorOutcome, type InsurerRequest } from '@cotiza/insurers-port';
import {
  carRequest,
  connectorContract,
  homeRequest,
  motorcycleRequest,
  TEST_HOLDER,
} from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import fc from 'fast-check';
import { exclusionReason } from '../engine/exclusion-reason';
import { books, tariffs, versionOf } from '../testing/embedded';
import { loadTariffInsurers, tariffConnector } from './tariff.connector';

const insurers = loadTariffInsurers();
const context = { signal: new AbortController().signal, deadlineMs: 1_000 };
const licensedOn = (day: string) => bodyOf('Car').with('driver.driving_license_date', day);
const born = (birthDate: string) => ({ ...TEST_HOLDER, birthDate });
const tooYoung = carRequest(licensedOn('2025-03-01'), { driver: born('2006-01-01') });
const noLimits = { 'risk.buildings_limit': 5_000_000, 'risk.contents_limit': 2_000_000, 'risk.alarm': 'NoAlarm' };
const palace = homeRequest(bodyOf('Home').withAll(noLimits));
const oftenAtFault = bodyOf('Motorcycle').withAll({
  'driver.previously_insured': true,
  'driver.total_years_insured': 9,
  'driver.years_without_accidents': 0,
  'driver.last_five_years_accidents': 9,
});

for (const insurer of insurers) {
  connectorContract(insurer.manifest.name, {
    makeConnector: () => insurer,
    declined: { Home: palace, Motorcycle: motorcycleRequest(oftenAtFault) },
  });
}

const tariffFor = ({ line, body }: InsurerRequest, insurerId: string) =>
  versionOf(insurerId, line, body.effective_date);

/** Returns the synchronous answer of an insurer. */
function ask(request: InsurerRequest, insurer = insurers[0]!): ConnectorOutcome {
  const outcome = insurer.quote(request, context);
  if (outcome instanceof Promise) throw new Error('an embedded insurer must answer at once');
  return outcome;
}

describe('an embedded insurer', () => {
  it('declines with reasons for the customer', () => {
    const reasons = [{ code: 'driver-too-young', message: 'No asegura a conductores menores de 23 años.' }];
    expect(ask(tooYoung)).toEqual({
      kind: 'declined',
      reasons,
      tariff: tariffFor(tooYoung, insurers[0]!.manifest.id),
      law: LAW.version,
    });
  });

  it('has an answer to everything that the contract lets through', () => {
    const [home, car, motorcycle] = [validBody('Home'), validBody('Car'), validBody('Motorcycle')];
    const request: fc.Arbitrary<InsurerRequest> = fc.oneof(
      home.map((draft) => homeRequest(bodyOf('Home').changed(() => draft))),
      car.map((draft) => carRequest(bodyOf('Car').changed(() => draft))),
      motorcycle.map((draft) => motorcycleRequest(bodyOf('Motorcycle').changed(() => draft))),
    );
    fc.assert(
      fc.property(request, fc.constantFrom(...insurers), (each, insurer) => {
        expect(['offers', 'declined']).toContain(ask(each, insurer).kind);
      }),
    );
  });

  it('never throws: a request that it cannot rate is unavailable, and the detail holds nothing of the request', () => {
    const holderTown = { id: 1, name: 'Ninguna', provinceCode: '99' };
    expect(ask(carRequest(undefined, { holderTown }))).toEqual({
      kind: 'unavailable',
      cause: 'failure',
      detail: 'cannot rate: province has a value that is not in its list',
    });
    expect(ask({ ...carRequest(), body: undefined } as never)).toMatchObject({
      kind: 'unavailable',
      detail: 'cannot rate: TypeError',
    });
  });

  it('rates by no book that may be used only later', () => {
    const clock = manualClock('2025-12-31T09:00:00Z');
    const aldaba = tariffConnector({ id: 'aldaba', name: 'Aldaba', lines: INSURANCE_LINES }, tariffs, clock);
    expect(aldaba.quote(homeRequest(), context)).toMatchObject({
      kind: 'declined',
      law: LAW.version,
      reasons: [{ code: 'no-tariff-in-force' }],
    });
  });
});

it('says why it does not offer a level, whatever the book', () => {
  const precious = carRequest(bodyOf('Car').with('vehicle.retail_price', 400_000));
  const withheld = insurers
    .filter(({ manifest }) => manifest.lines.includes('Car'))
    .map((insurer) => ask(precious, insurer))
    .flatMap((outcome) => (outcome.kind === 'offers' ? (outcome.withheld ?? []) : []));
  expect(new Set(withheld.map(({ level }) => level))).toEqual(new Set(['todo_riesgo_con_franquicia', 'todo_riesgo']));
  for (const { reasons } of withheld) {
    expect(reasons).toEqual([
      { code: 'value-too-high', message: expect.stringMatching(/^Solo para los que hoy valen [\d.]+ euros o menos$/) },
    ]);
  }
});

it('has words for every exclusion of the embedded books', () => {
  const rows = books.flatMap(({ modalities }) => modalities.flatMap(({ notOfferedWhen }) => notOfferedWhen));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => exclusionReason(row).code === 'not-offered')).toEqual([]);
});
