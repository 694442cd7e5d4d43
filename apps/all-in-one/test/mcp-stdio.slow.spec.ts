import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { argumentsOf, textsOf } from './mcp-client';
import { startService, type RunningService } from './running-service';

const PROGRAM = join(__dirname, '../../../libs/mcp-stdio/dist/main.js');

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

async function connectOver(url: string, options: object = {}): Promise<Client> {
  const client = new Client({ name: 'cliente-de-pruebas', version: '1.0.0' }, options);
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM, url] }));
  return client;
}

describe('mcp-stdio', () => {
  it.each([
    ['2025-11-25', {}],
    ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
  ])('quotes in the revision %s', async (_revision, options) => {
    const client = await connectOver(service.url, options);
    const { tools } = await client.listTools();
    const answer = await client.callTool({ name: 'cotizar_coche', arguments: argumentsOf('Car') });
    await client.close();
    expect(tools.map(({ name }) => name)).toContain('cotizar_coche');
    expect(answer).toMatchObject({ structuredContent: { estado: 'cotizado' } });
    expect(textsOf(answer)[0]).toMatch(/€/);
  });

  it('answers with an error when no service is there', async () => {
    await expect(connectOver('http://127.0.0.1:5899')).rejects.toThrow(/fetch failed/);
  });
});
