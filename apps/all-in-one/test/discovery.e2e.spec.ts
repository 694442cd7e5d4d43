import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createRequire } from 'node:module';
import { sendRaw } from './raw-http';
import { handshake, MCP, MCP_HEADERS, serviceForTests, startService, until } from './running-service';

const ADDRESS = /(?:https?:\/\/[^\s)`]+?)?\/api\/[\w/.?=-]*\w/g;
const addressesIn = (text: string) => [...new Set(text.match(ADDRESS))];

describe('/llms.txt', () => {
  const service = serviceForTests();
  let text: string;
  beforeAll(async () => (text = await (await service.get('/llms.txt')).text()));

  it('has the form of llmstxt.org: a title, a summary, and sections that are lists of links', () => {
    const [opening, ...sections] = text.split(/^## /m);
    expect(opening).toMatch(/^# \S.*\n\n> \S.*\n\n/);
    expect(opening).not.toMatch(/^#{2,} /m);
    expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(['Requisitos', 'Interfaz', 'Optional']);
    for (const section of sections) {
      const items = section.split('\n').slice(1).filter(Boolean);
      expect(items.every((item) => /^- \[[^\]]+\]\([^)]+\): \S/.test(item))).toBe(true);
    }
  });

  it('names only addresses that exist, each with its method', async () => {
    const addresses = addressesIn(text);
    expect(addresses).toContain(MCP);
    expect(addresses).toContain('/api/agent/requisitos?ramo=moto');
    const beginsAnother = (address: string) => text.includes(`${address}/…`);
    for (const address of addresses.filter(beginsAnother)) {
      const response = await service.get(`${address}/Zk3v0aQp9mXc1uYb7LrT2w.4`);
      expect(await response.json()).toMatchObject({ error: 'oferta_no_encontrada' });
    }
    for (const address of addresses.filter((each) => !beginsAnother(each))) {
      const takesPost = text.includes(`POST ${address}`) || address === MCP;
      const response = takesPost ? await service.post(address, {}) : await service.get(address);
      expect([address, response.status]).not.toEqual([address, 404]);
      expect([address, response.status]).not.toEqual([address, 405]);
    }
  });
});

describe('the card of the MCP server', () => {
  it('is found by the catalog of the domain, where the public address is known', async () => {
    const CATALOG = '/.well-known/ai-catalog.json';
    const [hidden, service] = [await startService(), await startService({ PUBLIC_URL: 'https://cotiza.example/' })];
    const [none, answer] = [await hidden.get(CATALOG), await service.get(CATALOG)];
    const catalog = (await answer.json()) as { entries: { identifier: string; url: string }[] };
    await hidden.close();
    await service.close();
    expect(none.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/ai-catalog+json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(catalog).toEqual({
      specVersion: '1.0',
      entries: [
        {
          identifier: 'urn:air:cotiza.example:cotiza',
          displayName: 'Cotiza: precios de seguros',
          type: 'application/mcp-server-card+json',
          url: `https://cotiza.example${MCP}/server-card`,
        },
      ],
    });
  });

  it('says what the server says of itself, and where it is if that is known', async () => {
    const service = await startService({ PUBLIC_URL: 'https://cotiza.example/seguros/' });
    const answer = await service.get(`${MCP}/server-card`, { accept: 'application/mcp-server-card+json' });
    const card = (await answer.json()) as Record<string, unknown>;
    const said = await (await service.rpc('initialize', handshake())).text();
    await service.close();
    const { serverInfo } = (JSON.parse(/^data: (.*)$/m.exec(said)![1]!) as { result: { serverInfo: object } }).result;
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'application/mcp-server-card+json', 'cache-control': 'public, max-age=3600' },
      'access-control-allow-origin': '*',
    });
    expect(serverInfo).toMatchObject({ title: card.title, version: card.version, icons: card.icons });
    expect(Object.keys(card).sort()).toEqual(
      ['$schema', 'description', 'icons', 'name', 'remotes', 'title', 'version'].sort(),
    );
    expect(card.remotes).toEqual([
      {
        type: 'streamable-http',
        url: `https://cotiza.example/seguros${MCP}`,
        supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      },
    ]);
    expect((card.description as string).length).toBeLessThanOrEqual(100);
  });
});

it('names the public address where one is set', async () => {
  const service = await startService({ PUBLIC_URL: 'https://cotiza.example/seguros/' });
  const text = await (await service.get('/llms.txt')).text();
  await service.close();
  expect(addressesIn(text).filter((address) => !address.startsWith('https://cotiza.example/seguros/api/'))).toEqual([]);
  expect(text).toContain('Streamable HTTP en https://cotiza.example/seguros/api/agent/mcp.');
});

const DOCS = '/api/docs';
const SWAGGER = `${DOCS}/probar`;
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'init.js'];
const PICTURE = '/favicon.ico';

