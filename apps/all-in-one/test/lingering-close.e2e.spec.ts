import { connect, type Socket } from 'node:net';
import { startService, type RunningService } from './running-service';
import { until } from './until';

/** A document of more than a client's side takes in before it reads. */
const LARGE = '/api/docs/swagger-ui-bundle.js';
const ASKED = `GET ${LARGE} HTTP/1.1\r\nHost: a\r\n\r\n`;
const TOO_LARGE = `POST /api/agent/comprobaciones HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n\r\n`;
const LIVE = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';

let service: RunningService;
afterEach(() => service.close());

/** Sends at once, and reads nothing before it is told to. */
class LateReader {
  private readonly socket: Socket;
  private readonly parts: Buffer[] = [];
  /** Resolves when the connection is closed on both sides, or reset. */
  readonly gone: Promise<void>;

  constructor(bytes: string) {
    this.socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', allowHalfOpen: true });
    this.socket.write(bytes);
    this.gone = new Promise((resolve) => {
      this.socket.on('error', () => undefined).on('close', () => resolve());
    });
  }

  /** What comes until the service ends the connection, the one way or the other. */
  async read(): Promise<string> {
    this.socket.on('data', (part: Buffer) => this.parts.push(part)).on('end', () => this.leave());
    await this.gone;
    return Buffer.concat(this.parts).toString('latin1');
  }

  send(bytes: string): void {
    this.socket.write(bytes);
  }

  leave(): void {
    this.socket.end();
  }
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const served = (status: number) =>
  service.log.map((line) => JSON.parse(line)).filter((line) => line.status === status).length;
const sizeOf = async (path: string) => (await (await service.get(path)).arrayBuffer()).byteLength;

describe('a client that has not read its answers when the service ends the connection', () => {
  it('gets them whole although the service has not read all of a body that is too large', async () => {
    service = await startService();
    const reader = new LateReader(ASKED + TOO_LARGE + 'a'.repeat(400_000) + LIVE);
    await until(() => Promise.resolve(served(413) === 1));
    const text = await reader.read();
    expect(statusesIn(text)).toEqual([200, 413]);
    expect(text.length).toBeGreaterThan(await sizeOf(LARGE));
    expect(text.match(/^connection: close/gim)).toHaveLength(1);
  });

  it('gets what it asked for up to the bound whole, although it asked for more', async () => {
    service = await startService();
    const reader = new LateReader(ASKED.replace('\r\n\r\n', `\r\nX-Long: ${'a'.repeat(8000)}\r\n\r\n`).repeat(60));
    await until(() => Promise.resolve(served(200) > 0));
    const text = await reader.read();
    const statuses = statusesIn(text);
    expect(statuses.length).toBeGreaterThanOrEqual(32);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(text.length).toBeGreaterThan(statuses.length * (await sizeOf(LARGE)));
    expect(text.match(/^connection: close/gim)).toHaveLength(1);
  });

  it('gets them, and the refusal, although more follows what is no HTTP', async () => {
    service = await startService();
    const reader = new LateReader(`${ASKED}NONSENSE\r\n\r\n${'a'.repeat(400_000)}`);
    await until(() => Promise.resolve(served(200) > 0));
    const text = await reader.read();
    expect(statusesIn(text)).toEqual([200, 400]);
    expect(text.length).toBeGreaterThan(await sizeOf(LARGE));
  });

  it('gets nothing done that it asked for after the request that it said to be its last', async () => {
    service = await startService();
    const last = LIVE.replace('Host: a', 'Host: a\r\nConnection: close');
    const text = await new LateReader(LIVE + last + LIVE.repeat(20)).read();
    expect(statusesIn(text)).toEqual([200, 200]);
    expect(served(200)).toBe(2);
  });
});

it('tells a client that it has too many connections although that has sent much already', async () => {
  service = await startService({ LIMIT_CONNECTIONS_PER_ADDRESS: '1' });
  const first = new LateReader(LIVE);
  await until(() => Promise.resolve(served(200) > 0));
  const text = await new LateReader(TOO_LARGE + 'a'.repeat(400_000)).read();
  expect(statusesIn(text)).toEqual([429]);
  first.leave();
});

it('waits a while, and not longer, for a client that goes on sending', async () => {
  service = await startService();
  const client = new LateReader(TOO_LARGE);
  const sending = setInterval(() => client.send('a'.repeat(1000)), 20);
  await client.gone;
  clearInterval(sending);
  expect(served(413)).toBe(1);
});
