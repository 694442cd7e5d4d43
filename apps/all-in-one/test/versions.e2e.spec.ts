import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sendRaw } from './raw-http';
import { startService, type RunningService } from './running-service';

const MCP = '/api/agent/mcp';
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

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
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const rpc = (method: string, params: object = {}) =>
    service.post(MCP, { jsonrpc: '2.0', id: 1, method, params }, HEADERS);
  const handshake = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'cliente', version: '1' } };

  it('learns no version but that of the interface', async () => {
    const paths = ['/', '/llms.txt', '/api/openapi.json', '/api/docs', '/health/ready', '/metrics', '/%', '/c/x'];
    const answers = [
      ...(await Promise.all(paths.map((path) => service.get(path)))),
      await rpc('initialize', handshake),
      await rpc('tools/list'),
      await rpc('no/such'),
      await service.post(MCP, '{', HEADERS),
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
