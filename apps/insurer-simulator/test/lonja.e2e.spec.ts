import { carRequest } from '@cotiza/insurers-port/testing';
import type { CompanyAnswers, ConnectorOutcome } from '@cotiza/insurers-port';
import { NO_METRICS, remoteInsurers, type QuestionCounter, type RemoteInsurers } from '@cotiza/insurers-remote';
import { loadTariffs, toCarRisk } from '@cotiza/insurers-tariff';
import { systemClock } from '@cotiza/kernel';
import { companyId } from '../src/participants/participants';
import { DEFAULT_CREDENTIALS } from '../src/simulator-options';
import { simulator, type Simulator } from './running-simulator';

/** La Lonja in two hundredths of its time: its companies take 100 ms to 3 s. */
const PACE = 0.02;
const { clientId, clientSecret } = DEFAULT_CREDENTIALS;
const tariffs = loadTariffs();
const UNLIMITED: QuestionCounter = {
  take: () => Promise.resolve({ isFull: false, giveBack: () => Promise.resolve() }),
};

let running: Simulator;
let remote: RemoteInsurers;
beforeAll(async () => {
  running = await simulator({ insurers: [{ id: 'lonja', protocol: 'aggregator' }], pace: PACE });
  remote = remoteInsurers(
    [
      {
        ...{ connector: 'lonja', lines: ['Car'], baseUrl: `${running.url}/i/lonja`, deadlineMs: 60_000 },
        ...{ credentials: { clientId, clientSecret }, spend: { maxEurosPerDay: 10 } },
      },
    ],
    { clock: systemClock(), report: () => undefined, metrics: NO_METRICS, counter: UNLIMITED },
  );
});
afterAll(async () => {
  await remote.close();
  await running.close();
});

let asked = 0;
const request = () => ({ ...carRequest(), reference: `COT-${String(asked++).padStart(10, '0')}` });
const ask = (sent = request(), deadlineMs = 60_000): Promise<ConnectorOutcome> =>
  Promise.resolve(remote.connectors[0]!.quote(sent, { signal: new AbortController().signal, deadlineMs }));
const kinds = ({ answers }: CompanyAnswers) =>
  Object.fromEntries(
    answers.map(({ company, outcome }) => [company.id, outcome.kind === 'unavailable' ? outcome.cause : outcome.kind]),
  );

it('answers for eight companies, each with the prices of its rate book, once the slowest has', async () => {
  const from = performance.now();
  const sent = request();
  const { answers } = (await ask(sent)) as CompanyAnswers;
  expect(performance.now() - from).toBeGreaterThanOrEqual(150_000 * PACE - 2);
  const expected = await Promise.all(
    answers.map(async ({ company }) => {
      const { rateBook, perMille } = await running.report(companyId('lonja', company.id));
      const rating = tariffs.rate(toCarRisk(sent), rateBook);
      if (rating.kind === 'declined') return 'declined';
      return rating.offers.map(({ totalCents }) => Math.round((totalCents * perMille) / 1000));
    }),
  );
  const received = answers.map(({ outcome }) =>
    outcome.kind === 'offers' ? outcome.offers.map(({ annualTotalCents }) => annualTotalCents) : outcome.kind,
  );
  expect(received).toEqual(expected);
  expect(received).toHaveLength(8);
  expect((await running.report('lonja')).rejections).toEqual([]);
});

it('has offers, a decline and failures in one answer, and waits no longer than it promises', async () => {
  await running.change('lonja-aduana', { fault: 'decline' });
  await running.change('lonja-cenit', { fault: 'status-500' });
  await running.change('lonja-hiedra', { fault: 'hang' });
  const outcome = (await ask()) as CompanyAnswers;
  expect(kinds(outcome)).toMatchObject({
    ...{ mirador: 'offers', aduana: 'declined', cenit: 'failure', hiedra: 'deadline' },
  });
});

it('bills each question once, also one that was given up and one that has failed', async () => {
  const before = (await running.report('lonja')).bill;
  await ask(request(), 50);
  await running.change('lonja', { fault: 'reset' });
  await ask();
  await running.change('lonja', { fault: 'none' });
  expect((await running.report('lonja')).bill).toEqual({
    ...{ questions: before.questions + 2, cents: before.cents + 24, repeated: 0 },
  });
});
