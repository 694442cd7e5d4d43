import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_RATE_BOOKS, loadRateBooks, type RateBook } from '@cotiza/insurers-tariff';
import { runOps } from '../testing/fake-ops';

const ops = {
  readText: (path: string) => readFile(path, 'utf8'),
  writeText: (path: string, text: string) => writeFile(path, text),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revise-'));
  for (const name of ['candil-car.json', 'candil-car-2026.3.json'])
    cpSync(join(EMBEDDED_RATE_BOOKS, name), join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const revise = (name: string, from: string) =>
  runOps(['rating', 'revise', name, '--from', from, '--books', folder], { ops });
const bookOf = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RateBook;

it('the successor of the newest book differs from it in version and days alone', async () => {
  expect(await revise('candil-car', '2027-01-01')).toMatchObject({
    exitCode: 0,
    out: `${join(folder, 'candil-car-2027.1.json')} is written: change it. Its approval still names Aurelio Sanchís and Pilar Quiroga.\n`,
  });
  const newest = bookOf('candil-car-2026.3.json');
  expect(bookOf('candil-car-2027.1.json')).toEqual({
    ...newest,
    version: '2027.1',
    validity: { from: '2027-01-01', to: null },
    approval: { ...newest.approval, usableFrom: '2027-01-01' },
  });
  expect(loadRateBooks(folder)).toHaveLength(3);
});

it('a second one in a year has the next number', async () => {
  await revise('candil-car', '2026-12-01');
  await revise('candil-car', '2026-12-15');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['candil-car-2026.4.json', 'candil-car-2026.5.json']));
});

it.each([
  ['candil-boat', '2027-01-01', 'There is no such book. There are: candil-car.'],
  ['candil-car', '2026-11-25', 'candil-car 2026.3 begins on 2026-11-25: its successor must begin later.'],
])('%s from %s is not written', async (name, from, why) => {
  const { exitCode, err } = await revise(name, from);
  expect([exitCode, err]).toEqual([1, expect.stringContaining(why)]);
  expect(readdirSync(folder)).toHaveLength(2);
});
