import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@cotiza/platform';
import { answering } from './answering';

it('ends the connection of an answer that cannot be sent, and answers the next', async () => {
  const log: string[] = [];
  const logger = createLogger('trace', { write: (line) => void log.push(line) });
  const receive = ({ url }: { url?: string }) =>
    Promise.resolve({ answer: { to: url === '/bad' ? '/\n' : '/good' }, path: '/', operator: undefined });
  const server = createServer(answering({ receive }, logger)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(fetch(`${url}/bad`)).rejects.toThrow();
  expect(log.join()).toContain('request broken off');
  expect((await fetch(`${url}/next`, { redirect: 'manual' })).headers.get('location')).toBe('/good');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
