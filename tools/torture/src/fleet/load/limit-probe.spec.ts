import { limitFaults, PROBED_LIMIT } from './limit-probe';

const MINUTE_MS = 60_000;
const whatIsWrong = (accepted: number, alone = 0, elapsedMs = 5000) => limitFaults({ accepted, alone, elapsedMs });

it.each([190, 200, 210])('a limit of 200 holds within 5 %% where %d are let through', (accepted) => {
  expect(PROBED_LIMIT).toBe(200);
  expect(whatIsWrong(accepted)).toEqual([]);
});

it.each([189, 211])('it does not where %d are', (accepted) => {
  expect(whatIsWrong(accepted)).toEqual([
    `a limit of 200 let ${accepted} requests through (minutes begun: 1, counted without Redis: 0)`,
  ]);
});

it('allows as many more as were counted without Redis, and no more', () => {
  expect(whatIsWrong(228, 18)).toEqual([]);
  expect(whatIsWrong(229, 18)).toHaveLength(1);
  expect(whatIsWrong(189, 18)).toHaveLength(1);
});

it('allows a limit for each window that may have begun meanwhile', () => {
  expect(whatIsWrong(300, 0, MINUTE_MS - 1)).toHaveLength(1);
  expect(whatIsWrong(300, 0, MINUTE_MS)).toEqual([]);
});
