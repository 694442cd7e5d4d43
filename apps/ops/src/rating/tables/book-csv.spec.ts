import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_RATE_BOOKS, type RateBook } from '@cotiza/insurers-tariff';
import { exportTables, importTables } from './book-csv';

const bookText = (name: string) => readFileSync(join(EMBEDDED_RATE_BOOKS, name), 'utf8');
const books = readdirSync(EMBEDDED_RATE_BOOKS)
  .filter((name) => !name.endsWith('.cases.json'))
  .map((name) => [name, bookText(name)] as const);
const text = bookText('candil-car.json');
const tables = exportTables(JSON.parse(text) as RateBook);

/** Changes the text of some tables. */
const changed = (changes: Readonly<Record<string, (csv: string) => string>>) =>
  new Map([...tables].map(([file, csv]) => [file, changes[file]?.(csv) ?? csv]));

const replace = (from: string | RegExp, to: string) => (csv: string) => {
  expect(csv).toMatch(from);
  return csv.replace(from, to);
};

function imported(changes: Parameters<typeof changed>[0]): string {
  const result = importTables(text, changed(changes));
  return 'text' in result ? result.text : result.faults.join('\n');
}

const faultsOf = (changes: Parameters<typeof changed>[0]) => imported(changes).split('\n');

it.each(books)('%s is the same, byte for byte, after its tables went out and back', (_name, before) => {
  const result = importTables(before, exportTables(JSON.parse(before) as RateBook));
  expect('text' in result && result.text === before).toBe(true);
});

it('a table opens in a Spanish spreadsheet: a mark of UTF-8, semicolons, decimal commas', () => {
  expect([...tables.keys()].slice(0, 4)).toEqual([
    'bases.csv',
    'curve-own-damage.csv',
    'curve-goods.csv',
    'factor-driver-age.csv',
  ]);
  expect(tables.get('factor-driver-age.csv')).toMatch(/^\uFEFFdriverAge;factor\r\n18;2,19\r\n21;2,02\r\n/u);
  expect(tables.get('factor-zone.csv')).toContain('\r\nzona 1;0,54;05 40 42\r\n');
  expect(tables.get('factor-bonus-malus.csv')).toMatch(/\r\n8;0,63\r\nper claim;0,22\r\ncap;1,18\r\n$/u);
});

