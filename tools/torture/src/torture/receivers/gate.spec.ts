import { createServer, type Server } from 'node:http';
import { Gate } from './gate';
import { listen } from './listening';

describe('a gate', () => {
  let server: Server;
  let gate: Gate;
  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow') setTimeout(() => response.end('late'), 60_000).unref();
      else response.end('here');
    });
    gate = await Gate.to({ port: await listen(server) });
  });
  afterEach(async () => {
    await gate.shut();
    server.closeAllConnections();
    server.close();
  });

  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${gate.port}${path}`)).text();
  const code = (failed: Promise<unknown>) => failed.catch(({ cause }: { cause: { code: string } }) => cause.code);

  it('leads to its server', async () => {
    expect(await ask('/')).toBe('here');
  });

  it('drops what passes and refuses whoever comes while it is shut', async () => {
    const passing = code(ask('/slow'));
    await ask('/');
    await gate.shut();
    expect(await passing).toMatch(/^(ECONNRESET|UND_ERR_SOCKET)$/);
    expect(await code(ask('/'))).toBe('ECONNREFUSED');
  });

  it('leads there again when it is open again, at the same port', async () => {
    const { port } = gate;
    await gate.shut();
    await gate.open();
    expect(gate.port).toBe(port);
    expect(await ask('/')).toBe('here');
  });
});
