import {
  type CompaniesFile,
  DATA_FILES,
  DATA_FORMAT,
  EMBEDDED_DATA_DIR,
  type OccupationsFile,
  type PlacesFile,
  type PlatesFile,
} from '@cotiza/catalogues';
import { checkUnique, type CsvRow, partsOf, placeIn, RowError, RowFolder } from './row-folder';
import { vehiclesFile } from './vehicle-files';

/** Postal codes of this source supplement those of the directory. */
const SUPPLEMENT = 'geonames';

/** Begins the code of a company in the motorcycle catalogue, so that no code is valid in both. */
const MOTORCYCLE_PREFIX = 'MT-';

/**
 * Builds the data files of the catalogues from the rows in CSV beside them, and returns the text of each.
 *
 * @throws RowError for a row that cannot be built
 */
export function catalogueFiles(dir: string = EMBEDDED_DATA_DIR): { readonly name: string; readonly content: string }[] {
  const folder = new RowFolder(dir);
  return [
    { name: DATA_FILES.places, content: rendered(placesFile(folder)) },
    { name: DATA_FILES.occupations, content: rendered(occupationsFile(folder)) },
    { name: DATA_FILES.companies, content: rendered(companiesFile(folder)) },
    { name: DATA_FILES.plates, content: rendered(platesFile(folder)) },
    { name: DATA_FILES.cars, content: rendered(vehiclesFile(folder, 'cars')) },
    { name: DATA_FILES.motorcycles, content: rendered(vehiclesFile(folder, 'motorcycles')) },
  ];
}

function placesFile(folder: RowFolder): PlacesFile {
  const provinces = folder.rows('provinces.csv', 'code', 'name', 'words');
  const towns = folder.rows('towns.csv', 'code', 'name', 'words');
  const postalCodes = folder.rows('postal-codes.csv', 'code', 'towns');
  for (const rows of [provinces, towns, postalCodes]) checkCodes(rows);
  const provinceCodes = provinces.map(({ cells }) => cells.code);
  for (const { cells, at } of [...towns, ...postalCodes]) placeIn(provinceCodes, cells.code.slice(0, 2), at);
  const townCodes = new Set(towns.map(({ cells }) => cells.code));
  const codesOf = (isSupplement: boolean) =>
    postalCodes
      .filter(({ cells }) => (cells.source === SUPPLEMENT) === isSupplement)
      .map(({ cells, at }) => {
        const unknown = partsOf(cells.towns, ' ').filter((code) => !townCodes.has(code));
        if (unknown.length > 0) throw new RowError(`${at}: there is no town ${unknown.join(', ')}`);
        return [cells.code, ...partsOf(cells.towns, ' ').map(Number)] as const;
      });
  return {
    format: DATA_FORMAT,
    provenance: folder.provenanceOf('places'),
    provinces: provinces.map(({ cells }) => [cells.code, cells.name, ...partsOf(cells.words, '; ')]),
    towns: towns.map(({ cells }) => [Number(cells.code), cells.name, ...partsOf(cells.words, '; ')]),
    postalCodes: codesOf(false),
    supplement: codesOf(true),
  };
}

function occupationsFile(folder: RowFolder): OccupationsFile {
  const rows = folder.rows('occupations.csv', 'code', 'title', 'words');
  checkCodes(rows);
  checkUnique(rows.flatMap(({ cells, at }) => partsOf(cells.words, '; ').map((word) => [word, at] as const)));
  const occupations = rows.map(({ cells }) => [cells.code, cells.title, ...partsOf(cells.words, '; ')] as const);
  return { format: DATA_FORMAT, provenance: folder.provenanceOf('occupations'), occupations };
}

function companiesFile(folder: RowFolder): CompaniesFile {
  const rows = folder.rows('companies.csv', 'code', 'name', 'words');
  checkCodes(rows);
  const companies = rows.map(
    ({ cells }) => [cells.code, MOTORCYCLE_PREFIX + cells.code, cells.name, ...partsOf(cells.words, '; ')] as const,
  );
  return { format: DATA_FORMAT, provenance: folder.provenanceOf('companies'), companies };
}

function platesFile(folder: RowFolder): PlatesFile {
  const months = folder.rows('plates.csv', 'month', 'last_series', 'estimated').map(({ cells, at }, index, rows) => {
    const before = rows[index - 1]?.cells;
    if (before && (before.month >= cells.month || before.last_series > cells.last_series))
      throw new RowError(`${at}: it is not after the row before`);
    return [cells.month, cells.last_series] as const;
  });
  return { format: DATA_FORMAT, months };
}

function checkCodes(rows: readonly CsvRow<'code'>[]): void {
  checkUnique(rows.map(({ cells, at }) => [cells.code, at]));
}

/** Renders a file with one row a line. */
function rendered(file: object): string {
  const members = Object.entries(file).map(([name, value]: [string, unknown]) => {
    const isTable = Array.isArray(value) && Array.isArray(value[0]);
    const text = isTable ? `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]` : JSON.stringify(value);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}
