import { expectOffers, ORDINARY_REQUESTS, type StartedInsurer } from '@cotiza/insurers-port/testing';
import { fakeHttpServer, type FakeHttpServer } from '@cotiza/kernel/testing';
import { manualClock } from '@cotiza/kernel';
import { passwordDigest, readXml, WSSE_NAMESPACE, WSU_NAMESPACE } from '@cotiza/transport';
import { fixture } from '../testing/fixture';
import { ROBLE_TEST_CREDENTIALS, robleAnswer, robleUnderTest } from '../testing/roble-under-test';

const OFFERS = robleUnderTest.offers.Home!;

describe('the client of Roble', () => {
  let server: FakeHttpServer;
  let insurer: StartedInsurer;
  const clock = manualClock('2026-11-21T09:00:00Z');
  beforeEach(async () => {
    server = await fakeHttpServer();
    insurer = robleUnderTest.start({ baseUrl: server.url, deadlineMs: 7_000, clock, report: () => undefined });
  });
  afterEach(async () => {
    await insurer.close();
    expect(clock.pending()).toBe(0);
    await server.close();
  });

  const ask = () =>
    Promise.resolve(
      insurer.connector.quote(ORDINARY_REQUESTS.Home(), { signal: new AbortController().signal, deadlineMs: 8_000 }),
    );

  /** Returns the parts of the UsernameToken of a message. */
  function tokenOf(message: string) {
    const [header] = readXml(message).all('Header', 1, 1);
    const security = header!.elements.find((element) => element.is(WSSE_NAMESPACE, 'Security'))!;
    const token = security.only('UsernameToken');
    const part = (local: string) => token.leaf(local).text(200);
    const created = token.elements.find((element) => element.is(WSU_NAMESPACE, 'Created'))!.text;
    return { username: part('Username'), digest: part('Password'), nonce: part('Nonce'), created };
  }

  it('calls the operation as its documents say', async () => {
    server.answers(() => OFFERS);
    expectOffers(await ask(), 'Home');
    const [{ method, path, headers, body }] = server.received as [(typeof server.received)[number]];
    expect([method, path]).toEqual(['POST', '/servicios/tarificacion']);
    expect(headers).toMatchObject({
      'content-type': 'text/xml; charset=utf-8',
      soapaction: '"urn:roble:tarificacion:CalcularPrima"',
    });
    expect(body).toContain('<wsse:Security soap:mustUnderstand="1">');
    const petition = fixture('roble', 'petition-home.xml')
      .replaceAll(/\n\s*/g, '')
      .replace(/^.*?<r:Cabecera>/, '<r:Cabecera>');
    expect(body).toContain(petition.replace('</r:CalcularPrimaPeticion>', ''));
  });

  it('shows that it knows the password without sending it', async () => {
    server.answers(() => OFFERS);
    await ask();
    const { username, digest, nonce, created } = tokenOf(server.received[0]!.body);
    const { password } = ROBLE_TEST_CREDENTIALS;
    expect(username).toBe(ROBLE_TEST_CREDENTIALS.username);
    expect(created).toBe('2026-11-21T09:00:00Z');
    const bytes = Buffer.from(nonce, 'base64');
    expect(bytes).toHaveLength(16);
    expect(digest).toBe(passwordDigest(bytes, created, password));
    expect(server.received[0]!.body).not.toContain('clave de pruebas');
  });

  it('has a nonce of its own for each message, also for one that is sent again', async () => {
    let breaks = 1;
    server.answers((_request, response) => {
      if (breaks-- <= 0) return OFFERS;
      response.socket!.resetAndDestroy();
      return undefined;
    });
    expectOffers(await ask(), 'Home');
    expectOffers(await ask(), 'Home');
    const nonces = server.received.map(({ body }) => tokenOf(body).nonce);
    expect(nonces).toHaveLength(3);
    expect(new Set(nonces).size).toBe(3);
  });

  const fault = (change: (text: string) => string, status = 500) =>
    robleAnswer(change(fixture('roble', 'fault.xml')), status);
  it.each([
    ['a Fault', fault((text) => text), 'failure', 'answered a SOAP Fault RB-2001'],
    ['a Fault with 200', fault((text) => text, 200), 'failure', 'answered a SOAP Fault RB-2001'],
    [
      'a Fault without detail',
      fault((text) => text.replace(/<detail>[^]*<\/detail>/, '')),
      'failure',
      'answered a SOAP Fault',
    ],
    ['an error that is no XML', { status: 500, headers: {}, body: 'Zxmarca' }, 'failure', 'answered 500'],
    ['what only says it is XML', robleAnswer('Zxmarca', 500), 'invalid-answer', 'the answer is not well-formed XML'],
  ])('has no answer with %s', async (_name, answer, cause, detail) => {
    server.answers(() => answer);
    expect(await ask()).toEqual({ kind: 'unavailable', cause, detail });
  });
});
