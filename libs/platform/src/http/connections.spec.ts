import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { Drain } from './connections';

const WAITING = 100;
/** Node accepts one connection in a turn: all of them take longer than the drain. */
const TURN_MS = 15;

it('ends when every connection that waits is accepted, because Linux resets the others', async () => {
  const drain = new Drain(1);
  const server = createServer().listen(0, '127.0.0.1', WAITING);
  await once(server, 'listening');
  drain.watch(server);

  let accepted = 0;
  server.on('connection', () => {
    accepted++;
    for (const endsAt = performance.now() + TURN_MS; performance.now() < endsAt;);
  });
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: WAITING }, () => connect(port, '127.0.0.1'));
  await drain.beforeApplicationShutdown('SIGTERM');
  for (const client of clients) client.destroy();
  server.close();
  expect(accepted).toBe(WAITING);
});
