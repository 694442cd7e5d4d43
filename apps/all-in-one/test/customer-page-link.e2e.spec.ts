import type { FollowedDraft, PreparedDraft } from '@cotiza/quoting';
import type { Client } from '@modelcontextprotocol/client';
import { connect, textsOf } from './mcp-client';
import { serviceForTests } from './running-service';

const NEWEST = { versionNegotiation: { mode: 'auto' } };
const OPENS_PAGES = { capabilities: { elicitation: { url: {} } } };
const PREPARED = {
  name: 'preparar_solicitud',
  arguments: { ramo: 'coche', datos: { driver: { birth_date: '1987-05-03' } } },
};

describe('the page of a prepared quotation, over MCP', () => {
  const service = serviceForTests();
  let client: Client;
  afterEach(() => client.close());

  /** Connects a client whose person does that with each page. Returns what it was asked. */
  async function connectAnd(action: 'accept' | 'decline', options: object): Promise<unknown[]> {
    const asked: unknown[] = [];
    client = await connect(service, { ...options, ...OPENS_PAGES });
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params);
      return { action };
    });
    return asked;
  }

  it('is opened once by a client that can, and the text has its link too', async () => {
    const asked = await connectAnd('accept', NEWEST);
    const result = await client.callTool(PREPARED);
    const { solicitud_id, completar_url: url, codigo } = result.structuredContent as unknown as PreparedDraft;
    expect(asked).toEqual([{ mode: 'url', url, message: expect.stringContaining(codigo) as string }]);
    expect(textsOf(result)[0]).toContain(url);
    const again = await client.callTool({ name: 'consultar_solicitud', arguments: { solicitud_id } });
    expect((again.structuredContent as unknown as FollowedDraft).completar_url).toBe(url);
  });

  it('is not asked for twice of somebody who does not open it', async () => {
    const asked = await connectAnd('decline', NEWEST);
    const result = await client.callTool(PREPARED);
    expect(asked).toHaveLength(1);
    expect(textsOf(result)[0]).toContain('No ha abierto la página');
  });

  it.each(['q7Tn2bWm0cXk4dZv9eRj1A', "'; --", '__proto__', 'a\u0000b'])(
    'is not found by %j sent back',
    async (requestState) => {
      await connectAnd('accept', NEWEST);
      const result = await client.callTool({ ...PREPARED, requestState } as typeof PREPARED);
      expect(result.isError).toBe(true);
      expect(textsOf(result)[0]).toContain('solicitud_id');
    },
  );

  it('is not opened while something that was sent is wrong', async () => {
    const asked = await connectAnd('accept', NEWEST);
    await client.callTool({ ...PREPARED, arguments: { ramo: 'coche', datos: { holder: { name: 'Ana' } } } });
    expect(asked).toEqual([]);
  });
});
