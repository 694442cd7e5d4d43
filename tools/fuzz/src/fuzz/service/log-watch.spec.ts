import { chanceOf } from '@cotiza/tools-kit';
import { marksOf } from '../marks/marks';
import { LogWatch } from './log-watch';

describe('the watch over a log', () => {
  const marks = marksOf(chanceOf(7));
  const faultsOf = (...texts: string[]) => {
    const watch = new LogWatch(marks);
    for (const text of texts) watch.read(text);
    return [...watch.faults.values()];
  };

  it('has nothing against lines of facts, however they come', () => {
    expect(faultsOf('{"level":30,"msg":"request ser', 'ved"}\n{"level":40,"msg":"slow"}\n')).toEqual([]);
  });

  it.each([
    ['a mark that comes in two parts', [`{"level":30,"msg":"${marks.word.slice(0, 4)}`, `${marks.word.slice(4)}"}\n`]],
    ['an error', ['{"level":50,"msg":"request failed","at":["at here"]}\n']],
    ['what is no JSON', ['(node:1) Warning: something\n']],
  ])('sees %s', (_what, texts) => {
    expect(faultsOf(...texts)).toHaveLength(1);
  });

  it('tells the same error once', () => {
    expect(
      faultsOf('{"level":50,"msg":"request failed","ms":1}\n{"level":50,"msg":"request failed","ms":2}\n'),
    ).toHaveLength(1);
  });
});
