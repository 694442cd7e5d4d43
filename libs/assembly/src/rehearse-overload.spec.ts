import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Server } from 'node:net';
import { createLogger } from '@cotiza/platform';
import type { AppParts } from './app-parts';
import { rehearseOverload } from './rehearse-overload';

const SERVICE: AppParts = { doors: ['rest', 'mcp'], delivers: true, standsAlone: true };
const NOTIFIER: AppParts = { doors: [], delivers: true, standsAlone: false };
const REFUSALS = '/rehearsal';
const OPERATOR = ['/health/live', '/health/ready', '/metrics'];

afterEach(() => jest.restoreAllMocks());

/** The paths that servers of this process are asked for meanwhile. */
async function askedDuring(work: () => Promise<void>): Promise<string[]> {
  const asked = new Set<string>();
  const started = channel('http.server.request.start');
  const note = (message: unknown) => void asked.add((message as { request: IncomingMessage }).request.url!);
  started.subscribe(note);
  try {
    await work();
  } finally {
    started.unsubscribe(note);
  }
  return [...asked];
}

it.each([
  ['a service', SERVICE, { ADMISSION: 'on', METRICS_PORT: undefined }, [REFUSALS]],
  ['one with a port for its operator', SERVICE, { ADMISSION: 'on', METRICS_PORT: 9464 }, [REFUSALS, ...OPERATOR]],
  ['one that refuses nothing', SERVICE, { ADMISSION: 'off', METRICS_PORT: 9464 }, OPERATOR],
  ['a notifier', NOTIFIER, { ADMISSION: 'on', METRICS_PORT: undefined }, []],
] as const)('rehearses of %s what it will do', async (_, parts, settings, paths) => {
  expect(await askedDuring(() => rehearseOverload(parts, settings, createLogger('silent')))).toEqual(paths);
});

it('says so where it cannot', async () => {
  const said: string[] = [];
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen'), { code: 'EADDRNOTAVAIL' })));
    return this;
  });
  const logger = createLogger('warn', { write: (line) => void said.push(line) });
  await rehearseOverload(SERVICE, { ADMISSION: 'on', METRICS_PORT: undefined }, logger);
  expect(said).toEqual([expect.stringMatching(/EADDRNOTAVAIL.*overload could not be rehearsed/)]);
});
