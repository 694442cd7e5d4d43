import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { newKey } from '@cotiza/assembly';
import { KEYS, PAGES, startConsole, Visitor, type RunningBench } from './running-console';

let bench: RunningBench;
let visitor: Visitor;
beforeAll(async () => (bench = await startConsole()));
beforeEach(() => (visitor = new Visitor(bench.url)));
afterAll(() => bench.close());

const FORM = 'name="key" type="password"';

describe('whoever has not signed in', () => {
  it('sees nothing but the form to sign in', async () => {
    for (const path of [...PAGES, '/nowhere']) {
      const { status, text } = await visitor.get(path);
      expect(status).toBe(200);
      expect(text).toContain(FORM);
      expect(text).not.toMatch(/<nav|<table|Resumen/);
    }
  });

  it('changes nothing', async () => {
    const fields = { reason: 'x', 'retry-after': '60', id: 'all-dead', reference: 'COT-7K2M9QX4TB' };
    for (const path of ['/channel/off', '/messages/replay', '/messages/retry', '/quotations/look', '/sign-out'])
      expect((await visitor.post(path, fields)).status).toBe(401);
    expect(await bench.storage.privacy.auditTrail(9)).toEqual([]);
  });
});

describe('signing in', () => {
  it('takes a key of the settings, and gives a cookie that no script and no other site has sent', async () => {
    const answer = await visitor.post('/sign-in', { key: KEYS.maria });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(answer.headers.get('set-cookie')).toMatch(/^cotiza_console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const { text } = await visitor.get('/');
    expect(text).toContain('<span>maria</span>');
    expect(text).not.toContain(FORM);
    expect(bench.log.join()).toContain('"operator":"maria"');
    expect(bench.log.join()).not.toContain(KEYS.maria);
  });

  it('is refused with another key, and after five of them for a minute, in the log without the key', async () => {
    const wrong = newKey();
    const now = jest.spyOn(Date, 'now').mockImplementation(() => bench.clock.now());
    for (let time = 0; time < 5; time++) {
      const { status, text } = await visitor.post('/sign-in', { key: wrong });
      expect(status).toBe(401);
      expect(text).toContain('Esta clave no es válida.');
    }
    const { status, text } = await visitor.post('/sign-in', { key: wrong });
    expect(status).toBe(429);
    expect(text).toContain('Espera 60 segundos');
    expect((await visitor.post('/sign-in', { key: KEYS.maria })).status).toBe(303);
    bench.clock.advance(60_000);
    expect((await visitor.post('/sign-in', { key: wrong })).status).toBe(401);
    now.mockRestore();
    expect(bench.log.join()).not.toContain(wrong);
  });

  it('behind a proxy with TLS gives a cookie that goes over TLS alone', async () => {
    const answer = await visitor.post('/sign-in', { key: KEYS.maria }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('ends the session that the browser had', async () => {
    const first = (await visitor.post('/sign-in', { key: KEYS.maria })).headers.get('set-cookie')!.split(';', 1)[0]!;
    const asFirst = async () => (await fetch(bench.url, { headers: { cookie: first } })).text();
    expect(await asFirst()).not.toContain(FORM);
    await visitor.signIn(KEYS.juan);
    expect(await asFirst()).toContain(FORM);
    expect((await visitor.get('/')).text).toContain('<span>juan</span>');
  });

  it('ends with signing out, in every window', async () => {
    await visitor.signIn(KEYS.maria);
    const answer = await visitor.post('/sign-out');
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await visitor.get('/')).text).toContain(FORM);
  });
});

describe('a sent form', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://elsewhere.example' },
  ])('by a page of another site does nothing: %j', async (headers) => {
    await visitor.signIn(KEYS.maria);
    const { status } = await visitor.post('/channel/off', { reason: 'x', 'retry-after': '60' }, headers);
    expect(status).toBe(403);
    expect(await bench.storage.channel.read()).toMatchObject({ isOn: true });
  });

  it.each([
    ['of another type', { 'content-type': 'application/json' }, {}],
    ['of any length', {}, { key: 'x'.repeat(10_000) }],
  ])('%s is no form of ours', async (_what, headers, fields) => {
    const answer = await visitor.post('/sign-in', fields, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  });

  it('with a field twice has its first value count, with fields of other names none', async () => {
    const fields = `key=${KEYS.maria}&key=x&__proto__=x&constructor=x&key[]=x&extra=x`;
    const { status } = await fetch(`${bench.url}/sign-in`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    });
    expect(status).toBe(303);
  });

  it.each(['//', 'http://['])('to %s, which is no address, is refused, and is nothing to warn of', async (path) => {
    const { port } = new URL(bench.url);
    const [reply] = (await once(request({ port, host: '127.0.0.1', path }).end(), 'response')) as [IncomingMessage];
    reply.resume();
    expect(reply.statusCode).toBe(400);
    expect(bench.log.filter((line) => !line.includes('sign'))).toEqual([]);
  });

  it('by a method that no page has changes nothing', async () => {
    await visitor.signIn(KEYS.maria);
    expect((await fetch(bench.url, { method: 'DELETE' })).status).toBe(401);
    expect((await visitor.post('/audit')).status).toBe(404);
  });
});

it('allows no cache, script, foreign resource or frame in any answer', async () => {
  await visitor.signIn(KEYS.maria);
  for (const path of [...PAGES, '/nowhere']) {
    const { headers, text } = await visitor.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+';.*frame-ancestors 'none'$/,
    );
    expect(text).not.toMatch(/<script|<iframe| style=| on\w+=|https?:\/\/(?!127\.0\.0\.1)/);
  }
});
