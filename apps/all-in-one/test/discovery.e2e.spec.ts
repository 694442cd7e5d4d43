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

  it('is no operation of the interface', async () => {
    const { paths } = (await (await service.get('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths)).not.toContain('/llms.txt');
  });
});

describe('the card of the MCP server', () => {
  const readCard = async (environment: Record<string, string> = {}) => {
    const service = await startService(environment);
    const { status, headers, body } = await service
      .get(`${MCP}/server-card`, { accept: 'application/mcp-server-card+json' })
      .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.json() }));

    const handshake = {
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
    };
    const accept = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const said = await (await service.post(MCP, handshake, accept)).text();
    await service.close();
    return { status, headers, said, card: body as Record<string, unknown> };
  };

  it('is at the address that the draft keeps for it, for anybody, for an hour', async () => {
    const { status, headers } = await readCard();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/mcp-server-card+json');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('says what the server says of itself, and where it is if that is known', async () => {
    const { card, said } = await readCard({ PUBLIC_URL: 'https://cotiza.example/seguros/' });
    const { serverInfo } = (JSON.parse(/^data: (.*)$/m.exec(said)![1]!) as { result: { serverInfo: object } }).result;
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
    expect((await readCard()).card).not.toHaveProperty('remotes');
  });
});

it('names the public address where one is set', async () => {
  const service = await startService({ PUBLIC_URL: 'https://cotiza.example/seguros/' });
  const text = await (await service.get('/llms.txt')).text();
  await service.close();
  expect(addressesIn(text).filter((address) => !address.startsWith('https://cotiza.example/seguros/api/'))).toEqual([]);
  expect(text).toContain('Streamable HTTP en https://cotiza.example/seguros/api/agent/mcp.');
});
