import { manualClock } from '@cotiza/kernel';
import { Breaker, type Admittance, type Sign } from './breaker';

const FAILURES = 3;
const PAUSE_MS = 10_000;

function stage() {
  const states: string[] = [];
  const clock = manualClock('2026-11-21T09:00:00Z');
  const breaker = new Breaker({
    failures: FAILURES,
    pauseMs: PAUSE_MS,
    clock,
    onChange: (state) => states.push(state),
  });
  /** Asks one question after the other. */
  const see = (...signs: Sign[]) => {
    for (const sign of signs) breaker.seen(sign, breaker.admit()!);
  };
  /** Admits questions whose end is still to be seen. */
  const admitted = (count: number): Admittance[] => Array.from({ length: count }, () => breaker.admit()!);
  return { breaker, clock, see, admitted, states };
}

const GONE_THRICE = ['gone', 'gone', 'gone'] as const;

describe('a breaker', () => {
  it('admits nothing for a while after failures in a row', () => {
    const { breaker, clock, see, states } = stage();
    see(...GONE_THRICE);
    clock.advance(PAUSE_MS - 1);
    expect(breaker.admit()).toBeUndefined();
    expect(states).toEqual(['open']);
  });

  it('starts its count again after an answer', () => {
    const { see, states } = stage();
    see('gone', 'gone', 'there', 'gone', 'gone');
    expect(states).toEqual([]);
  });

  it('goes on counting over a question that shows nothing', () => {
    const { see, states } = stage();
    see('gone', 'nothing', 'gone', 'nothing', 'nothing');
    expect(states).toEqual([]);
    see('gone');
    expect(states).toEqual(['open']);
  });

  it.each([
    ['there', 'closed'],
    ['gone', 'open'],
    ['nothing', 'open'],
  ] as const)('admits one question after the pause; when it shows "%s", the breaker is %s', (sign, state) => {
    const { breaker, clock, see, states } = stage();
    see(...GONE_THRICE);
    clock.advance(PAUSE_MS);
    const trial = breaker.admit()!;
    expect(breaker.admit()).toBeUndefined();
    breaker.seen(sign, trial);
    expect(states).toEqual(['open', 'half-open', state]);
    expect(breaker.admit() !== undefined).toBe(state === 'closed');
  });

  it('counts anew once it has closed', () => {
    const { clock, see, states } = stage();
    see(...GONE_THRICE);
    clock.advance(PAUSE_MS);
    see('there', 'gone', 'gone');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('is not opened, nor kept open, by a question from before it opened', () => {
    const { breaker, clock, see, admitted, states } = stage();
    const early = admitted(2 * FAILURES);
    see(...GONE_THRICE);
    clock.advance(PAUSE_MS - 1);
    breaker.seen('gone', early.pop()!);
    clock.advance(1);
    see('there');
    for (const each of early) breaker.seen('gone', each);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('tries again in time although the clock was set back', () => {
    const { clock, see, states } = stage();
    see(...GONE_THRICE);
    clock.advance(-60 * 60 * 1000);
    see('there');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });
});
