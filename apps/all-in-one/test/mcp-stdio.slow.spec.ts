import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { argumentsOf, textsOf } from './mcp-client';
import { serviceForTests } from './running-service';

const PROGRAM = join(__dirname, '../../../libs/mcp-stdio/dist/main.js');

const service = serviceForTests();

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

  it('answers what was asked before standard input ended', async () => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'yo', version: '1' } };
    const asked = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    ];
    const input = asked.map((message) => `${JSON.stringify(message)}\n`).join('');
    const program = spawn(process.execPath, [PROGRAM, service.url]);
    program.stdin.end(input);
    const answers = (await text(program.stdout)).trim().split('\n');
    expect(answers.map((line) => JSON.parse(line).id).sort()).toEqual([1, 2]);
    expect(answers.join('')).toContain('cotizar_coche');
  });

  it('answers with an error when no service is there', async () => {
    await expect(connectOver('http://127.0.0.1:5899')).rejects.toThrow(/fetch failed/);
  });
});
