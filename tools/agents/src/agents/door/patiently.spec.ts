import { patiently } from './door';
import { restDoor } from './rest.door';

const waiting = () => {
  const waits: number[] = [];
  return { waits, wait: (seconds: number) => Promise.resolve(void waits.push(seconds)) };
};

it('comes back when it is told to, and gives up in the end', async () => {
  const { waits, wait } = waiting();
  const answers = [3, 7, undefined];
  expect(
    await patiently(
      wait,
      () => Promise.resolve(answers.shift()),
      (seconds) => seconds,
    ),
  ).toBeUndefined();
  expect(waits).toEqual([3, 7]);
  expect(
    await patiently(
      waiting().wait,
      () => Promise.resolve(1),
      (seconds) => seconds,
    ),
  ).toBe(1);
  const notAsked = waiting();
  expect(
    await patiently(
      notAsked.wait,
      () => Promise.resolve(3600),
      (seconds) => seconds,
    ),
  ).toBe(3600);
  expect(notAsked.waits).toEqual([]);
});

it('waits over REST for as long as the header says, and sends the same again with the same key', async () => {
  const { waits, wait } = waiting();
  const seen: unknown[] = [];
  const responses = [
    new Response('{}', { status: 429, headers: { 'retry-after': '9' } }),
    new Response('{"estado":"cotizado"}', { status: 200 }),
  ];
  const fetched: typeof fetch = (input, init) => {
    seen.push([input, init?.body, new Headers(init?.headers).get('idempotency-key')]);
    return Promise.resolve(responses.shift()!);
  };
  const door = restDoor({ url: 'http://x', fetch: fetched, wait });
  const heard = await door.call({ operation: 'cotizar', ramo: 'coche', sent: { a: 1 }, key: 'k' });
  expect(heard).toMatchObject({ isRefused: false, data: { estado: 'cotizado' } });
  expect(waits).toEqual([9]);
  expect(seen).toEqual(Array(2).fill(['http://x/api/agent/cotizaciones', '{"a":1}', 'k']));
});
