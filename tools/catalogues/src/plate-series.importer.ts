import { DATA_FORMAT, type PlateMonthRow, type PlatesFile } from '@cotiza/catalogues';
import type { ImportReport } from './import.report';
import { SourceError, type SourceFolder } from './sources/source-folder';

/** The last series of plates that each month issued. */
export function importPlateSeries(source: SourceFolder, report: ImportReport): PlatesFile {
  const rows = source.rows('plates-series-es.csv', ['month', 'last_series']);
  report.read(rows.length);
  const months = rows
    .map(({ month, last_series }): PlateMonthRow => [month, last_series])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  months.forEach(([month, last], index) => {
    const before = months[index - 1];
    if (before && before[1] > last)
      throw new SourceError(`plates-series-es.csv goes back to series ${last} in ${month}`);
  });
  report.wrote(`${months.length} months of plates`);
  return { format: DATA_FORMAT, months };
}
