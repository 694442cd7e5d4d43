import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, EMBEDDED_DATA_DIR, loadCatalogues, type VehiclesFile } from '@cotiza/catalogues';
import { existing } from '@cotiza/kernel';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import * as fc from 'fast-check';
import { buildCatalogues } from './catalogues.builder';
import { sourceTables, temporaryFolder, writeSourceFolder } from './testing/source-folder.fixture';

/** Where the source tables are, beside the repository, on the machines that have them. */
const SOURCE_TABLES = join(WORKSPACE_ROOT, '..', 'shared', 'data');

const filesOf = (dir: string) =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]));

function built(tables: Parameters<typeof writeSourceFolder>[0]) {
  const out = temporaryFolder();
  buildCatalogues(writeSourceFolder(tables), out);
  return out;
}

/** An invented list in the layout of IDAE's. */
const IDAE_LIST = [
  'Fecha_alta,Fecha_actualizacion,Fecha_comercializacion,Marca,Modelo,Vehiculo,Segmento,Motorizacion,Categoria,MTMA',
  '01/02/2018,01/02/2019,15/01/2018,RENAULT,Clio,Clio Inventado 1.5 Blue dCi 85 kW (115 CV) BVM6,Pequeño,Gasóleo,M1,1700',
  '01/02/2021,01/02/2022,15/01/2021,DACIA,Spring,Spring Inventado 64 kW,Pequeño,Eléctricos puros,M1,1300',
  '01/02/2018,01/02/2019,15/01/2018,RENAULT,Clio,Clio Inventado sin potencia,Pequeño,Gasolina,M1,1700',
  '01/02/2018,01/02/2019,15/01/2018,NADIE,Cuadriciclo,Inventado 6 kW,Otros,Eléctricos puros,L7e,900',
];

describe('buildCatalogues', () => {
  const out = built(sourceTables);

  it('writes files that the library reads, and the notice', () => {
    expect(readdirSync(out).sort()).toEqual([...Object.values(DATA_FILES), 'NOTICE.md'].sort());
    expect(loadCatalogues(out).sizes).toMatchObject({
      provinces: 5,
      towns: 6,
      postalCodes: 6,
      occupations: 2,
      companies: 13,
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
    expect(() => buildCatalogues(join(empty, 'none'), empty)).toThrow(/lacks provinces.csv, .*tramos.csv/);
    const { 'cars.csv': _, ...withoutCars } = sourceTables;
    expect(() => buildCatalogues(writeSourceFolder(withoutCars), empty)).toThrow(/lacks cars\.csv/);
    const headless = writeSourceFolder({ ...sourceTables, 'cno11.csv': ['code,title', '0011,x'] });
    expect(() => buildCatalogues(headless, empty)).toThrow(/cno11\.csv lacks the columns level/);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('refuses to leave out a source that there is not', () => {
    const dir = temporaryFolder();
    expect(() => buildCatalogues(writeSourceFolder(sourceTables), dir, { without: ['cepik'] })).toThrow(
      /there is no source cepik; there are .*cepik-2019/,
    );
    expect(readdirSync(dir)).toEqual([]);
  });

  it('names in the notice what it was made of', () => {
    const dir = temporaryFolder();
    buildCatalogues(writeSourceFolder(sourceTables), dir, { without: ['cepik-2019'] });
    expect(readFileSync(join(out, 'NOTICE.md'), 'utf8')).toContain('CEPiK');
    expect(readFileSync(join(dir, 'NOTICE.md'), 'utf8')).not.toContain('CEPiK');
  });

  it('adds the list of IDAE that an operator supplies', () => {
    const dir = temporaryFolder();
    const idaeFile = join(dir, 'idae.csv');
    writeFileSync(idaeFile, IDAE_LIST.join('\n'));
    buildCatalogues(writeSourceFolder(sourceTables), dir, { idaeFile });
    const { versions, fuels, provenance } = JSON.parse(
      readFileSync(join(dir, DATA_FILES.cars), 'utf8'),
    ) as VehiclesFile;
    const added = versions.filter(([, , name]) => name.includes('Inventado'));
    expect(added.map(([, , name, fuel, ...figures]) => [name, fuels[fuel], ...figures.slice(0, 4)])).toEqual([
      ['Inventado 1.5 Blue dCi manual 6 vel. 116 CV', 'Diesel', 1500, 85, 2018, null],
      ['Inventado 87 CV', 'Electric', 0, 64, 2021, null],
    ]);
    expect(provenance.source).toContain('IDAE');
    expect(readFileSync(join(dir, 'NOTICE.md'), 'utf8')).toContain('coches.idae.es');
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

  it('keeps every id that was published, under its brand and model as long as that is listed', () => {
    const { referenceData } = loadCatalogues();
    const models = [DATA_FILES.cars, DATA_FILES.motorcycles].flatMap(
      (file) => (JSON.parse(readFileSync(join(EMBEDDED_DATA_DIR, file), 'utf8')) as VehiclesFile).models,
    );
    const listed = new Set(models.map(([id]) => id));
    const lines = readFileSync(join(__dirname, 'testing', 'published-ids.txt'), 'utf8');
    for (const [brandId, modelId, ...versionIds] of lines
      .trim()
      .split('\n')
      .map((line) => line.split(' '))) {
      for (const id of versionIds) {
        const version = referenceData.findCar(id) ?? referenceData.findMotorcycle(id);
        const { brandId: brand, modelId: model } = existing(version, `version ${id}`);
        if (listed.has(existing(modelId, 'model'))) expect([id, brand, model]).toEqual([id, brandId, modelId]);
      }
    }
  });
});
