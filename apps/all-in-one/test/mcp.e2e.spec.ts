import type { Client } from '@modelcontextprotocol/client';
import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { euros } from '@cotiza/kernel';
import { PROFILES } from '@cotiza/mcp';
import { offerNumber, offersByLevel, type QuotedOffer, type QuoteResult } from '@cotiza/quoting';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { handshake, JSON_TYPE, MCP, MCP_HEADERS, QUOTES, serviceForTests, startService } from './running-service';

/** The protocol revision that each kind of client negotiates. */
const ERAS = [
  ['2025-11-25', {}],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
] as const;

describe.each(ERAS)('a client of revision %s', (revision, options) => {
  let client: Client;
  afterAll(() => client.close());
  const service = serviceForTests();
  beforeAll(async () => (client = await connect(service, options)));

  it('logs the location of an unexpected error, without its message', async () => {
    const today = () => {
      throw new RangeError('Zxsecreto');
    };
    const broken = await startService({}, { clock: { ...service.clock, today } });
    const caller = await connect(broken, options);
    await expect(caller.callTool({ name: 'cotizar_hogar', arguments: argumentsOf('Home') })).rejects.toThrow();
    await caller.close();
    await broken.close();
    const failures = broken.log.filter((line) => line.includes('request failed'));
    expect(failures).toHaveLength(1);
    expect(JSON.parse(failures[0]!)).toMatchObject({ error: 'RangeError', request_id: expect.any(String) as string });
    expect(failures[0]).not.toContain('Zxsecreto');
  });

  it('negotiates it', () => expect(client.getNegotiatedProtocolVersion()).toBe(revision));

  it.each(INSURANCE_LINES)(
    '[POST {base_url}/api/agent/mcp / same capability] [What the service does / 5] gets the very prices of REST for %s',
    async (line) => {
      const { ramo } = LINES[line];
      const result = await client.callTool({ name: `cotizar_${ramo}`, arguments: argumentsOf(line) });
      const rest = (await (await service.post(QUOTES, bodyOf(line).build())).json()) as QuoteResult;
      expect(result.isError).toBeFalsy();
      const { ofertas } = result.structuredContent as unknown as QuoteResult;
      const priced = ({ aseguradora, precio, nivel }: QuotedOffer) => ({ aseguradora, precio, nivel });
      expect(ofertas.map(priced)).toEqual(rest.ofertas.map(priced));
      const [text] = textsOf(result);
      expect(text).toContain(`${rest.ofertas.length} ofertas de 5 aseguradoras`);
      for (const { name } of offersByLevel(rest)) expect(text).toMatch(new RegExp(`\n${name}(?: \\(.*\\))?:\n`));
      for (const offer of ofertas)
        expect(text).toContain(`\n${offerNumber(offer)}. ${offer.aseguradora}: ${euros(offer.precio)}`);
      expect(text).toContain(`: ${ofertas[0]!.oferta_id.split('.')[0]}.N\n`);
    },
  );

  it('follows the insurers as they answer', async () => {
    const seen: string[] = [];
    await client.callTool(
      { name: 'cotizar_hogar', arguments: argumentsOf('Home') },
      { onprogress: ({ progress, total, message }) => seen.push(`${progress}/${total} ${message}`) },
    );
    expect(seen.map((said) => said.slice(0, 3))).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
    expect(seen[0]).toMatch(/^1\/5 1 de 5 aseguradoras\. Han respondido: [^,]+\.$/);
    const names = seen.at(-1)!.split('Han respondido: ')[1]!.slice(0, -1).split(', ');
    expect(new Set(names).size).toBe(5);
    expect(names).toContain('Aldaba Seguros');
  });

  it('reads the requirements, the guide and the catalogues', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('cotiza://requisitos/coche');
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect((contents[0] as { text: string }).text.length).toBeGreaterThan(100);
    }
    const { contents } = await client.readResource({ uri: 'cotiza://catalogo/genders' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ total: 2 });
    await expect(client.readResource({ uri: 'cotiza://catalogo/otro' })).rejects.toThrow();
  });

  it('picks the prompt, with its argument completed', async () => {
    const ref = { type: 'ref/prompt' as const, name: 'cotizar_seguro' };
    const { completion } = await client.complete({ ref, argument: { name: 'ramo', value: 'c' } });
    expect(completion.values).toEqual(['coche']);
    const { messages } = await client.getPrompt({ name: 'cotizar_seguro', arguments: { ramo: 'coche' } });
    expect(JSON.stringify(messages)).toContain('cotizar_coche');
  });
});

describe('the transport', () => {
  const service = serviceForTests({ PUBLIC_URL: 'https://cotiza.example' });

  const initialize = (version = '2025-06-18', headers = {}) => service.rpc('initialize', handshake(version), headers);

  it.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['1999-01-01', '2025-11-25'],
  ])('asked for %s by the handshake it serves %s', async (asked, served) => {
    const response = await initialize(asked);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`"protocolVersion":"${served}"`);
  });

  it.each([
    ['a page of this machine', { origin: 'http://localhost:5173' }, 200],
    ['a page of the public address', { origin: 'https://cotiza.example' }, 200],
    ['any other page', { origin: 'https://evil.example' }, 403],
    ['a page without an origin of its own', { origin: 'null' }, 403],
  ])('answers %s', async (_name, more, status) => {
    expect((await initialize('2025-06-18', more)).status).toBe(status);
  });

  describe('lists the tools for the vendor that the address names', () => {
    it('and takes the same calls', async () => {
      const args = { ramo: 'coche', datos: JSON.stringify(argumentsOf('Car')) };
      const params = { name: 'comprobar_datos', arguments: args };
      const asked = { jsonrpc: '2.0', id: 8, method: 'tools/call', params };
      const answer = await service.post(`${MCP}?esquemas=gemini`, asked, MCP_HEADERS);
      expect(await answer.text()).toContain('"completo":true');
    });

    it('but not for one that it does not know', async () => {
      const response = await service.post(`${MCP}?esquemas=otro`, {}, MCP_HEADERS);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: 'parametros_invalidos',
        errores: [{ campo: 'esquemas', valores: [...PROFILES] }],
      });
    });
  });

  it('answers after a trailing slash', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const answer = await service.post(`${MCP}/`, ping, { ...JSON_TYPE, accept: '*/*' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  it('has the headers and limits of the rest of the service', async () => {
    const response = await initialize('2025-06-18', { 'x-request-id': 'mi-id' });
    expect(response.headers.get('x-request-id')).toBe('mi-id');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await service.post(MCP, `"${'x'.repeat(200_000)}"`, MCP_HEADERS)).status).toBe(413);
    expect((await service.post(MCP, '{', MCP_HEADERS)).status).toBe(400);
    expect((await initialize('2025-06-18', { accept: 'text/html' })).status).toBe(406);
    expect((await service.post(MCP, 'a=1', { ...MCP_HEADERS, 'content-type': 'text/plain' })).status).toBe(415);
  });
});