const openFiles = () => readdirSync('/proc/self/fd').length;

interface Description {
  readonly paths: Record<string, Record<string, { tags: readonly string[]; operationId: string; summary: string }>>;
}

/** Returns the addresses that a page loads, resolved against its own. */
function loadedBy(html: string, address: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => new URL(link!, address).href);
}

describe('Swagger UI', () => {
  const service = serviceForTests();

  it.each([DOCS, `${DOCS}/`])('is one click from the list of operations at %s, and has each', async (path) => {
    const page = await service.get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await page.text();
    const { paths } = (await (await service.get('/api/openapi.json')).json()) as Description;
    const operations = Object.values(paths).flatMap((each) => Object.values(each));
    const links = loadedBy(html, service.url + path);
    for (const { tags, operationId, summary } of operations) {
      expect(links).toContain(`${service.url}${SWAGGER}#/${tags[0]}/${operationId}`);
      expect(html).toContain(summary);
    }
    for (const link of links.filter((each) => !each.includes('#'))) expect((await fetch(link)).status).toBe(200);
    expect(html).not.toContain('<script');
  });

  it.each([SWAGGER, `${SWAGGER}/`])('is a page at %s whose parts are all there', async (path) => {
    const page = await service.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toMatch(/<title>Cotiza: [^<]+<\/title>/);
    expect(html).toMatch(/<noscript>[^<]+<\/noscript>/);
    const all = loadedBy(html, service.url + path);
    const elsewhere = [service.url + PICTURE, service.url + DOCS];
    expect(all).toEqual(expect.arrayContaining(elsewhere));
    const links = all.filter((link) => !elsewhere.includes(link));
    expect(links.map((link) => new URL(link).pathname).sort()).toEqual(
      FILES.map((file) => `${SWAGGER}/${file}`).sort(),
    );
    for (const link of links) {
      const part = await fetch(link);
      expect(part.status).toBe(200);
      expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await part.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  it('has nothing else', async () => {
    for (const file of ['%2e%2e%2fpackage.json', 'package.json', 'LICENSE', 'a/b', '%00'])
      expect((await service.get(`${SWAGGER}/${file}`)).status).toBe(404);
  });

  it('leaves no file open for a client that has asked for many and gone', async () => {
    const before = openFiles();
    const one = `GET ${SWAGGER}/swagger-ui-bundle.js HTTP/1.1\r\nHost: a\r\n\r\n`;
    const { socket } = await sendRaw(service.url, one.repeat(1000));
    await delay(200);
    socket.resetAndDestroy();
    await until(() => Promise.resolve(openFiles() <= before + 5));
  });
});

it('has no Swagger UI when the operator wants none, and is described all the same', async () => {
  const service = await startService({ API_DOCS: 'off' });
  for (const path of [DOCS, `${DOCS}/`, SWAGGER, `${SWAGGER}/swagger-ui.css`])
    expect((await service.get(path)).status).toBe(404);
  expect((await service.get('/api/openapi.json')).status).toBe(200);
  expect(await (await service.get('/llms.txt')).text()).not.toContain(DOCS);
  await service.close();
});

/** The names of this service and its software. The Swagger UI for browsers contains its own version. */
const PACKAGES = ['@nestjs/core', 'fastify', '@modelcontextprotocol/server', 'pino', 'prom-client', 'libsql', 'kysely'];
const requireOf = { app: createRequire(__filename), mcp: createRequire(require.resolve('@cotiza/mcp')) };

function versionOf(name: string): string | undefined {
  for (const from of Object.values(requireOf)) {
    for (const folder of from.resolve.paths(name) ?? []) {
      try {
        return (JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')) as { version: string }).version;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}

describe('a caller without credentials', () => {
  const service = serviceForTests();

  it('learns no version but that of the interface', async () => {
    const paths = ['/', '/llms.txt', '/api/openapi.json', '/api/docs', '/health/ready', '/metrics', '/%', '/c/x'];
    const answers = [
      ...(await Promise.all(paths.map((path) => service.get(path)))),
      await service.rpc('initialize', handshake()),
      await service.rpc('tools/list'),
      await service.rpc('no/such'),
      await service.post(MCP, '{', MCP_HEADERS),
    ];
    const texts = await Promise.all(answers.map(async (answer) => textOf(answer.headers) + (await answer.text())));
    texts.push(await (await sendRaw(service.url, 'nothing of HTTP\r\n\r\n')).received);
    const all = texts.join('\n');
    const beneath = PACKAGES.map(versionOf);
    expect(beneath).not.toContain(undefined);
    const versions = [process.version, process.versions.node, process.versions.v8, ...beneath];
    for (const version of versions) expect(all).not.toContain(version);
    expect(all).toContain('"version":"1.0.0"');
  });
});

const textOf = (headers: Headers) => [...headers].map((pair) => pair.join(': ')).join('\n');
