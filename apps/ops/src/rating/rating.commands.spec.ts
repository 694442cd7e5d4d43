import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editionOf, EMBEDDED_RATE_BOOKS, type RateBook, releasedBooks } from '@cotiza/insurers-tariff';
import { folderPerTest } from '@cotiza/kernel/testing';
import { runOps } from '../testing/fake-ops';

const FILES = readdirSync(EMBEDDED_RATE_BOOKS)
  .filter((name) => !name.endsWith('.cases.json'))
  .map((name) => ({
    name,
    book: JSON.parse(readFileSync(join(EMBEDDED_RATE_BOOKS, name), 'utf8')) as RateBook,
  }));
const ops = {
  readText: (path: string) => readFile(path, 'utf8'),
  writeText: (path: string, text: string) => writeFile(path, text),
};

const inFolder = folderPerTest();

/** A version that is later than every one that was released. */
const LATER = '9999.1';

describe('rating check', () => {
  it('finds nothing in the embedded books, and says so', async () => {
    const { exitCode, out } = await runOps('rating check --line Home', { ops });
    expect([out, exitCode]).toEqual(['Nothing found in 15 rate books and 90 cases.\n', 0]);
  }, 300_000);

  it('fails with what it has found: a portfolio of one meets no target', async () => {
    const { exitCode, out, err } = await runOps('rating check --line Home --risks 1', { ops });
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^LINE +KIND +WHAT\n/u);
    expect(err).toMatch(/\d+ findings\./u);
  });
});

describe('books that are read', () => {
  beforeEach(() => cpSync(EMBEDDED_RATE_BOOKS, inFolder(), { recursive: true }));

  it('are those of the service, and one that changed needs a new version', async () => {
    const released = [...releasedBooks().keys()].find((edition) => edition.startsWith('aldaba-motorcycle '))!;
    const { name, book } = FILES.find((file) => file.name === 'aldaba-motorcycle.json')!;
    const write = (version: string) =>
      writeFileSync(inFolder(name), JSON.stringify({ ...book, version, lossRatio: book.lossRatio + 0.01 }));
    write(released.split(' ')[1]!);
    const settings = { RATE_BOOKS_DIR: inFolder() };
    const { out, exitCode } = await runOps('rating check --line Motorcycle --risks 1', { settings, ops });
    expect(exitCode).toBe(1);
    expect(out).toContain(`changed-without-version  ${released} is not what was released`);
    write(LATER);
    expect((await runOps('rating check --line Motorcycle --risks 1', { settings, ops })).out).not.toContain(
      'without-version',
    );
  });
});

it('rating books says who wrote and approved each book, and from when it is used', async () => {
  const { out } = await runOps('rating books', { terminal: { width: 200 } });
  expect(out).toMatch(/^BOOK +COVER FROM +TO +USABLE FROM +RELEASED +AUTHOR +APPROVER\n/u);
  expect(out).toMatch(/\ncandil-car 2026\.2 +2026-01-01 +- +2026-01-01 +yes +Aurelio Sanchís +Pilar Quiroga\n/u);
  const { document } = await runOps('rating books --json');
  expect(document()).toHaveLength(FILES.length);
});

describe('golden cases', () => {
  const [file, cases] = ['aldaba-motorcycle-2026.3.json', 'aldaba-motorcycle.cases.json'];
  const check = async (...more: readonly string[]) =>
    (await runOps(['rating', 'check', '--line', 'Motorcycle', '--risks', '1', '--books', inFolder(), ...more], { ops }))
      .out;
  beforeEach(() => {
    for (const name of [file, cases]) cpSync(join(EMBEDDED_RATE_BOOKS, name), inFolder(name));
  });

  const change = (from: string | RegExp, to: string) => {
    const before = readFileSync(inFolder(file), 'utf8');
    expect(before).toMatch(from);
    writeFileSync(inFolder(file), before.replace(from, to));
  };

  it('that move are named with the factor that moved them', async () => {
    expect(await check()).not.toContain('case-moved');
    change(/"NoGarage": [\d.]+/u, '"NoGarage": 1.9999');
    const moved = (await check()).split('\n').filter((line) => line.includes('case-moved'));
    expect(moved).toEqual([
      expect.stringMatching(/^Motorcycle +case-moved +aldaba-motorcycle 2026\.3, a large old motorcycle: /u),
    ]);
    const { document } = await runOps(
      ['rating', 'check', '--line', 'Motorcycle', '--risks', '1', '--books', inFolder(), '--json'],
      { ops },
    );
    const { findings } = document() as {
      readonly findings: readonly { readonly kind: string; readonly what: string }[];
    };
    expect(findings.find(({ kind }) => kind === 'case-moved')?.what).toMatch(
      /: [a-z-]+ [\d.]+ to [\d.]+.*; because of garage [\d.]+ to 1\.9999$/u,
    );
  });

  it('of a new version have no figures until they are renewed', async () => {
    change('"version": "2026.3"', '"version": "2026.9"');
    writeFileSync(inFolder('aldaba-motorcycle-2026.9.json'), readFileSync(inFolder(file)));
    rmSync(inFolder(file));
    expect(await check('--json')).toContain('the example: has no figures yet: --renew-cases writes them');
    expect(await check('--renew-cases')).not.toContain('case-moved');
    expect(await check()).not.toContain('case-moved');
    type Figures = Record<string, { readonly figures: Record<string, unknown> }>;
    const { 'the example': example } = JSON.parse(readFileSync(inFolder(cases), 'utf8')) as Figures;
    expect(example!.figures['2026.9']).toEqual(example!.figures['2026.3']);
  });

  it('that cannot be quoted are named with their fields', async () => {
    writeFileSync(
      inFolder(cases),
      '{ "odd": { "changes": { "vehicle.kilometers_per_year": "many" }, "figures": {} } }',
    );
    const { err } = await runOps(['rating', 'check', '--line', 'Motorcycle', '--risks', '1', '--books', inFolder()], {
      ops,
    });
    expect(err).toMatch(
      /aldaba-motorcycle\.cases\.json, odd: The request cannot be quoted:\n +vehicle\.kilometers_per_year: /u,
    );
  });
});

