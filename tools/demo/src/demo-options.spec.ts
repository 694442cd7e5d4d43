import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { DEMO } from './demo-options';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cotiza-demo-options-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps nothing when nothing is said', () => {
  expect(DEMO.read([])).toEqual({ keep: undefined });
});

it('keeps in a folder that is new or empty', () => {
  expect(DEMO.read(['--keep', folder])).toEqual({ keep: folder });
  expect(DEMO.read(['--keep', join(folder, 'new')])).toEqual({ keep: join(folder, 'new') });
});

it('never adds to what a service keeps', () => {
  writeFileSync(join(folder, 'cotiza.db'), '');
  expect(() => DEMO.read(['--keep', folder])).toThrow(UsageError);
  expect(() => DEMO.read(['--keep', join(folder, 'cotiza.db')])).toThrow(UsageError);
});

it.each([[['--keep']], [['--keep', '']], [['--kept', 'x']], [['x']]])('does not take %p', (args) => {
  expect(() => DEMO.read(args)).toThrow(UsageError);
});

it('explains itself', () => {
  expect(() => DEMO.read(['--help'])).toThrow(HelpAsked);
  expect(() => DEMO.read(['--help'])).toThrow('--keep');
});
