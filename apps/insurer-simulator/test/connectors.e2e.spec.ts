import { INSURANCE_LINES, judge } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import type { ConnectorOutcome, EstimateRequest, GuaranteeIncluded } from '@cotiza/insurers-port';
import { estimateIn, EVERY_REQUEST } from '@cotiza/insurers-port/testing';
import { NO_METRICS, remoteInsurers, type RemoteInsurers, type RemoteSettings } from '@cotiza/insurers-remote';
import { loadTariffs, toCarRisk, toHomeRisk, toMotorcycleRisk } from '@cotiza/insurers-tariff';
import { systemClock } from '@cotiza/kernel';
import { manyInsurers } from '../src/read-command-line';
import { DEFAULT_CREDENTIALS } from '../src/simulator-options';
import { simulator, type Report, type Simulator } from './running-simulator';

/**
 * The connectors of the service against the simulated insurers. The simulator reads the vendors' documents on its own: a
 * value that one of the two maps wrongly changes a price, and every price must equal that of the rate book.
 */
const tariffs = loadTariffs();
const insurers = manyInsurers(4);
const requests = EVERY_REQUEST.filter(({ request }) => judge(request.body, TEST_DAY).faults.length === 0).map(
  ({ name, request }, at) => ({ name, request: { ...request, reference: `COT-${String(at).padStart(10, '0')}` } }),
);
const { clientId, clientSecret, brokerCode, username, password } = DEFAULT_CREDENTIALS;

/** The longest accepted wait for each question: a machine may be slow. */
const DEADLINE_MS = 60_000;

let running: Simulator;
let remote: RemoteInsurers;
beforeAll(async () => {
  running = await simulator({ insurers });
  const settings = insurers.map(({ id, protocol }): RemoteSettings => ({
    id,
    connector: protocol === 'rest' ? 'faro' : 'roble',
    lines: INSURANCE_LINES,
    deadlineMs: DEADLINE_MS,
    baseUrl: `${running.url}/i/${id}`,
    credentials: protocol === 'rest' ? { clientId, clientSecret } : { brokerCode, username, password },
  }));
  remote = remoteInsurers(settings, { clock: systemClock(), report: () => undefined, metrics: NO_METRICS });
});
afterAll(async () => {
  await remote.close();
  await running.close();
});

const connectorOf = (id: string) => remote.connectors.find(({ manifest }) => manifest.id === id)!;
const context = { signal: new AbortController().signal, deadlineMs: DEADLINE_MS };

function riskOf(request: EstimateRequest) {
  if (request.line === 'Home') return toHomeRisk(request);
  return request.line === 'Car' ? toCarRisk(request) : toMotorcycleRisk(request);
}

/** Returns the price of an insurer's rate book, at its level. */
function due(request: EstimateRequest, { rateBook, perMille }: Report) {
  const rating = tariffs.rate(riskOf(request), rateBook);
  if (rating.kind === 'declined') return 'declined';
  const scaled = (cents: number) => Math.round((cents * perMille) / 1000);
  return rating.offers.map(
    ({ modality, excessCents, totalCents, cover, statutory: { CCS_RE, CCS_ACC, CCS_SOA, ...of } }) => {
      const surcharges = [CCS_RE + CCS_ACC + CCS_SOA, of.CLEA, of.IPS].map(scaled);
      return { modality, excessCents, annualTotalCents: scaled(totalCents), surcharges, cover: coverOf(cover) };
    },
  );
}

function received(outcome: ConnectorOutcome) {
  if (outcome.kind !== 'offers') return outcome.kind;
  expect(outcome.tariff).toMatch(/^20\d\d\.\d+$/);
  return outcome.offers.map(({ modality, excessCents, annualTotalCents, guarantees, breakdown, instalments }) => {
    expect(instalments).toMatchObject([{ period: 'semestral' }]);
    const { consorcioCents, liquidationCents, taxCents } = breakdown!;
    const surcharges = [consorcioCents, liquidationCents, taxCents];
    return { modality, excessCents, annualTotalCents, surcharges, cover: coverOf(guarantees) };
  });
}

/** Returns codes with limit and excess. The second limit of a code, for property, is a text. */
function coverOf(guarantees: readonly GuaranteeIncluded[]): Readonly<Record<string, unknown>> {
  const cover: Record<string, unknown> = {};
  for (const { code, limitCents, excessCents } of guarantees) cover[code!] ??= [limitCents, excessCents];
  return cover;
}

it.each(insurers.map(({ id }) => id))('get from %s the price of the rate book for every request', async (id) => {
  const connector = connectorOf(id);
  const report = await running.report(id);
  const answers: Record<string, unknown> = {};
  for (const { name, request } of requests) {
    answers[name] = received(await connector.quote(request, context));
  }
  expect((await running.report(id)).rejections).toEqual([]);
  expect(answers).toEqual(Object.fromEntries(requests.map(({ name, request }) => [name, due(request, report)])));
  expect(Object.values(answers).filter(Array.isArray).length).toBeGreaterThan(50);
});

const estimating = insurers.filter(({ protocol }) => protocol === 'rest').map(({ id }) => id);

it.each(estimating)('get from %s the same price without personal data', async (id) => {
  const connector = connectorOf(id);
  const report = await running.report(id);
  const [estimates, expected]: Record<string, unknown>[] = [{}, {}];
  for (const { name, request } of requests) {
    // An estimate has its own reference: that of a quotation cannot be used again.
    const estimate = { ...estimateIn(request), reference: request.reference.replace('COT-0', 'COT-9') };
    const outcome = await connector.estimate!(estimate, context);
    if (outcome.kind === 'offers') expect(outcome.offers.every(({ firmness }) => firmness === 'estimate')).toBe(true);
    estimates![name] = received(outcome);
    expected![name] = due(estimate, report);
  }
  expect((await running.report(id)).rejections).toEqual([]);
  expect(estimates).toEqual(expected);
  expect(Object.values(estimates!).filter(Array.isArray).length).toBeGreaterThan(50);
});
