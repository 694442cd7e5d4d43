import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../command-line';
import { HELP, readDemoOptions } from './demo-options';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cotiza-demo-options-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps nothing when nothing is said', () => {
  expect(readDemoOptions([])).toEqual({ keep: undefined });
});

it('keeps in a folder that is new or empty', () => {
  expect(readDemoOptions(['--keep', folder])).toEqual({ keep: folder });
  expect(readDemoOptions(['--keep', join(folder, 'new')])).toEqual({ keep: join(folder, 'new') });
});

it('never adds to what a service keeps', () => {
  writeFileSync(join(folder, 'cotiza.db'), '');
  expect(() => readDemoOptions(['--keep', folder])).toThrow(UsageError);
  expect(() => readDemoOptions(['--keep', join(folder, 'cotiza.db')])).toThrow(UsageError);
});

it.each([[['--keep']], [['--keep', '']], [['--kept', 'x']], [['x']]])('does not take %p', (args) => {
  expect(() => readDemoOptions(args)).toThrow(UsageError);
});

it.each(['--help', '-h'])('explains itself on %s', (flag) => {
  expect(readDemoOptions([flag])).toBe('help');
  for (const option of ['--keep', '--help']) expect(HELP).toContain(option);
});
