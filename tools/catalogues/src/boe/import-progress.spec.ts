import { progressOn } from './import-progress';

const MEGABYTE = 1024 * 1024;

function told(isTTY: boolean): string[] {
  const lines: string[] = [];
  const progress = progressOn({ isTTY, write: (text) => lines.push(text) });
  for (let bytes = 0; bytes <= 25 * MEGABYTE; bytes += MEGABYTE / 4) progress(bytes, 25 * MEGABYTE);
  return lines;
}

describe('progressOn', () => {
  it('writes a line every ten megabytes in a log', () => {
    expect(told(false)).toEqual(['10 of 25 MB read\n', '20 of 25 MB read\n']);
  });

  it('rewrites one line on a terminal', () => {
    const lines = told(true);
    expect(lines).toHaveLength(25);
    expect(lines[0]).toBe('\r1 of 25 MB read');
    expect(lines.at(-1)).toBe('\r25 of 25 MB read\n');
  });
});
