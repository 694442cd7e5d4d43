import { fakeHttpServer } from '@cotiza/kernel/testing';
import { flood } from './flood';

it('counts what was acknowledged, what was refused, and everything else', async () => {
  const server = await fakeHttpServer();
  const answer = (status: number, body = '', headers: Record<string, string> = {}) => ({ status, headers, body });
  const answers = [
    answer(200, '{"referencia":"COT-1"}'),
    answer(503, '', { 'retry-after': '2' }),
    answer(503),
    answer(200, '{}'),
  ];
  server.answers(() => answers[(server.received.length - 1) % answers.length]);
  const request = { method: 'POST', path: '/quote', body: '{}' } as const;
  const report = await flood({ url: server.url, request, perSecond: 200, seconds: 0.2 });
  const each = server.received.length / answers.length;
  expect(report.sent).toBe(server.received.length);
  expect(report.references[0]).toBe('COT-1');
  expect(Math.abs(report.references.length - each)).toBeLessThan(1);
  expect(Math.abs(report.refused - each)).toBeLessThan(1);
  expect(Object.keys(report.others).sort()).toEqual(['answer 200', 'answer 503']);
  await server.close();
});
