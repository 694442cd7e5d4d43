import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBEDDED_RATE_BOOKS, loadRateBooks, type RateBook } from '@cotiza/insurers-tariff';
import { folderPerTest } from '@cotiza/kernel/testing';
import { runOps } from '../testing/fake-ops';

const ops = {
  readText: (path: string) => readFile(path, 'utf8'),
  writeText: (path: string, text: string) => writeFile(path, text),
};

const inFolder = folderPerTest();
beforeEach(() => {
  for (const name of ['candil-car.json', 'candil-car-2026.3.json'])
    cpSync(join(EMBEDDED_RATE_BOOKS, name), inFolder(name));
});

const revise = (name: string, from: string) =>
  runOps(['rating', 'revise', name, '--from', from, '--books', inFolder()], { ops });
const bookOf = (name: string) => JSON.parse(readFileSync(inFolder(name), 'utf8')) as RateBook;

it('the successor of the newest book differs from it in version and days alone', async () => {
  expect(await revise('candil-car', '2027-01-01')).toMatchObject({
    exitCode: 0,
    out: `${inFolder('candil-car-2027.1.json')} is written: change it. Its approval still names Aurelio Sanchís and Pilar Quiroga.\n`,
  });
  const newest = bookOf('candil-car-2026.3.json');
  expect(bookOf('candil-car-2027.1.json')).toEqual({
    ...newest,
    version: '2027.1',
    validity: { from: '2027-01-01', to: null },
    approval: { ...newest.approval, usableFrom: '2027-01-01' },
  });
  expect(loadRateBooks(inFolder())).toHaveLength(3);
});

it('a second one in a year has the next number', async () => {
  await revise('candil-car', '2026-12-01');
  await revise('candil-car', '2026-12-15');
  expect(readdirSync(inFolder())).toEqual(expect.arrayContaining(['candil-car-2026.4.json', 'candil-car-2026.5.json']));
});

it.each([
  ['candil-boat', '2027-01-01', 'There is no such book. There are: candil-car.'],
  ['candil-car', '2026-11-25', 'candil-car 2026.3 begins on 2026-11-25: its successor must begin later.'],
])('%s from %s is not written', async (name, from, why) => {
  const { exitCode, err } = await revise(name, from);
  expect([exitCode, err]).toEqual([1, expect.stringContaining(why)]);
  expect(readdirSync(inFolder())).toHaveLength(2);
});
