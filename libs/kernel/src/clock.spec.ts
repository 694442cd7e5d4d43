import { dayInSpain, systemClock, manualClock } from './clock';

describe('dayInSpain', () => {
  it.each([
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s in Madrid, summer and winter time', (instant, day) => {
    expect(dayInSpain(Date.parse(instant))).toBe(day);
  });
});

describe('systemClock', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-06-30T21:59:59.999Z') }));
  afterEach(() => jest.useRealTimers());

  it('turns the day at midnight in Madrid', () => {
    const clock = systemClock();
    expect(clock.today()).toBe('2026-06-30');
    jest.setSystemTime(Date.parse('2026-06-30T22:00:00Z'));
    expect(clock.today()).toBe('2026-07-01');
    expect(clock.now()).toBe(Date.parse('2026-06-30T22:00:00Z'));
  });

  it('cancels what it was asked to do', () => {
    const action = jest.fn();
    const clock = systemClock();
    clock.after(10, action);
    clock.after(10, action)();
    jest.advanceTimersByTime(20);
    expect(action).toHaveBeenCalledTimes(1);
  });
});

describe('manualClock', () => {
  it('runs what falls due in order and leaves the rest waiting', () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const seen: string[] = [];
    clock.after(20, () => seen.push('second'));
    clock.after(10, () => clock.after(5, () => seen.push('first')));
    clock.after(40, () => seen.push('never'));
    clock.advance(30);
    expect(seen).toEqual(['first', 'second']);
    expect(clock.pending()).toBe(1);
    expect(clock.today()).toBe('2026-11-21');
  });
});
