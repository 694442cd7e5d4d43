import { fakeHttpServer } from '@cotiza/kernel/testing';
import { systemClock } from '@cotiza/kernel';
import { DEFAULT_LIMITS } from '../transport-limits';
import { httpClient } from './http.client';

const SLOW_MS = 35_000;

it('waits for a slow answer as long as its caller does', async () => {
  const server = await fakeHttpServer();
  const client = httpClient({
    ...{ callee: { insurer: 'slow' }, baseUrl: server.url, limits: DEFAULT_LIMITS },
    ...{ clock: systemClock(), report: () => undefined },
  });
  server.answers((_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('late'), SLOW_MS);
    return undefined;
  });
  const { signal } = new AbortController();
  const call = { method: 'POST', path: '/', headers: {} } as const;
  const reply = await client.send(() => call, { signal, reference: 'COT-0000000000', repeatable: false });
  expect(reply.body).toBe('late');
  await client.close();
  await server.close();
});
