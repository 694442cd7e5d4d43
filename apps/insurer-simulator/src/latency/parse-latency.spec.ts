import { InvalidOption } from '../invalid-option';
import { formatLatency } from './latency-model';
import { parseLatency } from './parse-latency';

it.each(['none', 'constant:50', 'uniform:10:90', 'lognormal:300:2000', 'lognormal:0.5:2'])('reads %s', (text) => {
  expect(formatLatency(parseLatency(text))).toBe(text);
});

it.each([
  ['', 'it must be none'],
  ['none:1', 'it must be none'],
  ['constant', 'it must be none'],
  ['gamma:1:2', 'it must be none'],
  ['constant:fast', 'fast is not a number'],
  ['constant:-1', '-1 is not a number'],
  ['constant:600001', '600001 is not a number'],
  ['uniform:90:10', 'MIN is above MAX'],
  ['lognormal:0:10', 'MEDIAN must be above 0'],
  ['lognormal:2000:300', 'not above P99'],
])('refuses %p', (text, why) => {
  expect(() => parseLatency(text)).toThrow(InvalidOption);
  expect(() => parseLatency(text)).toThrow(why);
});
