import {
  expectNothingPrivate,
  expectOffers,
  MARKED_REQUESTS,
  NETWORK_FAULTS,
  ORDINARY_REQUESTS,
  remoteConnectorContract,
  Stage,
  STAGE_DEADLINE_MS,
} from '@cotiza/insurers-port/testing';
import { faroUnderTest } from '../testing/faro-under-test';

remoteConnectorContract('Faro', faroUnderTest);

describe('Faro that is asked for a token', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  it.each(NETWORK_FAULTS)('and $name is unavailable: $cause', async ({ answering, cause }) => {
    const token = faroUnderTest.preliminary({ path: '/oauth/token' } as never)!;
    stage = await Stage.open({ ...faroUnderTest, preliminary: () => undefined });
    stage.answers(answering(token));
    const answer = stage.ask(MARKED_REQUESTS.Home());
    if (cause === 'deadline') await stage.pass(STAGE_DEADLINE_MS);
    const outcome = await answer;
    expect(outcome).toMatchObject({ kind: 'unavailable', cause });
    expect(stage.server.received.every(({ path }) => path === '/oauth/token')).toBe(true);
    expectNothingPrivate([outcome, stage.reported], faroUnderTest);
    stage.answers(({ path }) => (path === '/oauth/token' ? token : faroUnderTest.offers.Home));
    expectOffers(await stage.ask(ORDINARY_REQUESTS.Home()), 'Home');
  });
});
