import { UsageError } from '../command-line';
import { readAnswersOptions } from './answers-options';

describe('the arguments of the recorder', () => {
  it('say what is done with which folder', () => {
    expect(readAnswersOptions(['--record', 'a'])).toEqual({ task: 'record', folder: 'a', tree: undefined });
    expect(readAnswersOptions(['--compare', 'a', '--tree', 'b'])).toEqual({ task: 'compare', folder: 'a', tree: 'b' });
    expect(readAnswersOptions(['-h'])).toBe('help');
  });

  it.each([[[]], [['--record', 'a', '--compare', 'b']], [['--tree', 'a']], [['--nothing']]])('are not %j', (args) => {
    expect(() => readAnswersOptions(args)).toThrow(UsageError);
  });
});
