import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRaw } from './raw-http';
import { startService, type RunningService } from './running-service';
import { until } from './until';

const DOCS = '/api/docs';
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'init.js'];
const PICTURE = '/favicon.ico';

const openFiles = () => readdirSync('/proc/self/fd').length;

/** Returns the addresses that a page loads, resolved against its own. */
function loadedBy(html: string, address: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => new URL(link!, address).href);
}

describe('Swagger UI', () => {
  let service: RunningService;
  beforeAll(async () => (service = await startService()));
  afterAll(() => service.close());

  it.each([DOCS, `${DOCS}/`, `${DOCS}/index.html`])('is a page at %s whose parts are all there', async (path) => {
    const page = await service.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toMatch(/<title>Cotiza: [^<]+<\/title>/);
    const all = loadedBy(html, service.url + path);
    expect(all).toContain(service.url + PICTURE);
    const links = all.filter((link) => link !== service.url + PICTURE);
    expect(links.map((link) => new URL(link).pathname).sort()).toEqual(FILES.map((file) => `${DOCS}/${file}`).sort());
    for (const link of links) {
      const part = await fetch(link);
      expect(part.status).toBe(200);
      expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await part.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  it.each(FILES)('has %s, which is not sent again to who has it', async (file) => {
    const first = await service.get(`${DOCS}/${file}`);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await service.get(`${DOCS}/${file}`, { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('has a picture of the service, where browsers look by themselves', async () => {
    const picture = await service.get(PICTURE);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(2000);
    expect((await service.get(PICTURE, { 'if-none-match': picture.headers.get('etag')! })).status).toBe(304);
  });

  it.each(['%2e%2e', '%2e%2e%2fpackage.json', 'package.json', 'LICENSE', 'a/b', '%00'])(
    'has nothing else: %s is not found',
    async (file) => {
      const response = await service.get(`${DOCS}/${file}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'no_encontrado' });
    },
  );

  it('leaves no file open for a client that has asked for many and gone', async () => {
    const before = openFiles();
    const one = `GET ${DOCS}/swagger-ui-bundle.js HTTP/1.1\r\nHost: a\r\n\r\n`;
    const { socket } = await sendRaw(service.url, one.repeat(1000));
    await delay(200);
    socket.resetAndDestroy();
    await until(() => Promise.resolve(openFiles() <= before + 5));
  });
});

it('counts Swagger UI as reference data in the limits', async () => {
  const service = await startService({ LIMIT_REFERENCE_PER_MINUTE: '2' });
  expect((await service.get(DOCS)).status).toBe(200);
  expect((await service.get(`${DOCS}/swagger-ui.css`)).status).toBe(200);
  expect((await service.get(DOCS)).status).toBe(429);
  await service.close();
});

it('has no Swagger UI when the operator wants none, and is described all the same', async () => {
  const service = await startService({ API_DOCS: 'off' });
  for (const path of [DOCS, `${DOCS}/`, `${DOCS}/swagger-ui.css`]) expect((await service.get(path)).status).toBe(404);
  expect((await service.get('/api/openapi.json')).status).toBe(200);
  expect(await (await service.get('/llms.txt')).text()).not.toContain(DOCS);
  await service.close();
});
