import { begunWhenSlow } from './slow-answer';
import type { Answer } from './templates';

const HEADERS = [['content-type', 'text/event-stream']] as const;
const KNOWN: Answer = { headers: HEADERS, bytes: Buffer.from('data: {}\n\n') };

/** An answer that comes when it is told to. */
function answerToCome() {
  let come: (answer: Answer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<Answer>((resolve, reject) => ([come, fail] = [resolve, reject]));
  return { answer, come, fail };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('is sent whole where it comes soon, and waits for nothing', async () => {
  const { answer, come } = answerToCome();
  const sent = begunWhenSlow(answer, HEADERS);
  await jest.advanceTimersByTimeAsync(900);
  come(KNOWN);
  expect(await sent).toBe(KNOWN);
  expect(jest.getTimerCount()).toBe(0);
});

it('is begun where it does not, and says every fifteen seconds that it is still to come', async () => {
  const { answer, come } = answerToCome();
  const sent = begunWhenSlow(answer, HEADERS);
  await jest.advanceTimersByTimeAsync(1000);
  const begun = (await sent) as Response;
  expect([begun.status, begun.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await jest.advanceTimersByTimeAsync(31_000);
  come(KNOWN);
  expect(await begun.text()).toBe(': keepalive\n\n: keepalive\n\ndata: {}\n\n');
  expect(jest.getTimerCount()).toBe(0);
});

it('passes on what the SDK has made of it', async () => {
  const { answer, come } = answerToCome();
  const sent = begunWhenSlow(answer, HEADERS);
  await jest.advanceTimersByTimeAsync(1000);
  come(new Response('data: "SDK"\n\n'));
  expect(await ((await sent) as Response).text()).toBe('data: "SDK"\n\n');
});

it('breaks off where it fails', async () => {
  const { answer, fail } = answerToCome();
  const sent = begunWhenSlow(answer, HEADERS);
  await jest.advanceTimersByTimeAsync(1000);
  fail(new Error('imprevisto'));
  await expect(((await sent) as Response).text()).rejects.toThrow('imprevisto');
  expect(jest.getTimerCount()).toBe(0);
});

it('is let go of by whoever has gone', async () => {
  const { answer, come } = answerToCome();
  const sent = begunWhenSlow(answer, HEADERS);
  await jest.advanceTimersByTimeAsync(1000);
  await ((await sent) as Response).body?.cancel();
  expect(jest.getTimerCount()).toBe(0);
  come(KNOWN);
  await expect(answer).resolves.toBe(KNOWN);
});
