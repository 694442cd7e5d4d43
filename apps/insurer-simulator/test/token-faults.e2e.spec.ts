import { askFaro, askForToken, faroToken } from './faro-client';
import { simulator, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());
afterEach(() => running.reset());

const status = async (token: string) => (await askFaro(running.url, token, 'auto')).status;

it('refuses a token that has served until another one is fetched', async () => {
  const token = await faroToken(running);
  expect(await status(token)).toBe(200);
  await running.fault('faro-a', 'expired-token', { times: 1 });
  expect([await status(token), await status(token)]).toEqual([401, 401]);
  const another = await faroToken(running);
  expect([await status(another), await status(another)]).toEqual([200, 200]);
  expect((await running.report('faro-a')).counters.faultsInjected).toEqual({ 'expired-token': 1 });
});

it('lets every token serve once however often tokens expire', async () => {
  await running.fault('faro-a', 'expired-token');
  for (let round = 0; round < 3; round++) {
    const token = await faroToken(running);
    expect([await status(token), await status(token)]).toEqual([200, 401]);
  }
});

it('has no token endpoint', async () => {
  await running.fault('faro-a', 'token-endpoint-down');
  const response = await askForToken(running.url);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

it('gives tokens that are worth nothing', async () => {
  await running.fault('faro-a', 'token-expires-at-once');
  const response = await askForToken(running.url);
  const { access_token: token, expires_in: seconds } = (await response.json()) as Record<string, string>;
  expect([response.status, seconds]).toEqual([200, 1]);
  expect(await status(token!)).toBe(401);
});
