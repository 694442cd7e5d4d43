import { CHANGES } from './changes.table';
import { fileLengths } from './file-lengths';
import { sourcesAmong, touchedBy, type SourceFile } from './measured-files';

const file = (path: string, text: string): SourceFile => ({ path, text });

describe('what a change touches', () => {
  it('is the files that name its example, those apart left out', () => {
    const files = [
      file('libs/b.ts', 'one two'),
      file('libs/a.ts', 'two'),
      file('docs/c.md', 'two'),
      file('d.ts', 'twofold'),
    ];
    expect(touchedBy({ names: /\btwo\b/, apart: [/^docs\//] }, files)).toEqual(['libs/a.ts', 'libs/b.ts']);
  });

  it.each(CHANGES)('is measured by an example that is still there: $change', ({ among, names, apart }) => {
    expect(touchedBy({ names, apart }, sourcesAmong(among))).not.toEqual([]);
  });
});

it('the length of files is counted in lines, without data', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const files = [file('a.ts', lines(3)), file('b.ts', lines(9)), file('c.ts', lines(5)), file('d.data.ts', lines(99))];
  expect(fileLengths([...files, file('e.md', lines(99))])).toEqual({ median: 5, longest: 9, longestPath: 'b.ts' });
});
