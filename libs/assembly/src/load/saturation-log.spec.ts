import { manualClock } from '@cotiza/kernel';
import { saturationLog } from './saturation-log';

it('tells when it begins and when it is over, whatever the number of refusals', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const lines: unknown[] = [];
  const { refused, stop } = saturationLog(clock, {
    warn: (facts: object, text: string) => lines.push([text, facts]),
  } as never);
  const begun = ['more quotations than can be served: some are refused', {}];
  for (let second = 0; second < 30; second++) {
    for (let i = 0; i < 5; i++) refused();
    clock.advance(1000);
  }
  expect(lines).toEqual([begun]);
  clock.advance(20_000);
  expect(lines).toEqual([begun, ['quotations are taken again', { refused: 150 }]]);
  expect(clock.pending()).toBe(0);
  refused();
  expect(lines).toHaveLength(3);
  clock.advance(10_000);
  expect(lines[3]).toEqual(['quotations are taken again', { refused: 1 }]);
  refused();
  stop();
  expect(clock.pending()).toBe(0);
});
