import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { catalogueFiles } from './catalogue-files';

/** Lines of long files that suffice: their postal codes are of towns in them. */
const LINES: Readonly<Record<string, number>> = {
  'cars.csv': 60,
  'motorcycles.csv': 60,
  'towns.csv': 60,
  'postal-codes.csv': 10,
};

/** Builds from the first rows of the embedded files, with a change in one file. */
function builtWith(file: string, change: (text: string) => string): () => readonly string[] {
  const dir = mkdtempSync(join(tmpdir(), 'rows-'));
  for (const name of readdirSync(EMBEDDED_DATA_DIR).filter((each) => each.endsWith('.csv'))) {
    const text = readFileSync(join(EMBEDDED_DATA_DIR, name), 'utf8');
    const first = name in LINES ? `${text.split('\n', LINES[name]).join('\n')}\n` : text;
    writeFileSync(join(dir, name), name === file ? change(first) : first);
  }
  return () => catalogueFiles(dir).map(({ content }) => content);
}

const CAR = 'SEAT,Ibiza,9.9 Inventado 99 CV,Gasoline,999,73,2026,,,,,,coches-recientes,facts';
const withRow = (row: string) => (text: string) => `${text}${row}\n`;

it('adds a version to its model, with the id that it offers', () => {
  const withoutId = builtWith('cars.csv', withRow(`,${CAR}`));
  expect(withoutId).toThrow(/^cars\.csv:\d+: "" is not an id; a free one is CV[0-9A-Z]{10}$/);
  const built = builtWith('cars.csv', withRow(`CV0123456789,${CAR}`))();
  expect(built.join()).toMatch(/\n\["CV0123456789",\d+,"9\.9 Inventado 99 CV",0,999,73,2026,null,null,null,0\]/);
});

it.each<[fault: RegExp, file: string, change: (text: string) => string]>([
  [/is in cars\.csv:2 too/, 'cars.csv', (text) => withRow(text.split('\n')[1]!)(text)],
  [/have no Inventada Ibiza/, 'cars.csv', withRow(`CV0123456789,${CAR.replace('SEAT', 'Inventada')}`)],
  [
    /the licence is "mine", that of its source is "facts"/,
    'cars.csv',
    withRow(`CV0123456789,${CAR.replace('facts', 'mine')}`),
  ],
  [/inventada, which is not in sources\.csv/, 'towns.csv', withRow('52999,Nueva,,inventada,INE')],
  [/"Gasolina" is not one of/, 'cars.csv', withRow(`CV0123456789,${CAR.replace('Gasoline', 'Gasolina')}`)],
  [/there is no town 52999/, 'postal-codes.csv', withRow('52999,52999,ine-2026,INE')],
  [/towns\.csv: the columns are not/, 'towns.csv', (text) => text.replace('words', 'names')],
])('refuses a row, and says where: %s', (fault, file, change) => {
  expect(builtWith(file, change)).toThrow(fault);
});