it('rating portfolio prints each target of the market with the measured value beside it', async () => {
  const { exitCode, out } = await runOps('rating portfolio --line Home --risks 40');
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^LINE +TARGET +MEASURED +OF\n/u);
  expect(out).toMatch(/\nHome +100-150 EUR +\d+ EUR +(ok|MISSED) +mean of the offers, Básico\n/u);
  expect(out).toMatch(/\d+ of \d+ targets met\.\n$/u);
});

describe('rating diff', () => {
  beforeEach(() => cpSync(EMBEDDED_RATE_BOOKS, inFolder(), { recursive: true }));

  const latest = FILES.filter(({ name }) => name.startsWith('candil-home')).reduce((last, each) =>
    each.book.validity.from > last.book.validity.from ? each : last,
  );
  const dearer = (version: string): RateBook => {
    const { guarantees, ...rest } = latest.book;
    const twice = guarantees.map((row) => ({
      ...row,
      purePremiumEuros: row.id === 'fire' ? 60 : row.purePremiumEuros,
    }));
    return { ...rest, version, guarantees: twice };
  };
  const diff = (...more: readonly string[]) =>
    runOps(['rating', 'diff', EMBEDDED_RATE_BOOKS, inFolder(), '--line', 'Home', '--risks', '60', ...more]);

  it('says that nothing changes where nothing does', async () => {
    const { out, exitCode } = await diff();
    expect([exitCode, out]).toEqual([0, 'The books are the same.\n\nHome: no price of 60 risks changes.\n']);
  });

  it('says who pays more, by how much, and why', async () => {
    rmSync(inFolder(latest.name));
    writeFileSync(inFolder(`candil-home-${LATER}.json`), JSON.stringify(dearer(LATER)));
    const { out, exitCode } = await diff('--on', '2026-12-01');
    expect(exitCode).toBe(0);
    const books = `New books: candil-home ${LATER}\nNo longer there: ${editionOf(latest.book)}\n\n`;
    expect(out.startsWith(`${books}Home, 60 risks: `)).toBe(true);
    expect(out).toMatch(/\ncandil +\d+ +100\.0 % +0\.0 % +\+[\d.]+ % /u);
    expect(out).toMatch(/The greatest rises\nINSURER +MODALITY [^]*base of fire [\d.]+ to [\d.]+/u);
    expect(out).toMatch(
      /\nINSURER +BEFORE +AFTER +EFFECT +OFF-BALANCE +FACTOR\ncandil +[\d.]+ +[\d.]+ +\+[\d.]+ % +0\.\d{4} +base\n/u,
    );
    expect(out).not.toContain('The greatest falls');
  });

  it('compares a book with its successor on the day that is asked about', async () => {
    const validity = { from: '2027-01-01', to: null } as const;
    writeFileSync(inFolder(`candil-home-${LATER}.json`), JSON.stringify({ ...dearer(LATER), validity }));
    expect((await diff('--on', '2026-12-31')).out).toContain('no price of 60 risks changes');
    expect((await diff('--on', '2027-01-01')).out).toContain('The greatest rises');
  });

  it('fails where a book has changed and kept its version', async () => {
    writeFileSync(inFolder(latest.name), JSON.stringify(dearer(latest.book.version)));
    const { exitCode, err, document } = await diff('--json');
    expect(exitCode).toBe(1);
    expect(err).toContain(`${editionOf(latest.book)} has changed and kept its version`);
    expect(document()).toMatchObject({
      risks: 60,
      books: { rewritten: [editionOf(latest.book)] },
      lines: [{ line: 'Home' }],
    });
  });
});

it.each(['rating law --on soon', 'rating diff --on 2027-02-30 a b'])('%s is wrong usage', async (words) => {
  const { exitCode, err } = await runOps(words);
  expect(exitCode).toBe(2);
  expect(err).toContain('It must be a day, such as 2027-01-01.');
});
