import { bodyOf } from '@cotiza/contract/testing';
import { declines, insurer } from '@cotiza/quoting/testing';
import { HALF_A_BODY, HALF_A_HEAD, responseOf, sendRaw } from './raw-http';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

/** Generous for a slow machine, and far below the time that a running server gives such a client. */
const AT_ONCE_MS = 10_000;

const elapsed = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** Resolves once a service accepts no connections any more. */
const takesNone = ({ get }: RunningService) =>
  until(() =>
    get('/health/live').then(
      () => false,
      () => true,
    ),
  );

/** Starts a service with an insurer whose answers the test releases. */
async function startWaiting() {
  let answer: (() => void) | undefined;
  const waiting = insurer('Aldaba', () => new Promise((resolve) => (answer = () => resolve(declines()))), 'remote');
  const service = await startService({}, { insurers: [waiting] });
  const isAsked = async () => {
    await until(() => answer !== undefined);
  };
  return { service, isAsked, answer: () => answer!() };
}

describe('a service that gets a signal', () => {
  it.each([
    ['a connection on which nothing was sent', ''],
    ['half the head of a request', HALF_A_HEAD],
  ])('lets go at once of %s', async (_name, bytes) => {
    const service = await startService();
    const { received } = await sendRaw(service.url, bytes);
    expect((await service.get('/health/live')).status).toBe(200);
    expect(await elapsed(() => service.close())).toBeLessThan(AT_ONCE_MS);
    expect(await received).toBe('');
  });

  it('waits for a request whose body never comes no longer than for a quotation', async () => {
    const service = await startService({ QUOTE_DEADLINE_MS: '100' });
    await sendRaw(service.url, HALF_A_BODY);
    expect((await service.get('/health/live')).status).toBe(200);
    expect(await elapsed(() => service.close())).toBeLessThan(AT_ONCE_MS);
  });

  it('finishes what runs, and says that the connection ends with it', async () => {
    const { service, isAsked, answer } = await startWaiting();
    const response = service.post(QUOTES, bodyOf('Home').build());
    await isAsked();
    const closed = service.close();
    await takesNone(service);
    answer();
    expect((await response).status).toBe(200);
    expect((await response).headers.get('connection')).toBe('close');
    await closed;
  });

  it('answers the requests that came together on one connection', async () => {
    const { service, isAsked, answer } = await startWaiting();
    const body = JSON.stringify(bodyOf('Home').build());
    const quote = `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const { received } = await sendRaw(service.url, `${quote}GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n`);
    await isAsked();
    const closed = service.close();
    await takesNone(service);
    answer();
    const text = await received;
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(responseOf(text).headers.get('connection')).not.toBe('close');
    await closed;
  });
});
