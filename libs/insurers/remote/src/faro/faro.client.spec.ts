import {
  answerQuestions,
  ESTIMATE_REQUESTS,
  expectOffers,
  ORDINARY_REQUESTS,
  questionsOf,
  type StartedInsurer,
} from '@cotiza/insurers-port/testing';
import {
  fakeHttpServer,
  until,
  type Answering,
  type FakeHttpServer,
  type ReceivedRequest,
} from '@cotiza/kernel/testing';
import { manualClock, type ManualClock } from '@cotiza/kernel';
import { FARO_TEST_CREDENTIALS, faroAnswer, faroJson, faroUnderTest } from '../testing/faro-under-test';

const OFFERS = faroUnderTest.offers.Home!;
const REFUSED = faroAnswer({ type: 'about:blank', title: 'Token', status: 401, codigo: 'TOKEN_INVALIDO' }, 401);
const isToken = ({ path }: ReceivedRequest) => path === '/oauth/token';

describe('the client of Faro', () => {
  let server: FakeHttpServer;
  let clock: ManualClock;
  let insurer: StartedInsurer;
  let granted = 0;
  beforeEach(async () => {
    server = await fakeHttpServer();
    clock = manualClock('2026-11-21T09:00:00Z');
    granted = 0;
    insurer = faroUnderTest.start({ baseUrl: server.url, deadlineMs: 7_000, clock, report: () => undefined });
  });
  afterEach(async () => {
    await insurer.close();
    expect(clock.pending()).toBe(0);
    await server.close();
  });

  /** Grants a new token for each request, and answers questions in the given way. */
  const answering = (how: Answering) =>
    server.answers((request, response) =>
      isToken(request)
        ? faroAnswer({ ...faroJson('token.json'), access_token: `token-${++granted}` })
        : how(request, response),
    );
  const ask = () => Promise.resolve(insurer.connector.quote(ORDINARY_REQUESTS.Home(), asking()));
  const asking = () => ({ signal: new AbortController().signal, deadlineMs: 8_000 });
  const bearers = () => questionsOf(server, faroUnderTest).map(({ headers }) => headers.authorization);

  it('asks for a token as its documents say', async () => {
    answering(() => OFFERS);
    expectOffers(await ask(), 'Home');
    const [token, question] = server.received;
    expect(token).toMatchObject({ method: 'POST', body: 'grant_type=client_credentials&scope=presupuestos' });
    expect(token!.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const [scheme, basic] = token!.headers.authorization!.split(' ');
    const [id, secret] = Buffer.from(basic!, 'base64').toString().split(':');
    expect([scheme, id]).toEqual(['Basic', FARO_TEST_CREDENTIALS.clientId]);
    expect(secret).toBe('secreto+de+pruebas%2F%C3%B1');
    expect(new URLSearchParams(`secret=${secret}`).get('secret')).toBe(FARO_TEST_CREDENTIALS.clientSecret);
    expect(question!.headers).toMatchObject({ authorization: 'Bearer token-1', 'content-type': 'application/json' });
  });

  it('asks once more, with a new token, when the one in use is refused', async () => {
    answering(({ headers }) => (headers.authorization === 'Bearer token-1' ? REFUSED : OFFERS));
    const outcomes = await Promise.all([ask(), ask(), ask()]);
    outcomes.forEach((outcome) => expectOffers(outcome, 'Home'));
    expect(granted).toBe(2);
    expect(bearers().filter((bearer) => bearer === 'Bearer token-2')).toHaveLength(3);
  });

  it('does not ask a third time', async () => {
    answering(() => REFUSED);
    expect(await ask()).toEqual({
      kind: 'unavailable',
      cause: 'failure',
      detail: 'answered 401 TOKEN_INVALIDO',
    });
    expect(bearers()).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  const granting = (change: object) => ({ ...faroJson('token.json'), ...change });
  it.each([
    [{ error: 'invalid_client' }, 401, 'failure', 'token request answered 401 invalid_client'],
    [{ error: 'Zxmarca' }, 400, 'failure', 'token request answered 400'],
    [granting({ token_type: 'mac' }), 200, 'invalid-answer', 'token answer.token_type is not a known code'],
    [granting({ access_token: 'a\r\nb: c' }), 200, 'invalid-answer', 'token answer.access_token is not a bearer token'],
    [granting({ expires_in: 0 }), 200, 'invalid-answer', expect.stringMatching(/expires_in is not a whole number/)],
  ])('has no answer without a token: %j', async (body, status, cause, detail) => {
    server.answers(() => faroAnswer(body, status));
    expect(await ask()).toEqual({ kind: 'unavailable', cause, detail });
    expect(server.received.every(isToken)).toBe(true);
  });

  it('asks each line at its own address', async () => {
    answerQuestions(server, faroUnderTest, () => faroAnswer({}, 422));
    for (const line of faroUnderTest.lines) await insurer.connector.quote(ORDINARY_REQUESTS[line](), asking());
    for (const line of faroUnderTest.lines) await insurer.connector.estimate?.(ESTIMATE_REQUESTS[line](), asking());
    const asked = questionsOf(server, faroUnderTest).map(({ path }) => path);
    const products = ['hogar', 'auto', 'moto'];
    expect(asked).toEqual(
      ['presupuestos', 'estimaciones'].flatMap((of) => products.map((each) => `/v2/${of}/${each}`)),
    );
  });

  it('finishes a question that still waits for its token before it closes', async () => {
    let grant: () => void = () => undefined;
    server.answers((request, response) => {
      if (!isToken(request)) return OFFERS;
      const { status, headers, body } = faroUnderTest.preliminary(request)!;
      grant = () => response.writeHead(status, headers).end(body);
      return undefined;
    });
    const answer = ask();
    await until(() => server.received.length === 1);
    const closed = insurer.close();
    grant();
    await closed;
    expectOffers(await answer, 'Home');
  });
});
