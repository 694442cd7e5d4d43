import { createHash } from 'node:crypto';
import { StorageUnavailable } from '@cotiza/quoting';
import { archivedQuote, TEST_TOKEN } from '@cotiza/quoting/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { archiveOf, pageApp } from '../testing/page-app';

let app: NestFastifyApplication | undefined;
const start = async (...how: Parameters<typeof pageApp>) => {
  app = await pageApp(...how);
  await app.init();
  return app;
};
afterEach(() => app?.close());

function expectPageHeaders({ headers, body }: Awaited<ReturnType<NestFastifyApplication['inject']>>) {
  const styles = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style]) => style!);
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  const policy =
    /^default-src 'none'; style-src ('sha256-.{44}' 'sha256-.{44}'); img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;
  const [, allowed = ''] = policy.exec(String(headers['content-security-policy'])) ?? [];
  expect(allowed.split(' ')).toEqual(expect.arrayContaining(hashes));
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
}

describe('a purchase link', () => {
  it('shows the offers', async () => {
    const answer = await (await start(archiveOf(archivedQuote()))).inject(`/c/${TEST_TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expectPageHeaders(answer);
    expect(answer.body).toContain('Martín, tus precios para el Marca Modelo');
  });

  it('shows them whatever a mail program adds as a query', async () => {
    const answer = await (await start(archiveOf(archivedQuote()))).inject(`/c/${TEST_TOKEN}?utm_source=x`);
    expect(answer.statusCode).toBe(200);
  });

  it('sets those offers side by side that the address names, and says when they are too many', async () => {
    const { inject } = await start(archiveOf(archivedQuote()));
    const marked = async (query: string) => (await inject.call(app, `/c/${TEST_TOKEN}?${query}`)).body;
    expect((await marked('ofertas=2&ofertas=4')).match(/checked="checked"/g)).toHaveLength(2);
    expectPageHeaders(await app!.inject(`/c/${TEST_TOKEN}?ofertas=2&ofertas=4`));
    expect(await marked('ofertas=4')).toContain('Has marcado una sola');
    expect(await marked('ofertas=1&ofertas=2&ofertas=3&ofertas=4')).toContain('Has marcado más de tres');
    expect(await marked('ofertas=%3Cscript%3E&ofertas[x]=1')).not.toContain('checked="checked"');
  });

  it('answers HEAD like GET, without the page', async () => {
    const { inject } = await start(archiveOf(archivedQuote()));
    const get = await inject.call(app, `/c/${TEST_TOKEN}`);
    const head = await inject.call(app, { method: 'HEAD', url: `/c/${TEST_TOKEN}` });
    const { date: _date, 'x-request-id': _id, ...headers } = get.headers;
    expect(head.statusCode).toBe(200);
    expect(head.headers).toMatchObject(headers);
    expect(head.body).toBe('');
  });
});

const LINKS = {
  unknown: `/c/${TEST_TOKEN.toLowerCase()}`,
  short: '/c/x',
  empty: '/c',
  long: `/c/${'a'.repeat(101)}`,
  'very long': `/c/${'a'.repeat(5000)}`,
  'with a slash': `/c/${TEST_TOKEN}/x`,
  'with an encoded slash': `/c/${TEST_TOKEN}%2Fx`,
  hostile: `/c/${encodeURIComponent('"><script>alert(1)</script>')}`,
  'with a null': '/c/%00',
  'the name of something inherited': '/c/__proto__',
};

it.each(Object.entries(LINKS))(
  'a link that leads nowhere is answered with one page, whatever is wrong: %s',
  async (_name, url) => {
    await start(archiveOf(archivedQuote()));
    const reference = await app!.inject('/c/never-seen');
    const answer = await app!.inject(url);
    expect(answer.statusCode).toBe(404);
    expectPageHeaders(answer);
    expect(answer.rawPayload.equals(reference.rawPayload)).toBe(true);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(reference.headers));
  },
);

describe('an archive that cannot be read', () => {
  const SECRET = 'martin.ficticio@example.com';
  const opened = async (error: Error) => {
    const log: string[] = [];
    const archive = { findByReference: jest.fn(), findByToken: () => Promise.reject(error) };
    const page = await start(archive, { onLog: (line) => void log.push(line) });
    const answer = await page.inject({ url: `/c/${TEST_TOKEN}`, headers: { accept: 'text/html' } });
    expect(log.join()).not.toContain(SECRET);
    expect(log.join()).not.toContain(TEST_TOKEN);
    return { answer, log: log.join() };
  };

  it('asks to try again in a moment while the storage is down', async () => {
    const { answer, log } = await opened(new StorageUnavailable(`no connection for ${SECRET}`));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expectPageHeaders(answer);
    expect(answer.body).toContain('dentro de un momento');
    expect(log).toContain('the archive of quotations cannot be read: StorageUnavailable');
  });

  it('is a 500 without Retry-After where something else is wrong', async () => {
    const { answer, log } = await opened(new TypeError(`no offers of ${SECRET}`));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
    expect(answer.body).toContain('Ha fallado algo nuestro');
    expect(log).toContain('TypeError');
  });
});

it('a client that tries many links is held up, in words for a person', async () => {
  await start(archiveOf(archivedQuote()), { perMinute: 2 });
  const answers = [];
  for (const token of ['a', 'b', 'c']) answers.push(await app!.inject(`/c/${token}`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429]);
  const last = answers[2]!;
  expectPageHeaders(last);
  expect(last.headers).toMatchObject({ 'retry-after': '60', 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
  expect(last.body).toContain('Demasiadas visitas seguidas');
});