it.each(['=1+1', '+1', '-1', '@a', '＝1', "'=1", "'a", 'a=1'])(
  'a cell that begins as %s is no formula, and is read back the same',
  (name) => {
    const before = text.replace('"zona 1"', JSON.stringify(name));
    const files = exportTables(JSON.parse(before) as RateBook);
    expect(files.get('factor-zone.csv')).not.toMatch(/(?:^|;|\n)"?[=+@\t\r＝＋－＠-]/u);
    expect(importTables(before, files)).toEqual({ text: before });
  },
);

it('writes only the figures that differ', () => {
  const after = imported({
    'factor-driver-age.csv': replace('18;2,19', '18;2,2'),
    'bases.csv': replace('glass;25,5', 'glass;26'),
    'factor-parking.csv': replace('NoGarage;1,1', 'NoGarage;1,11'),
    'factor-zone.csv': replace('zona 13;1,38', 'zona 13;1,39'),
    'factor-bonus-malus.csv': replace('cap;1,18', 'cap;1,2'),
  });
  expect(after).toBe(
    text
      .replace('[18, 2.19]', '[18, 2.2]')
      .replace('"purePremiumEuros": 25.5', '"purePremiumEuros": 26')
      .replace('"NoGarage": 1.1', '"NoGarage": 1.11')
      .replace('"factor": 1.38', '"factor": 1.39')
      .replace('"cap": 1.18', '"cap": 1.2'),
  );
});

it('takes rows that are new, and provinces that move to another zone', () => {
  const after = imported({
    'factor-driver-age.csv': replace('21;2,02', '20;2,1\r\n21;2,02'),
    'factor-zone.csv': (csv) => csv.replace('05 40 42', '05').replace('06 45', '06 45 40 42'),
  });
  const { factors } = JSON.parse(after) as RateBook;
  expect(factors.find(({ name }) => name === 'driver-age')).toMatchObject({
    points: [[18, 2.19], [20, 2.1], [21, 2.02], ...Array<unknown>(11).fill(expect.anything())],
  });
  expect(factors.find(({ name }) => name === 'zone')).toMatchObject({
    zones: expect.arrayContaining([expect.objectContaining({ values: ['06', '45', '40', '42'] })]) as unknown,
  });
});

it('knows the province of Ávila where a spreadsheet has made a number of its code, and ignores empty rows at the end', () => {
  const moved = imported({ 'factor-zone.csv': (csv) => csv.replace('05 40 42', '05').replace('06 45', '06 45 40 42') });
  const again = new Map(exportTables(JSON.parse(moved) as RateBook));
  again.set('factor-zone.csv', `${again.get('factor-zone.csv')!.replace(';05\r\n', ';5\r\n')};;\r\n;;\r\n`);
  expect(importTables(moved, again)).toEqual({ text: moved });
});

it('names the file, the row and the column of every fault of the files, and changes nothing', () => {
  expect(
    faultsOf({
      'factor-driver-age.csv': (csv) => csv.replace('18;2,19', '18;2.19').replace('21;2,02', ';2,02'),
      'factor-parking.csv': replace('CommunalParking;0,95', 'Street;0,95'),
      'factor-use.csv': (csv) => `${csv}Private;1\r\n`,
      'bases.csv': replace('guarantee;', 'garantía;'),
      'factor-fuel.csv': (csv) => `${csv}"Diesel`,
      'factor-zone.csv': replace('zona 6;0,96', 'zona 6;9'),
    }),
  ).toEqual([
    'bases.csv, row 1: must be guarantee;pure premium in euros',
    'factor-driver-age.csv, row 2, column factor: must be a number with a decimal comma, such as 1,25',
    'factor-driver-age.csv, row 3, column driverAge: must be a number with a decimal comma, such as 1,25',
    'factor-fuel.csv: is not CSV (CSV_QUOTE_NOT_CLOSED)',
    'factor-parking.csv, row 3, column parking: is not in the book',
    'factor-parking.csv: lacks the row CommunalParking',
    'factor-use.csv, row 5, column use: is there twice',
    'factor-zone.csv, row 7, column factor: must be a number from 0.2 to 5',
  ]);
  expect(importTables(text, new Map([...tables].slice(1)))).toEqual({ faults: ['bases.csv: is missing'] });
});

it('says how to save a file that has commas between its cells, quoted or not', () => {
  const commas = (csv: string) => csv.replaceAll(',', '.').replaceAll(';', ',');
  const quoted = (csv: string) => csv.replace(/\r\n(.+);(.+)(?=\r\n)/gu, '\r\n$1,"$2"').replace(';', ',');
  expect(faultsOf({ 'bases.csv': commas, 'factor-driver-age.csv': quoted })).toEqual([
    'bases.csv: is separated by commas. Save it with semicolons.',
    'factor-driver-age.csv: is separated by commas. Save it with semicolons.',
  ]);
});

it('asks about a number that has lost its comma, and takes it when it is written as meant', () => {
  expect(faultsOf({ 'bases.csv': replace('glass;25,5', 'glass;255') })).toEqual([
    'bases.csv, row 7, column pure premium in euros: was 25,5: is the comma lost? Write 255,0 if it is meant',
  ]);
  expect(imported({ 'bases.csv': replace('glass;25,5', 'glass;255,0') })).toContain('"purePremiumEuros": 255');
  expect(imported({ 'bases.csv': replace('glass;25,5', 'glass;26') })).toContain('"purePremiumEuros": 26');
});

it('names the cells of all that the checks of the book refuse', () => {
  expect(
    faultsOf({
      'bases.csv': replace('glass;25,5', 'glass;0,4'),
      'curve-goods.csv': replace('3000;0,7', '3000;0,1'),
      'factor-driver-age.csv': (csv) => csv.replace('18;2,19', '18;2,19001').replace('21;2,02', '21;5,1'),
      'factor-fuel.csv': replace('Diesel;0,95', 'Diesel;0,1'),
      'factor-bonus-malus.csv': (csv) => csv.replace('per claim;0,22', 'per claim;0').replace('8;0,63', '8;9'),
      'factor-zone.csv': (csv) => csv.replace('zona 6;0,96', 'zona 6;0,19').replace('05 40 42', '05 40'),
    }),
  ).toEqual([
    'bases.csv, row 7, column pure premium in euros: must be a number from 0.5 to 1000',
    'curve-goods.csv, row 3: must go forward and never fall',
    'factor-driver-age.csv, row 2, column factor: must have 4 decimals at most',
    'factor-driver-age.csv, row 3, column factor: must be a number from 0.2 to 5',
    'factor-bonus-malus.csv, row 10, column factor: must be a number from 0.2 to 5',
    'factor-bonus-malus.csv, row 11, column factor: must be a number from 0.01 to 1',
    'factor-fuel.csv, row 3, column factor: must be a number from 0.2 to 5',
    'factor-zone.csv, row 7, column factor: must be a number from 0.2 to 5',
  ]);
  expect(faultsOf({ 'factor-zone.csv': replace('05 40 42', '05 40') })).toEqual(['factor-zone.csv: lacks 42']);
});
