import type { Client } from '@modelcontextprotocol/client';
import { argumentsOf, connect } from './mcp-client';
import { JSON_TYPE, MCP, startService, type RunningService } from './running-service';

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

  it('answers after a trailing slash', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const answer = await service.post(`${MCP}/`, ping, { ...JSON_TYPE, accept: '*/*' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });
});
