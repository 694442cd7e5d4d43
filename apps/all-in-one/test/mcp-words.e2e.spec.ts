import { MCP, MCP_HEADERS, serviceForTests } from './running-service';

const MARK = 'Zxqmarca';
const NEWEST = '2026-07-28';
const PREFIX = 'io.modelcontextprotocol/';

const envelope = (revision: string) => ({
  [`${PREFIX}protocolVersion`]: revision,
  [`${PREFIX}clientInfo`]: { name: 'cliente', version: '1' },
  [`${PREFIX}clientCapabilities`]: {},
});

/** Messages that are wrong by a name, an address, a method or a revision. */
const WRONG: readonly (readonly [what: string, method: unknown, params: unknown])[] = [
  ['a method', MARK, {}],
  ['a tool', 'tools/call', { name: MARK, arguments: {} }],
  ['an argument', 'tools/call', { name: 'obtener_requisitos', arguments: { ramo: 'coche', [MARK]: 1 } }],
  ['a prompt', 'prompts/get', { name: MARK }],
  ['an argument of the prompt', 'prompts/get', { name: 'cotizar_seguro', arguments: { ramo: MARK } }],
  ['a resource', 'resources/read', { uri: `cotiza://${MARK}` }],
  ['a catalogue', 'resources/read', { uri: `cotiza://catalogo/${MARK}` }],
  ['the parameters of a method', 'resources/read', { [MARK]: MARK }],
  ['parameters that are none', 'prompts/get', MARK],
  ['a reference to complete', 'completion/complete', { ref: { type: MARK }, argument: { name: MARK, value: MARK } }],
];

describe('what was sent is in no word of an answer of MCP', () => {
  const service = serviceForTests();

  const post = (message: object, headers: Record<string, string> = {}) =>
    service.post(MCP, { jsonrpc: '2.0', id: 1, ...message }, { ...MCP_HEADERS, ...headers });
  const expectNothing = async (answer: Response) => {
    const text = await answer.text();
    expect(text).toMatch(/"error":|"isError":true/);
    expect(text.toLowerCase()).not.toContain(MARK.toLowerCase());
    expect(text).not.toContain('-32603');
    return text;
  };

  it.each(WRONG)('%s, by the envelope', async (_what, method, params) => {
    const enveloped = typeof params === 'object' ? { ...params, _meta: envelope(NEWEST) } : params;
    await expectNothing(await post({ method, params: enveloped }, { 'mcp-protocol-version': NEWEST }));
  });

  it.each([
    ['a revision in the header', { 'mcp-protocol-version': MARK }, NEWEST],
    ['a revision in the envelope', {}, MARK],
    ['a header that says another method', { 'mcp-protocol-version': NEWEST, 'mcp-method': MARK }, NEWEST],
    ['a header that says another name', { 'mcp-protocol-version': NEWEST, 'mcp-name': MARK }, NEWEST],
  ])('%s', async (_what, headers, revision) => {
    const params = { name: 'obtener_requisitos', arguments: {}, _meta: envelope(revision) };
    const text = await expectNothing(await post({ method: 'tools/call', params }, headers as Record<string, string>));
    expect(text).toMatch(/Las cabeceras|Este servidor/);
  });

  it('but a revision, which is a day, is repeated with those that are served', async () => {
    const params = { _meta: envelope('2027-01-01') };
    const answer = await post({ method: 'tools/list', params }, { 'mcp-protocol-version': '2027-01-01' });
    expect(await answer.json()).toMatchObject({
      error: { code: -32022, data: { supported: [NEWEST], requested: '2027-01-01' } },
    });
  });

  it('and parameters that are not those of a method are a fault of the caller', async () => {
    const answer = await post({ method: 'resources/read', params: {} }, { 'mcp-protocol-version': '2025-11-25' });
    expect(await answer.text()).toContain('"code":-32602');
  });
});
