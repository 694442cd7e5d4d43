import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { FUZZ } from './fuzz-options';

describe('the options of the fuzzer', () => {
  it('are enough by themselves', () => {
    expect(FUZZ.read([])).toEqual({
      requests: 100_000,
      seed: expect.any(Number) as number,
      only: undefined,
      quick: false,
    });
  });

  it('sends less when it is to be quick', () => {
    expect(FUZZ.read(['--quick', '--seed', '7'])).toEqual({
      requests: 5000,
      seed: 7,
      only: undefined,
      quick: true,
    });
  });

  it('does one case again', () => {
    expect(FUZZ.read(['--seed', '7', '--case', '0'])).toMatchObject({ seed: 7, only: 0 });
  });

  it('knows its help', () => {
    expect(() => FUZZ.read(['-h'])).toThrow(HelpAsked);
    expect(() => FUZZ.read(['-h'])).toThrow('--case <number>');
  });

  it.each([
    ['--requests', '0'],
    ['--requests', 'many'],
    ['--seed', '1.5'],
    ['--seed', ''],
    ['--case', '3'],
    ['--cases', '3'],
  ])('does not understand %s %s', (...args) => {
    expect(() => FUZZ.read(args)).toThrow(UsageError);
  });
});
