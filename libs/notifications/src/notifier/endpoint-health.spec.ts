import { manualClock } from '@cotiza/kernel';
import { TEST_INSTANT } from '@cotiza/quoting/testing';
import { endpointHealth } from './endpoint-health';

const setUp = () => {
  const clock = manualClock(TEST_INSTANT);
  return { clock, health: endpointHealth(clock) };
};
const fail = (health: ReturnType<typeof endpointHealth>, times: number) =>
  Array.from({ length: times }, () => health.failed('crm'));

it('rests from the fifth failure in a row, and is then tried by one', () => {
  const { clock, health } = setUp();
  expect(fail(health, 6).map(({ restsFromNow }) => restsFromNow)).toEqual([false, false, false, false, true, false]);
  expect(health.attemptsAllowed('crm')).toBe(0);
  expect(health.attemptsAllowed('erp')).toBe(Infinity);
  clock.advance(9999);
  expect(health.attemptsAllowed('crm')).toBe(0);
  clock.advance(1);
  expect(health.attemptsAllowed('crm')).toBe(1);
});

it('rests twice as long each time that the one which tries fails, five minutes at most', () => {
  const { clock, health } = setUp();
  fail(health, 5);
  for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
    clock.advance(seconds * 1000 - 1);
    expect(health.attemptsAllowed('crm')).toBe(0);
    clock.advance(1);
    expect(health.attemptsAllowed('crm')).toBe(1);
    health.failed('crm');
  }
});

it('is as good as any again once it has worked', () => {
  const { clock, health } = setUp();
  fail(health, 9);
  clock.advance(1000);
  expect(health.failed('crm').lastingMs).toBe(1000);
  health.worked('crm');
  expect(health.attemptsAllowed('crm')).toBe(Infinity);
  expect(health.failed('crm').lastingMs).toBe(0);
});
