import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Load } from './load';

it('waits as long as a busy service says, and asks again', async () => {
  const asked: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      asked.push(Date.now());
      if (asked.length === 1) {
        response.writeHead(503, { 'retry-after': '1' }).end('{"error":"servicio_saturado"}');
        return;
      }
      const { client_reference } = JSON.parse(body);
      response.end(JSON.stringify({ client_reference, estado: 'cotizado', referencia: `COT-${client_reference}` }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const load = new Load(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    load.begin();
    await load.end();
    await load.finish();
    expect(load).toMatchObject({ busy: 1, failures: [], faults: [], refused: new Set() });
    const requests = load.acknowledged.map(({ clientReference }) => clientReference);
    expect(requests).toContain('peticion-1');
    expect(Math.max(...asked) - Math.min(...asked)).toBeGreaterThanOrEqual(990);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
