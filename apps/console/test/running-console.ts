import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, keyHash, newKey, readServiceSettings } from '@cotiza/assembly';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { createLogger, FORM_TYPE } from '@cotiza/platform';
import { declines, insurer, isDown, offerAt, offers } from '@cotiza/quoting/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { REST_DOOR } from '@cotiza/rest';
import { openConsoleStorage } from '../src/open-console-storage';
import { serveConsole } from '../src/serve-console';

export const KEYS = { maria: newKey(), juan: newKey() };

/** Time for open connections to end after a test. */
const GRACE_MS = 200;

/** Marks personal data, which only the page of a quotation shows. */
export const MARK = /marcad/i;

const INSURERS = [
  insurer('Aldaba', () => offers(offerAt(100_00))),
  insurer('Brujula', declines),
  insurer('Candil', isDown),
];

/**
 * Starts a console beside services that quote and do not deliver, all on one database.
 *
 * @param database settings of the database; embedded by default
 * @param services the number of services
 * @param statementTimeoutMs the timeout of the console's statements, shorter than in production
 */
export async function startConsole(
  environment: Record<string, string> = {},
  services = 1,
  statementTimeoutMs?: number,
) {
  const clock = manualClock(`${TEST_DAY}T09:10:00Z`);
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-console-'));
  const log: string[] = [];
  const CONSOLE_KEYS = Object.entries(KEYS)
    .map(([name, key]) => `${name}=${keyHash(key)}`)
    .join(',');
  const own = { PORT: '0', DATA_DIR: folder, CONSOLE_KEYS, CONSOLE_PORT: '0', LOG_LEVEL: 'trace' };
  const settings = readServiceSettings({ ...own, LIMIT_QUOTES_PER_MINUTE: '0', ...environment });
  const logger = createLogger('trace', { write: (line) => void log.push(line) });
  const quiet = createLogger('silent');
  const apps: { readonly app: Awaited<ReturnType<typeof createApp>>; readonly url: string }[] = [];
  for (let count = 0; count < services; count++) {
    const parts = { doors: [REST_DOOR], delivers: false, standsAlone: true };
    const app = await createApp(parts, { ...settings, PORT: 0 }, quiet, { clock, insurers: INSURERS });
    await app.listen(0, '127.0.0.1');
    apps.push({ app, url: await app.getUrl() });
  }
  const CONSOLE_METRICS = apps.map(({ url }) => `${url}/metrics`);
  const storage = await openConsoleStorage(settings, clock, quiet, statementTimeoutMs);
  const context = { settings: { ...settings, CONSOLE_METRICS }, storage, clock, logger };
  const running = await serveConsole(context, GRACE_MS);
  return {
    ...{ url: running.url, clock, log, storage, folder },
    services: apps.map(({ url }) => url),
    /** Requests a quotation full of marked values. */
    quote: async (service = apps[0]!.url) => {
      const body = bodyOf('Home').with('holder.name', 'Marcada').with('client_reference', 'marcado-1');
      const asked = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body.build()),
      };
      const answer = await fetch(`${service}/api/agent/cotizaciones`, asked);
      return { status: answer.status, ...((await answer.json()) as QuoteResult) };
    },
    closeServices: async () => {
      for (const { app } of apps.splice(0)) await app.close();
    },
    close: async () => {
      await running.close();
      for (const { app } of apps.splice(0)) await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RunningBench = Awaited<ReturnType<typeof startConsole>>;

/** Keeps its cookie as a browser does, and does not follow redirects. */
export class Visitor {
  private cookie = '';

  constructor(private readonly url: string) {}

  async get(path: string): Promise<{ status: number; text: string; headers: Headers }> {
    return this.keepCookie(await fetch(this.url + path, { headers: { cookie: this.cookie }, redirect: 'manual' }));
  }

  async post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const sent = { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin', cookie: this.cookie, ...headers };
    const body = new URLSearchParams(fields).toString();
    return this.keepCookie(await fetch(this.url + path, { method: 'POST', headers: sent, body, redirect: 'manual' }));
  }

  async signIn(key: string): Promise<this> {
    await this.post('/sign-in', { key });
    return this;
  }

  private async keepCookie(answer: Response) {
    const given = answer.headers.get('set-cookie')?.split(';', 1)[0];
    if (given !== undefined) this.cookie = given;
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }
}

export const PAGES = ['/', '/insurers', '/messages', '/callers', '/channel', '/quotations', '/people', '/audit'];
