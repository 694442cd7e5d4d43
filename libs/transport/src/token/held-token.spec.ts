import { manualClock } from '@cotiza/kernel';
import { CallFailed } from '../call-failed.error';
import { heldToken, type GrantedToken } from './held-token';

const LIFETIME_MS = 900_000;

/** Makes a token that a spec grants. */
function stage() {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const asked: { signal: AbortSignal; grant: (token: GrantedToken) => void; refuse: (error: Error) => void }[] = [];
  const token = heldToken(clock, (signal) => new Promise((grant, refuse) => asked.push({ signal, grant, refuse })));
  const get = (signal = new AbortController().signal) => token.get(signal);
  const granted = async (value: string, lifetimeMs = LIFETIME_MS) => {
    const held = get();
    asked.at(-1)!.grant({ value, lifetimeMs });
    return held;
  };
  return { clock, asked, token, get, granted };
}

describe('a token', () => {
  it('is asked for once however many want it at the same time', async () => {
    const { asked, get } = stage();
    const wanted = [get(), get(), get()];
    expect(asked).toHaveLength(1);
    asked[0]!.grant({ value: 'one', lifetimeMs: LIFETIME_MS });
    expect(await Promise.all(wanted)).toEqual(['one', 'one', 'one']);
  });

  it.each([
    ['a minute before the end of a long life', LIFETIME_MS, LIFETIME_MS - 60_000],
    ['in the last fifth of a short one', 10_000, 8_000],
  ])('is renewed %s', async (_name, lifetimeMs, usableMs) => {
    const { clock, asked, get, granted } = stage();
    await granted('one', lifetimeMs);
    clock.advance(usableMs - 1);
    expect(await get()).toBe('one');
    clock.advance(1);
    expect(await granted('two')).toBe('two');
    expect(asked).toHaveLength(2);
    expect(clock.pending()).toBe(0);
  });

  it('that was refused is asked for anew, by all who used it together', async () => {
    const { asked, token, get, granted } = stage();
    await granted('one');
    const renewed = ['one', 'one'].map((refused) => {
      token.drop(refused);
      return get();
    });
    expect(asked).toHaveLength(2);
    asked[1]!.grant({ value: 'two', lifetimeMs: LIFETIME_MS });
    expect(await Promise.all(renewed)).toEqual(['two', 'two']);
    token.drop('one');
    expect(await get()).toBe('two');
  });

  it('that is not granted is a failure for all who waited, and is asked for again by the next', async () => {
    const { asked, get, granted } = stage();
    const wanted = [get(), get()];
    asked[0]!.refuse(new CallFailed('failure', 'token request answered 401 invalid_client'));
    for (const each of wanted) await expect(each).rejects.toMatchObject({ because: 'failure' });
    expect(await granted('one')).toBe('one');
  });

  it('is still waited for by the others when one gives up', async () => {
    const { asked, get } = stage();
    const controller = new AbortController();
    const aborted = get(controller.signal);
    const waiting = get();
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ because: 'deadline' });
    expect(asked[0]!.signal.aborted).toBe(false);
    asked[0]!.grant({ value: 'one', lifetimeMs: LIFETIME_MS });
    expect(await waiting).toBe('one');
  });

  it('is no longer requested when no caller waits', async () => {
    const { asked, get, granted } = stage();
    const controllers = [new AbortController(), new AbortController()];
    const wanted = controllers.map(({ signal }) => get(signal));
    controllers.forEach((each) => each.abort());
    for (const each of wanted) await expect(each).rejects.toMatchObject({ because: 'deadline' });
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[0]!.refuse(new Error('aborted'));
    expect(await granted('two')).toBe('two');
    expect(asked).toHaveLength(2);
  });

  it('is not requested by a caller whose deadline has passed', async () => {
    const { asked, get } = stage();
    await expect(get(AbortSignal.abort())).rejects.toMatchObject({ because: 'deadline' });
    expect(asked).toEqual([]);
  });
});
