import { collectGarbage } from '@cotiza/kernel/testing';
import type { Dispatcher } from 'undici';
import { exchange } from './exchange';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A dispatcher that takes a call and keeps of it only who is to be told. */
function dispatcherOf(handlers: Dispatcher.DispatchHandler[]): Dispatcher {
  const dispatch = (_options: unknown, handler: Dispatcher.DispatchHandler) => handlers.push(handler) > 0;
  return { dispatch } as unknown as Dispatcher;
}

it('keeps nothing of what was sent while it waits for the answer', async () => {
  const handlers: Dispatcher.DispatchHandler[] = [];
  const { signal } = new AbortController();
  const begin = () => {
    const headers = { authorization: 'Bearer marked' };
    const request = { method: 'POST', path: '/', headers } as const;
    const answer = exchange(dispatcherOf(handlers), request, ({ bytes }) => bytes.toString(), signal);
    return { answer, kept: [new WeakRef(headers), new WeakRef(request)] };
  };
  const { answer, kept } = begin();
  await turn();
  collectGarbage();
  expect(kept.map((each) => each.deref())).toEqual([undefined, undefined]);
  const [handler] = handlers;
  const controller = {} as Dispatcher.DispatchController;
  handler!.onResponseStart!(controller, 200, {});
  for (const piece of ['a', 'b']) handler!.onResponseData!(controller, Buffer.from(piece));
  handler!.onResponseEnd!(controller, {});
  expect(await answer).toBe('ab');
});
