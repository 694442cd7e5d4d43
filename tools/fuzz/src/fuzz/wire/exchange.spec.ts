import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { FuzzCase } from '../cases/fuzz-case';
import { exchange, type Target } from './exchange';

/** For what comes, however slow the machine is; it is not waited for when it has come. */
const TIMEOUT_MS = 60_000;
/** For what never comes. */
const SHORT_TIMEOUT_MS = 80;
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi';
const LAST = 'HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

let server: Server;
afterEach(() => server.close());

async function serverThat(does: (socket: Socket) => void): Promise<Target> {
  server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => does(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

const sent = (more: Partial<FuzzCase> = {}): FuzzCase => ({
  number: 0,
  kind: 'x',
  parts: [{ bytes: Buffer.from('GET / HTTP/1.1\r\n\r\n') }],
  requests: [{ method: 'GET', target: '/' }],
  ending: 'answered',
  ...more,
});
const two = { requests: [sent().requests[0]!, sent().requests[0]!] };
const exchanged = async (does: (socket: Socket) => void, made = sent(), timeoutMs = TIMEOUT_MS) =>
  exchange(made, await serverThat(does), timeoutMs, () => 0);

describe('an exchange', () => {
  it('ends with the last answer', async () => {
    const { answers, fault } = await exchanged((socket) => socket.write(OK + OK), sent(two));
    expect([answers.length, fault]).toEqual([2, undefined]);
  });

  it('may end before, with an answer that says so', async () => {
    const { answers, fault } = await exchanged((socket) => socket.end(LAST), sent(two));
    expect([answers.length, fault]).toEqual([1, undefined]);
  });

  it.each<[string, (socket: Socket) => void, Partial<FuzzCase>, string]>([
    ['hangs', () => undefined, {}, 'hangs: 0 of 1 answers'],
    ['hangs in the middle of an answer', (socket) => socket.write(OK.slice(0, -1)), {}, 'hangs: 0 of 1'],
    ['is cut off', (socket) => socket.destroy(), {}, 'cut off after 0 of 1'],
    ['is cut off between answers', (socket) => socket.end(OK), two, 'cut off after 1 of 2'],
    ['is no HTTP', (socket) => socket.end('hello\r\n\r\n'), {}, 'no HTTP'],
    ['is not refused', (socket) => socket.destroy(), { ending: 'refused', requests: [] }, 'not refused'],
    [
      'is refused and goes on',
      (socket) => socket.write(LAST),
      { ending: 'refused', requests: [] },
      'hangs: not refused',
    ],
  ])('that %s is a finding', async (_what, does, more, told) => {
    const timeoutMs = told.startsWith('hangs') ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
    expect((await exchanged(does, sent(more), timeoutMs)).fault).toContain(told);
  });

  it('is given the time for which this process did not run', async () => {
    let lateMs = 0;
    const target = await serverThat((socket) => setTimeout(() => socket.write(OK), 2 * SHORT_TIMEOUT_MS));
    const lateness = () => (lateMs += TIMEOUT_MS);
    expect((await exchange(sent(), target, SHORT_TIMEOUT_MS, lateness)).fault).toBeUndefined();
  });

  it('with nobody is a finding', async () => {
    const target = await serverThat(() => undefined);
    server.close();
    await once(server, 'close');
    expect((await exchange(sent(), target, TIMEOUT_MS, () => 0)).fault).toBe('nobody listens');
  });

  it.each(['left', 'reset'] as const)('that is %s promises nothing', async (ending) => {
    expect((await exchanged(() => undefined, sent({ ending, lingerMs: 5 }))).fault).toBeUndefined();
  });
});
