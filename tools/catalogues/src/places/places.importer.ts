import { DATA_FORMAT, type PlacesFile, type PostalCodeRow, type ProvinceRow, type TownRow } from '@cotiza/catalogues';
import type { ImportReport } from '../import.report';
import { SourceError, type SourceFolder } from '../sources/source-folder';
import { inSpanish } from '../spanish-order';

/** Names the source in the answers of the catalogue. */
const PROVENANCE = { source: 'INE, municipios y callejero; GeoNames (CC BY 4.0)', date: '2026-01' };

/** Pairs that no rule tells from a true one. 13500 is Puertollano; the village lies in a province that does not touch it. */
const DISPROVED_PAIRS: ReadonlySet<string> = new Set(['13500 10132']);

/** Why a pair of the directory is not believed. */
const doubts: readonly {
  readonly reason: string;
  readonly holds: (flags: ReadonlySet<string>, pair: string) => boolean;
}[] = [
  {
    reason: 'pairs left out: the code is a placeholder, not a real one',
    holds: (flags) => flags.has('not_a_real_code'),
  },
  {
    reason: 'pairs left out: a town of another province, in this edition of the directory and nowhere else',
    holds: (flags) => flags.has('other_province') && flags.has('only_ine_2026'),
  },
  { reason: 'pairs left out: checked by hand and wrong', holds: (_, pair) => DISPROVED_PAIRS.has(pair) },
];

/** Provinces, municipalities and the postal directory. */
export function importPlaces(source: SourceFolder, report: ImportReport): PlacesFile {
  const provinces = readProvinces(source, report);
  const towns = readTowns(source, report);
  const known = new Set(towns.map(([id]) => id));
  const postalCodes = readDirectory(source, known, report);
  const supplement = readSupplement(source, known, new Set(postalCodes.map(([code]) => code)), report);
  const usable = postalCodes.filter((row) => row.length > 1).length;
  report.wrote(`${provinces.length} provinces`);
  report.wrote(`${towns.length} towns`);
  report.wrote(`${postalCodes.length} postal codes of the directory (${usable} with a town)`);
  report.wrote(`${supplement.length} supplementary postal codes`);
  return { format: DATA_FORMAT, provenance: PROVENANCE, provinces, towns, postalCodes, supplement };
}

function readProvinces(source: SourceFolder, report: ImportReport): ProvinceRow[] {
  const rows = source.rows('provinces.csv', ['province_code', 'name_display']);
  report.read(rows.length);
  return rows
    .map(({ province_code, name_display }): ProvinceRow => [province_code, articleFirst(name_display, report)])
    .sort(([, a], [, b]) => inSpanish(a, b));
}

function readTowns(source: SourceFolder, report: ImportReport): TownRow[] {
  const rows = source.rows('municipalities.csv', ['municipality_code', 'name_display', 'province_code']);
  report.read(rows.length);
  return rows
    .map(({ municipality_code, name_display, province_code }): TownRow => {
      if (!municipality_code.startsWith(province_code)) {
        throw new SourceError(`municipalities.csv: ${municipality_code} is not a code of province ${province_code}`);
      }
      return [Number(municipality_code), articleFirst(name_display, report)];
    })
    .sort(([a], [b]) => a - b);
}

function readDirectory(source: SourceFolder, towns: ReadonlySet<number>, report: ImportReport): PostalCodeRow[] {
  const rows = source.rows('postal_municipality.csv', ['postal_code', 'municipality_code', 'flags']);
  report.read(rows.length);
  const townsOfCode = new Map<string, Set<number>>();
  for (const { postal_code, municipality_code, flags } of rows) {
    const held = townsOfCode.get(postal_code) ?? new Set<number>();
    townsOfCode.set(postal_code, held);
    const doubt = doubts.find(({ holds }) => holds(new Set(flags.split('|')), `${postal_code} ${municipality_code}`));
    if (doubt) report.note(doubt.reason);
    else held.add(townOf(municipality_code, towns));
  }
  return byCode(townsOfCode);
}

function readSupplement(
  source: SourceFolder,
  towns: ReadonlySet<number>,
  directory: ReadonlySet<string>,
  report: ImportReport,
): PostalCodeRow[] {
  const rows = source.rows('postal_extra_geonames.csv', ['postal_code', 'municipality_codes_geonames']);
  report.read(rows.length);
  const townsOfCode = new Map<string, Set<number>>();
  for (const { postal_code, municipality_codes_geonames } of rows) {
    const codes = municipality_codes_geonames.split('|').filter((code) => code !== '');
    if (codes.length === 0) report.note('supplementary codes left unlisted: no municipality is stated');
    else if (directory.has(postal_code)) report.note('supplementary codes left out: the directory has them');
    else if (codes.some((code) => !code.startsWith(postal_code.slice(0, 2)))) {
      report.note('supplementary codes left unlisted: the town is of another province');
    } else townsOfCode.set(postal_code, new Set(codes.map((code) => townOf(code, towns))));
  }
  return byCode(townsOfCode);
}

function townOf(code: string, towns: ReadonlySet<number>): number {
  const id = Number(code);
  if (!towns.has(id)) throw new SourceError(`a postal code points to municipality ${code}, which does not exist`);
  return id;
}

function byCode(townsOfCode: ReadonlyMap<string, ReadonlySet<number>>): PostalCodeRow[] {
  return [...townsOfCode]
    .map(([code, towns]): PostalCodeRow => [code, ...[...towns].sort((a, b) => a - b)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The register files a name under its noun ("Balears, Illes"); people read "Illes Balears". */
function articleFirst(name: string, report: ImportReport): string {
  const turned = name.replace(/^([^,/]+), (Illes|El|La|Los|Las|A|O|Els|Les)$/i, '$2 $1');
  if (turned !== name) report.note('names turned so that the article comes first');
  return turned;
}
