import {
  expectNothingPrivate,
  expectOffers,
  LATE_MS,
  MARKED_REQUESTS,
  NETWORK_FAULTS,
  ORDINARY_REQUESTS,
  Stage,
  STAGE_DEADLINE_MS,
  type RemoteConnectorUnderTest,
} from '@cotiza/insurers-port/testing';
import { until, type HttpAnswer } from '@cotiza/kernel/testing';
import { faroUnderTest } from './testing/faro-under-test';
import { lonjaUnderTest } from './testing/lonja-under-test';
import { robleUnderTest } from './testing/roble-under-test';

/** Simultaneous questions: more than either insurer takes, so that some wait in the queue. */
const CROWD = 24;
/** Steps in which the clock advances for a crowd, so that some waiting questions get their turn. */
const STEPS = 4;

const CONNECTORS: Readonly<Record<string, RemoteConnectorUnderTest>> = {
  Faro: faroUnderTest,
  Roble: robleUnderTest,
  'La Lonja': lonjaUnderTest,
};

/** Returns sockets and timers that keep this process alive. */
const held = () => process.getActiveResourcesInfo().filter((kind) => /TCPSocketWrap|TCPServerWrap|Timeout/.test(kind));

/**
 * Jest fails a test with an unhandled rejection, so none of these rows may cause one. Each stage fails when its insurer leaves
 * an open connection or a waiting timer.
 */
describe('whatever goes wrong', () => {
  let before: number;
  beforeAll(() => (before = held().length));
  afterAll(async () => {
    await until(() => held().length <= before);
  });

  let stage: Stage;
  afterEach(() => stage.close());

  it.each(NETWORK_FAULTS)('Faro that $name when it is asked for a token: $cause', async ({ answering, cause }) => {
    const token = faroUnderTest.preliminary({ path: '/oauth/token' } as never)!;
    const failing = answering(token);
    stage = await Stage.open({ ...faroUnderTest, preliminary: () => undefined });
    stage.answers(failing);
    const answer = stage.ask(MARKED_REQUESTS.Home());
    if (cause === 'deadline') await stage.pass(STAGE_DEADLINE_MS);
    const outcome = await answer;
    expect(outcome).toMatchObject({ kind: 'unavailable', cause });
    expect(stage.server.received.every(({ path }) => path === '/oauth/token')).toBe(true);
    expectNothingPrivate([outcome, stage.reported], faroUnderTest);
    stage.answers(({ path }) => (path === '/oauth/token' ? token : faroUnderTest.offers.Home));
    expectOffers(await stage.ask(ORDINARY_REQUESTS.Home()), 'Home');
  });

  it.each(Object.entries(CONNECTORS))(
    'a crowd that asks %s while it fails in every way gets an outcome each, in time',
    async (_name, subject) => {
      stage = await Stage.open(subject);
      const line = subject.lines[0]!;
      const ordinary = subject.offers[line] as HttpAnswer;
      const ways = [...NETWORK_FAULTS.map(({ answering }) => answering(ordinary)), () => ordinary];
      let turn = 0;
      stage.answers((request, response) => ways[turn++ % ways.length]!(request, response));
      for (let wave = 0; wave < 4; wave++) {
        const startedAt = stage.clock.now();
        const outcomes = Promise.all(Array.from({ length: CROWD }, () => stage.ask(MARKED_REQUESTS[line]())));
        for (let step = 0; step < STEPS; step++) await stage.pass(STAGE_DEADLINE_MS / STEPS);
        await outcomes;
        expect(stage.clock.now() - startedAt).toBeLessThan(STAGE_DEADLINE_MS + LATE_MS);
        for (const { kind } of await outcomes) expect(['offers', 'companies', 'unavailable']).toContain(kind);
      }
      expectNothingPrivate(stage.reported, subject);
    },
  );
});
