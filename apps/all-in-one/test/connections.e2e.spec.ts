import { connect, type Socket } from 'node:net';
import { bodyOf } from '@cotiza/contract/testing';
import { heldBytes } from '@cotiza/kernel/testing';
import { HALF_A_HEAD, responseOf, sendRaw } from './raw-http';
import { QUOTES, startService, until, waitingInsurer, type RunningService } from './running-service';

const LIVE = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
/** Memory that the service may take, with the clients of this process, which send 13 MB. */
const GROWTH_AT_MOST_BYTES = 160 * 2 ** 20;

const posted = (path: string, body: string, ...headers: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    ...headers,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

const TOOLS_LIST = posted('/api/agent/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

let service: RunningService;
describe('a service', () => {
  beforeAll(async () => (service = await startService()));
  afterAll(() => service.close());

  describe('what is asked for without waiting for the answers', () => {
    it('is answered whole and in order', async () => {
      const last = LIVE.replace('Host: a', 'Host: a\r\nConnection: close');
      const { received } = await sendRaw(service.url, LIVE.repeat(64) + last);
      const text = await received;
      expect(statusesIn(text)).toEqual(Array<number>(65).fill(200));
      expect(text.match(/connection: close/gi)).toHaveLength(1);
    });

    it('ends its connection with the answer to the last that may wait', async () => {
      const text = await (await sendRaw(service.url, LIVE.repeat(150))).received;
      expect(statusesIn(text)).toEqual(Array<number>(101).fill(200));
      expect(text.lastIndexOf('close')).toBeGreaterThan(text.lastIndexOf('HTTP/1.1 200'));
    });

    it('does not fill the memory when the answers are not read, and does not keep others waiting', async () => {
      expect((await service.get('/health/live')).status).toBe(200);
      const before = heldBytes();
      const sockets: Socket[] = [];
      const { port } = new URL(service.url);
      for (let i = 0; i < 200; i++) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        socket.write(TOOLS_LIST.repeat(230));
        sockets.push(socket);
      }
      await until(() => Promise.resolve(sockets.every((socket) => socket.bytesWritten > 0)));
      expect((await service.get('/health/live')).status).toBe(200);
      expect(heldBytes() - before).toBeLessThan(GROWTH_AT_MOST_BYTES);
      for (const socket of sockets) socket.destroy();
    });
  });

  it('MCP refuses TRACE at once, and is stopped without delay afterwards', async () => {
    const bytes = 'TRACE /api/agent/mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const response = responseOf(await (await sendRaw(service.url, bytes)).received);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('forbids caches to keep answers about a person', async () => {
    const body = bodyOf('Home').build();
    const quoted = await service.post(QUOTES, body);
    const checked = await service.post('/api/agent/comprobaciones', body);
    const listed = await service.rpc('tools/list');
    for (const response of [quoted, checked, listed]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
  });
});

describe('the number of connections', () => {
  afterEach(() => service.close());

  it('is bounded: one more takes the place of the one that has sent no request for longest', async () => {
    service = await startService({ LIMIT_CONNECTIONS: '3' });
    const first = await sendRaw(service.url, HALF_A_HEAD);
    for (let i = 0; i < 5; i++) await sendRaw(service.url, HALF_A_HEAD);
    const live = await sendRaw(service.url, LIVE.replace('Host: a', 'Host: a\r\nConnection: close'));
    expect(statusesIn(await live.received)).toEqual([200]);
    expect(await first.received).toBe('');
  });

  it('does not end one on which an answer is awaited', async () => {
    const slow = waitingInsurer();
    service = await startService({ LIMIT_CONNECTIONS: '1' }, { insurers: [slow.connector] });
    const quote = posted(QUOTES, JSON.stringify(bodyOf('Home').build()), 'Connection: close');
    const { received } = await sendRaw(service.url, quote);
    await until(() => slow.waiting.length > 0);
    expect(await (await sendRaw(service.url, LIVE)).received).toBe('');
    slow.release();
    expect(statusesIn(await received)).toEqual([200]);
  });

  it('has a bound of requests for each: the last of them says that the connection ends', async () => {
    service = await startService({ LIMIT_REQUESTS_PER_CONNECTION: '3' });
    const { socket, received } = await sendRaw(service.url, LIVE.repeat(5));
    let text = '';
    socket.on('data', (part) => (text += part));
    await until(() => statusesIn(text).length === 5);
    socket.destroy();
    expect(statusesIn(await received)).toEqual([200, 200, 200, 503, 503]);
    expect(text.match(/connection: close/gi)).toHaveLength(3);
  });
});

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
  const { connector, waiting, release } = waitingInsurer();
  const service = await startService({}, { insurers: [connector] });
  return { service, isAsked: () => until(() => waiting.length > 0), answer: release };
}

describe('a service that gets a signal', () => {
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
