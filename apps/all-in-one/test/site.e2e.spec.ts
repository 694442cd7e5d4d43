import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@cotiza/kernel/testing';
import { startService, type RunningService } from './running-service';

const SCRIPT = 'document.documentElement.classList.add("dark")';
const FILES = {
  'index.html': `<script id="dark">${SCRIPT}</script><script type="module" src="/docs/assets/app.1.js"></script>`,
  'agents.html': 'agents',
  'reference/index.html': 'reference',
  '404.html': 'not here',
  'assets/app.1.js': '0;',
  'private.key': 'secret',
};

const folder = folderForTests();
let service: RunningService;
beforeAll(async () => {
  for (const name of ['reference', 'assets', 'folder.html']) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  service = await startService({ DOCS_DIR: folder });
});
afterAll(() => service.close());

it.each([
  ['/docs/', 'index.html'],
  ['/docs/agents', 'agents.html'],
  ['/docs/agents?a=1', 'agents.html'],
  ['/docs/agents.html', 'agents.html'],
  ['/docs/reference', 'reference/index.html'],
  ['/docs/reference/', 'reference/index.html'],
] as const)('%s is the page %s', async (path, name) => {
  const answer = await service.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toBe(FILES[name]);
  const etag = answer.headers.get('etag')!;
  expect((await service.get(path, { 'if-none-match': etag })).status).toBe(304);
});

it('has its first page below a slash, which its links and scripts expect', async () => {
  const { status, headers } = await fetch(`${service.url}/docs?a=1`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, './docs/']);
});

it('lets browsers keep files with a hash in their name', async () => {
  const { headers } = await service.get('/docs/assets/app.1.js');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each(['/docs/nothing', '/docs/private.key', '/docs/..%2f..%2fetc%2fpasswd', '/docs/assets'])(
  '%s is not found',
  async (path) => {
    const answer = await service.get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'not here']);
  },
);

it('allows the inline scripts of its pages by their hash, and no others', async () => {
  const { headers } = await service.get('/docs/agents');
  const policy = headers.get('content-security-policy')!.split('; ');
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toEqual(expect.arrayContaining([`script-src 'self' 'sha256-${hash}'`, "style-src 'self'"]));
});

it('is named by the first page and by llms.txt', async () => {
  expect(await (await service.get('/')).text()).toContain('<a href="./docs/">Documentación</a>');
  expect(await (await service.get('/llms.txt')).text()).toContain('(/docs/)');
});

it('is not there without the setting', async () => {
  const without = await startService();
  expect((await without.get('/docs/agents')).status).toBe(404);
  for (const path of ['/', '/llms.txt']) expect(await (await without.get(path)).text()).not.toContain('/docs/)');
  expect(await (await without.get('/')).text()).not.toContain('Documentación');
  await without.close();
});

it('ends the start where its folder has no documentation', async () => {
  const starting = startService({ DOCS_DIR: join(folder, 'reference', 'none') });
  await expect(starting).rejects.toThrow(/DOCS_DIR .*none: it has no index.html/);
  const broken = join(folder, 'assets');
  symlinkSync(join(broken, 'nothing'), join(broken, 'index.html'));
  await expect(startService({ DOCS_DIR: broken })).rejects.toThrow(/DOCS_DIR .*: it cannot be read \(ENOENT\)/);
});
