import { manualClock } from '@cotiza/kernel';
import { QuestionDeadline } from './question-deadline';

const DEADLINE_MS = 8000;

function stage() {
  const clock = manualClock('2026-11-21T09:00:00Z');
  return { clock, deadline: new QuestionDeadline(DEADLINE_MS, clock) };
}

describe('the deadline of a question', () => {
  it('is one for all who wait for it, and tells them before their work is stopped', () => {
    const { clock, deadline } = stage();
    const seen: string[] = [];
    deadline.signal.addEventListener('abort', () => seen.push('stopped'));
    deadline.onceOver(() => seen.push('first'));
    deadline.onceOver(() => seen.push('second'));
    expect(clock.pending()).toBe(1);
    clock.advance(DEADLINE_MS - 1);
    expect(seen).toEqual([]);
    clock.advance(1);
    expect(seen).toEqual(['first', 'second', 'stopped']);
    expect(deadline.signal.aborted).toBe(true);
  });

  it('is the same for who comes later, and over for who comes too late', () => {
    const { clock, deadline } = stage();
    const seen: string[] = [];
    deadline.onceOver(() => seen.push('early'))();
    clock.advance(DEADLINE_MS - 10);
    deadline.onceOver(() => seen.push('late'));
    clock.advance(10);
    deadline.onceOver(() => seen.push('too late'))();
    expect(seen).toEqual(['late', 'too late']);
    expect(clock.pending()).toBe(0);
  });

  it('leaves no timer when nobody waits any more, and tells nobody who does not', () => {
    const { clock, deadline } = stage();
    const told = jest.fn();
    const [first, second] = [deadline.onceOver(() => told()), deadline.onceOver(() => told())];
    first();
    first();
    expect(clock.pending()).toBe(1);
    second();
    expect(clock.pending()).toBe(0);
    clock.advance(DEADLINE_MS);
    expect(told).not.toHaveBeenCalled();
  });
});
