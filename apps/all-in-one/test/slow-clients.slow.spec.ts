import { HALF_A_BODY, HALF_A_HEAD, responseOf, sendRaw } from './raw-http';
import { serviceForTests } from './running-service';

/** The interval of the check for slow clients, plus the delay of a slow machine. */
const LATE_BY_MS = 30_000;

const service = serviceForTests();

// Side by side, because each waits for its time.
it.concurrent.each([
  ['half a head', HALF_A_HEAD, 15_000],
  ['half a body', HALF_A_BODY, 30_000],
])(
  'a client that does not send its request whole has its time for %s, and gets 408 when it is over',
  async (_name, bytes, timeMs) => {
    const from = performance.now();
    const response = responseOf(await (await sendRaw(service.url, bytes)).received);
    expect(performance.now() - from).toBeGreaterThan(timeMs - 1000);
    expect(performance.now() - from).toBeLessThan(timeMs + LATE_BY_MS);
    expect(response.status).toBe(408);
    expect(await response.json()).toMatchObject({ error: 'tiempo_agotado', errores: [] });
  },
);
