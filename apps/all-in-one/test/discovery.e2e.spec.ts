import { startService, type RunningService } from './running-service';

const MCP = '/api/agent/mcp';

const ADDRESS = /(?:https?:\/\/[^\s)`]+?)?\/api\/[\w/.?=-]*\w/g;
const addressesIn = (text: string) => [...new Set(text.match(ADDRESS))];

describe('/llms.txt', () => {
  let service: RunningService;
  let text: string;
  beforeAll(async () => {
    service = await startService();
    text = await (await service.get('/llms.txt')).text();
  });
  afterAll(() => service.close());

  it('is plain text that may be kept for an hour, and is not sent again to who has it', async () => {
    const { status, headers } = await service.get('/llms.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await service.get('/llms.txt', { 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

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
    for (const address of addresses) {
      const takesPost = text.includes(`POST ${address}`) || address === MCP;
      const response = takesPost ? await service.post(address, {}) : await service.get(address);
      expect([address, response.status]).not.toEqual([address, 404]);
      expect([address, response.status]).not.toEqual([address, 405]);
    }
  });

  it('is no operation of the interface', async () => {
    const { paths } = (await (await service.get('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths)).not.toContain('/llms.txt');
  });
});

it('names the public address where one is set', async () => {
  const service = await startService({ PUBLIC_URL: 'https://cotiza.example/seguros/' });
  const text = await (await service.get('/llms.txt')).text();
  await service.close();
  expect(addressesIn(text).filter((address) => !address.startsWith('https://cotiza.example/seguros/api/'))).toEqual([]);
  expect(text).toContain('Streamable HTTP en https://cotiza.example/seguros/api/agent/mcp.');
});
