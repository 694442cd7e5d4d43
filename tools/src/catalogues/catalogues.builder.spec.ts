import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, EMBEDDED_DATA_DIR, loadCatalogues, type VehiclesFile } from '@cotiza/catalogues';
import * as fc from 'fast-check';
import { buildCatalogues } from './catalogues.builder';
import { sourceTables, temporaryFolder, writeSourceFolder } from './testing/source-folder.fixture';

/** Where the source tables are, beside the repository, on the machines that have them. */
const SOURCE_TABLES = join(__dirname, '..', '..', '..', '..', 'shared', 'data');

const filesOf = (dir: string) =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]));

function built(tables: Parameters<typeof writeSourceFolder>[0]) {
  const out = temporaryFolder();
  buildCatalogues(writeSourceFolder(tables), out);
  return out;
}

describe('buildCatalogues', () => {
  const out = built(sourceTables);

  it('writes files that the library reads, and the notice', () => {
    expect(readdirSync(out).sort()).toEqual([...Object.values(DATA_FILES), 'NOTICE.md'].sort());
    expect(loadCatalogues(out).sizes).toMatchObject({
      provinces: 5,
      towns: 6,
      postalCodes: 6,
      occupations: 2,
      companies: 3,
    });
  });

  it('gives the same bytes again, over its own files too', () => {
    const before = filesOf(out);
    buildCatalogues(writeSourceFolder(sourceTables), out);
    expect(filesOf(out)).toEqual(before);
  });

  it('gives the same bytes whatever the order of the rows', () => {
    const shuffled = fc.record(
      Object.fromEntries(
        Object.entries(sourceTables).map(([name, [header, ...rows]]) => [
          name,
          fc.shuffledSubarray(rows, { minLength: rows.length }).map((mixed) => [header!, ...mixed]),
        ]),
      ),
    );
    fc.assert(
      fc.property(shuffled, (tables) => {
        const again = built(tables);
        expect(filesOf(again)).toEqual(filesOf(out));
        rmSync(again, { recursive: true });
      }),
      { numRuns: 20 },
    );
  });

  it('says which files or columns the folder lacks, and writes nothing', () => {
    const empty = temporaryFolder();
    expect(() => buildCatalogues(join(empty, 'none'), empty)).toThrow(/is not a folder with the source tables/);
    const { 'cars.csv': _, ...withoutCars } = sourceTables;
    expect(() => buildCatalogues(writeSourceFolder(withoutCars), empty)).toThrow(/lacks cars\.csv/);
    const headless = writeSourceFolder({ ...sourceTables, 'cno11.csv': ['code,title', '0011,x'] });
    expect(() => buildCatalogues(headless, empty)).toThrow(/cno11\.csv lacks the columns level/);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('keeps the cars of the official table', () => {
    const path = join(built(sourceTables), DATA_FILES.cars);
    const imported = readFileSync(path, 'utf8').replace('"starter"', '"official-table"');
    writeFileSync(path, imported);
    const reports = buildCatalogues(writeSourceFolder(sourceTables), join(path, '..'));
    expect(readFileSync(path, 'utf8')).toBe(imported);
    expect(reports.join('\n')).toContain('the imported official table is kept');
    expect(readFileSync(join(path, '..', 'NOTICE.md'), 'utf8')).toContain('Annex I');
  });
});

describe('the committed data', () => {
  const isCommittedStarter = () =>
    (JSON.parse(readFileSync(join(EMBEDDED_DATA_DIR, DATA_FILES.cars), 'utf8')) as VehiclesFile).source === 'starter';

  it('is what the source tables give', () => {
    if (!existsSync(SOURCE_TABLES) || !isCommittedStarter()) {
      console.info('Not compared: the source tables are not beside the repository, or the cars were imported.');
      return;
    }
    const out = temporaryFolder();
    buildCatalogues(SOURCE_TABLES, out);
    expect(filesOf(out)).toEqual(filesOf(EMBEDDED_DATA_DIR));
  });
});
