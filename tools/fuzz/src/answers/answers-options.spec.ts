import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { ANSWERS } from './answers-options';

describe('the arguments of the recorder', () => {
  it('say what is done with which folder', () => {
    expect(ANSWERS.read(['--record', 'a'])).toEqual({ task: 'record', folder: 'a', tree: undefined });
    expect(ANSWERS.read(['--compare', 'a', '--tree', 'b'])).toEqual({ task: 'compare', folder: 'a', tree: 'b' });
    expect(() => ANSWERS.read(['-h'])).toThrow(HelpAsked);
  });

  it.each([[[]], [['--record', 'a', '--compare', 'b']], [['--tree', 'a']], [['--nothing']]])('are not %j', (args) => {
    expect(() => ANSWERS.read(args)).toThrow(UsageError);
  });
});
