import { DATA_FORMAT, type OccupationRow, type OccupationsFile } from '@cotiza/catalogues';
import type { ImportReport } from './import.report';
import type { SourceFolder } from './sources/source-folder';

/** Names the source in the answers of the catalogue. */
const PROVENANCE = { source: 'CNO-11, Real Decreto 1591/2010, de 26 de noviembre (BOE)', date: '2010-11-26' };

/** The level of CNO-11 whose codes have four digits. */
const FINEST_LEVEL = '4';

/** The occupations that a holder can state. */
export function importOccupations(source: SourceFolder, report: ImportReport): OccupationsFile {
  const rows = source.rows('cno11.csv', ['code', 'level', 'title']);
  report.read(rows.length);
  const occupations = rows
    .filter(({ level }) => level === FINEST_LEVEL)
    .map(({ code, title }): OccupationRow => [code, title.replace(/\s+/g, ' ')])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  report.note('rows left out: groups, not occupations', rows.length - occupations.length);
  report.wrote(`${occupations.length} occupations`);
  return { format: DATA_FORMAT, provenance: PROVENANCE, occupations };
}
