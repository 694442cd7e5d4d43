import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf } from '@cotiza/contract/testing';
import { declines, insurer } from '@cotiza/quoting/testing';
import { HALF_A_BODY, HALF_A_HEAD, responseOf, sendRaw } from './raw-http';
import { QUOTES, startService, type RunningService } from './running-service';
import { until } from './until';

/** How often slow clients are looked for, and what a slow machine takes. */
const LATE_BY_MS = 30_000;

/** By then Node has looked for those that send no head in time. */
const SLOW_HEAD_MS = 22_000;

describe('a client that does not send its request whole', () => {
  let service: RunningService;
  beforeAll(async () => (service = await startService()));
  afterAll(() => service.close());

  it.each([
    ['half a head', HALF_A_HEAD, 15_000],
    ['half a body', HALF_A_BODY, 30_000],
  ])('has its time for %s, and is told when it is over', async (_name, bytes, timeMs) => {
    const from = performance.now();
    const response = responseOf(await (await sendRaw(service.url, bytes)).received);
    expect(performance.now() - from).toBeGreaterThan(timeMs - 1000);
    expect(performance.now() - from).toBeLessThan(timeMs + LATE_BY_MS);
    expect(response.status).toBe(408);
  });
});

describe('a client that was refused before Node made a request of anything it sent', () => {
  const answers: (() => void)[] = [];
  const slow = insurer('Lenta', () => new Promise((resolve) => answers.push(() => resolve(declines()))), 'remote');
  const quote = `POST ${QUOTES} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`;
  let service: RunningService;
  beforeAll(async () => {
    service = await startService(
      { ADMISSION_MAX_IN_FLIGHT: '1', LIMIT_CONNECTIONS_PER_ADDRESS: '0' },
      { insurers: [slow] },
    );
  });
  afterAll(() => service.close());

  const ask = async (socket: Socket) => {
    socket.write(quote);
    return String((await once(socket, 'data'))[0]);
  };

  /** A new connection, and whether Node has made a request of the first that was refused on it. */
  const refusedOnce = async () => {
    let isMade = false;
    const note = () => void (isMade = true);
    const started = channel('http.server.request.start');
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await once(socket, 'connect');
    started.subscribe(note);
    const answer = await ask(socket);
    started.unsubscribe(note);
    expect(answer).toContain('servicio_saturado');
    return { socket, isMade };
  };

  it('is not taken for one that asks for nothing', async () => {
    const waiting = service.post(QUOTES, bodyOf('Car').build());
    await until(() => answers.length === 1);
    let refused = await refusedOnce();
    while (refused.isMade) {
      refused.socket.destroy();
      refused = await refusedOnce();
    }
    await sleep(SLOW_HEAD_MS);
    expect(await ask(refused.socket)).toContain('servicio_saturado');
    answers[0]!();
    expect((await waiting).status).toBe(200);
    expect(await ask(refused.socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
    refused.socket.destroy();
  });
});
