import type { Client } from '@modelcontextprotocol/client';
import { argumentsOf, connect, textsOf } from './mcp-client';
import { startService, type RunningService } from './running-service';

const MCP = '/api/agent/mcp';
const headers = { 'content-type': 'application/json' };

describe('MCP as hosts and proxies call it', () => {
  let service: RunningService;
  let client: Client;
  beforeAll(async () => {
    service = await startService();
    client = await connect(service);
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it('quotes a body as hosts send it: with keys of theirs, inside datos, and with blocks as JSON text', async () => {
    const body = argumentsOf('Car') as Record<string, unknown>;
    const inText = { ...body, holder: JSON.stringify(body.holder), vehicle: JSON.stringify(body.vehicle) };
    for (const sent of [{ ...body, toolCallId: 'call_1', sessionId: 's' }, { datos: body, ramo: 'coche' }, inText]) {
      const result = await client.callTool({ name: 'cotizar_coche', arguments: sent });
      expect([result.isError ?? false, (result.structuredContent as { estado: string }).estado]).toEqual([
        false,
        'cotizado',
      ]);
    }
  });

  it('gets the name of an unknown argument once', async () => {
    const asked = { name: 'consultar_catalogo', arguments: { tipo: 'genders', limite: 5, toolCallId: 'call_1' } };
    const [text] = textsOf(await client.callTool(asked));
    expect(text?.match(/limite/g)).toHaveLength(1);
    expect(text).not.toContain('toolCallId');
  });

  it.each([
    ['application/json', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['*/*', 'text/event-stream'],
    ['APPLICATION/JSON, TEXT/EVENT-STREAM', 'text/event-stream'],
  ])('answers Accept: %s with %s, also after a trailing slash', async (accept, type) => {
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    for (const path of [MCP, `${MCP}/`]) {
      const answer = await service.post(path, ping, { ...headers, accept });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(await answer.text()).toContain('"result":{}');
    }
  });
});
