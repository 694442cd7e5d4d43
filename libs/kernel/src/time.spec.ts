import fc from 'fast-check';
import { addDays, isCalendarDay, wholeYearsBetween, yearOf, dayInSpain, systemClock, manualClock } from './time';

const anyDay = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isCalendarDay', () => {
  it('takes every day there is', () => {
    fc.assert(fc.property(anyDay, (day) => isCalendarDay(day)));
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-01',
    '20260101',
    '2026-01-01T00',
    '',
    '0000-01-01',
    '２０２６-01-01',
  ])('refuses %p', (text) => expect(isCalendarDay(text)).toBe(false));
});

describe('years', () => {
  it('counts birthdays, not days', () => {
    expect(wholeYearsBetween('2000-05-10', '2026-05-09')).toBe(25);
    expect(wholeYearsBetween('2000-05-10', '2026-05-10')).toBe(26);
    expect(wholeYearsBetween('2004-02-29', '2026-02-27')).toBe(21);
    expect(wholeYearsBetween('2004-02-29', '2026-02-28')).toBe(22);
    expect(wholeYearsBetween('2004-02-29', '2028-02-28')).toBe(23);
    expect(wholeYearsBetween('2004-02-29', '2028-02-29')).toBe(24);
    expect(wholeYearsBetween('2026-05-10', '2026-05-09')).toBe(-1);
  });

  it('reads the year', () => expect(yearOf('1987-01-02')).toBe(1987));
});

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('comes back', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(5000), (day, count) => expect(addDays(addDays(day, count), -count)).toBe(day)),
    );
  });
});

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
