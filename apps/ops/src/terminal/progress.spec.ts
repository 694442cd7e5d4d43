import { manualClock } from '@cotiza/kernel';
import { progressOn } from './progress';

function shown(showsProgress: boolean, isWanted: boolean): string[] {
  const said: string[] = [];
  const clock = manualClock('2026-11-21T09:00:00Z');
  const terminal = {
    width: 100,
    showsProgress,
    canAsk: false,
    write: () => undefined,
    tell: (text: string) => void said.push(text),
    ask: () => Promise.resolve(''),
  };
  const { onProgress, end } = progressOn(terminal, clock, isWanted, 'done');
  for (let count = 1; count <= 50; count++) {
    onProgress(count);
    clock.advance(50);
  }
  end();
  return said;
}

describe('progress', () => {
  it('is one line that is written over on a terminal, and goes away', () => {
    const said = shown(true, false);
    expect(said).toHaveLength(26);
    expect(said.slice(0, 2)).toEqual(['\r\u001b[K1 done', '\r\u001b[K3 done']);
    expect(said.at(-1)).toBe('\r\u001b[K');
  });

  it('is a line now and then where it is wanted all the same', () => {
    expect(shown(false, true)).toEqual(['1 done\n', '41 done\n']);
  });

  it('is nothing else', () => expect(shown(false, false)).toEqual([]));
});
