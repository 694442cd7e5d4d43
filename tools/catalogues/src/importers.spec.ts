import { importCompanies } from './companies.importer';
import { ImportReport } from './import.report';
import { importOccupations } from './occupations.importer';
import { importPlateSeries } from './plate-series.importer';
import { importPlaces } from './places/places.importer';
import { SourceFolder } from './sources/source-folder';
import { sourceTables, writeSourceFolder } from './testing/source-folder.fixture';

const report = new ImportReport('Test');
const source = new SourceFolder(writeSourceFolder(sourceTables));

describe('importPlaces', () => {
  const places = importPlaces(source, report);

  it('orders provinces by name, the article first', () => {
    expect(places.provinces.map(([, name]) => name)).toEqual([
      'Araba/Álava',
      'Cáceres',
      'Ciudad Real',
      'Illes Balears',
      'Madrid',
    ]);
  });

  it('keeps every code of the directory, and leaves out the towns it does not believe', () => {
    expect(places.postalCodes).toEqual([
      ['01500', 28006],
      ['01501'],
      ['13500', 13071],
      ['28000'],
      ['28001', 28079],
      ['28100', 28006, 28079],
    ]);
  });

  it('adds the codes that another source ties to a town of the same province', () => {
    expect(places.supplement).toEqual([['07608', 7040]]);
  });

  it('refuses a table that contradicts another', () => {
    const stray = {
      ...sourceTables,
      'postal_municipality.csv': ['postal_code,municipality_code,flags', '28001,28999,'],
    };
    expect(() => importPlaces(new SourceFolder(writeSourceFolder(stray)), report)).toThrow(
      /28999, which does not exist/,
    );
    const moved = {
      ...sourceTables,
      'municipalities.csv': ['municipality_code,name_display,province_code', '28079,Madrid,29'],
    };
    expect(() => importPlaces(new SourceFolder(writeSourceFolder(moved)), report)).toThrow(
      /28079 is not a code of province 29/,
    );
  });
});

describe('importOccupations', () => {
  it('takes the finest level only', () => {
    expect(importOccupations(source, report).occupations).toEqual([
      ['0011', 'Oficiales de las fuerzas armadas'],
      ['1120', 'Directores, generales'],
    ]);
  });
});

describe('importCompanies', () => {
  it('takes the active motor insurers, with a code for each catalogue, and another insurer last', () => {
    const { companies } = importCompanies(source, report);
    expect(companies.filter(([code]) => /^C\d/.test(code))).toEqual([
      ['C0089', 'MT-C0089', 'GES'],
      ['C0058', 'MT-C0058', 'Mapfre'],
      ['C0174', 'MT-C0174', 'Santalucía'],
    ]);
    expect(companies).toContainEqual(['AMV', 'MT-AMV', 'AMV']);
    expect(companies.at(-1)).toEqual(['OTRA', 'MT-OTRA', 'Otra aseguradora']);
  });
});

describe('importPlateSeries', () => {
  it('keeps the last series of each month, in order', () => {
    expect(importPlateSeries(source, report).months).toEqual([
      ['2000-09', 'BBJ'],
      ['2000-10', 'BCD'],
      ['2000-11', 'BCX'],
    ]);
  });

  it('refuses months whose series go back', () => {
    const back = ['month,last_series', '2000-09,BCD', '2000-10,BBJ'];
    const tables = { ...sourceTables, 'plates-series-es.csv': back };
    expect(() => importPlateSeries(new SourceFolder(writeSourceFolder(tables)), report)).toThrow(
      /series BBJ in 2000-10/,
    );
  });
});

describe('the report', () => {
  it('tells rows, results and each reason with its count', () => {
    const text = String(report);
    expect(text).toContain('2 occupations');
    expect(text).toMatch(/1 {2}insurers left out: not active/);
    expect(report.countOf('never noted')).toBe(0);
  });
});
