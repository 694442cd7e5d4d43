import { channel } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { systemClock } from '@cotiza/kernel';
import { rehearse } from './rehearse';
import { rehearseOperatorAnswers } from './rehearse-operator-answers';
import { rehearseRefusals } from './rehearse-refusals';

/** What servers of this process answer meanwhile: method, path and status, and how often. */
async function answeredDuring(work: () => Promise<void>): Promise<Record<string, number>> {
  const answered: Record<string, number> = {};
  const finished = channel('http.server.response.finish');
  const note = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const name = `${request.method} ${request.url} ${response.statusCode}`;
    answered[name] = (answered[name] ?? 0) + 1;
  };
  finished.subscribe(note);
  try {
    await work();
  } finally {
    finished.unsubscribe(note);
  }
  return answered;
}

it('asks one after the other on each connection, and closes the server', async () => {
  const asked: string[] = [];
  let underWay = 0;
  const server = createServer((request, answer) => {
    expect(++underWay).toBe(1);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.headers.connection} ${Buffer.concat(parts).toString()}`.trim());
      underWay--;
      answer.end();
    });
  });
  const requests = [{ line: 'GET /a' }, { line: 'POST /b', body: '{}' }, { line: 'GET /c' }];
  await rehearse(server, { connections: 2, requests });
  const onEach = ['GET keep-alive', 'POST keep-alive {}', 'GET close'];
  expect(asked).toEqual([...onEach, ...onEach]);
  expect(server.listening).toBe(false);
});

it('refuses as the doors do, by way of Node and before Node makes a request of it', async () => {
  const { 'POST /rehearsal 503': byNode, ...others } = await answeredDuring(() => rehearseRefusals(systemClock()));
  expect(others).toEqual({});
  expect(byNode).toBeGreaterThanOrEqual(128);
  expect(byNode).toBeLessThan(256);
});

it('answers what an operator asks for', async () => {
  expect(await answeredDuring(rehearseOperatorAnswers)).toEqual({
    'GET /health/live 200': 4,
    'GET /health/ready 200': 4,
    'GET /metrics 200': 4,
  });
});
