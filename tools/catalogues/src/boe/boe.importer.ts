import { readFileSync } from 'node:fs';
import { DATA_FILES } from '@cotiza/catalogues';
import { NOTICE_FILE } from '../catalogues.builder';
import { renderDataFile, writeAtomically } from '../data-file.writer';
import { ImportReport } from '../import.report';
import { renderNotice } from '../notice';
import { SourceError } from '../sources/source-folder';
import { FleetCounts } from '../vehicles/fleet-counts';
import { buildVehiclesFile } from '../vehicles/vehicles-file.builder';
import { BoeCarsCollector } from './boe-cars.collector';
import { partsOf } from './boe-tables.reader';

/** With fewer versions the file is another document, or its layout changed. */
export const SENSIBLE_VERSIONS = 1000;

export interface BoeImportOptions {
  /** The document as the BOE publishes it, in XML. */
  readonly file: string;
  readonly outDir: string;
  readonly sensibleVersions?: number;
}

/**
 * Replaces the car file by the official table of mean prices of new cars. The old file stays unless the whole document was
 * read and gave a sensible number of versions.
 *
 * @throws BoeDocumentError when the document is malformed or incomplete
 * @throws SourceError when it cannot be read, or holds too few versions
 */
export function importBoeCars({ file, outDir, sensibleVersions = SENSIBLE_VERSIONS }: BoeImportOptions): ImportReport {
  const report = new ImportReport('Cars of the official table');
  const collector = new BoeCarsCollector(report);
  for (const part of partsOf(textOf(file))) collector.add(part);
  const { records } = collector;
  if (records.length < sensibleVersions) {
    throw new SourceError(
      `${file} holds ${records.length} car versions, fewer than ${sensibleVersions}; nothing was changed\n${String(report)}`,
    );
  }
  const content = buildVehiclesFile(
    {
      letter: 'C',
      source: 'official-table',
      provenance: { source: 'Orden HAC/1501/2025, anexo I (BOE-A-2025-26357)', date: '2025-12' },
      records,
      bareModels: [],
      codes: new Map(),
      counts: new FleetCounts([]),
      near: { cc: 0, kw: 0 },
      elders: new Set(),
    },
    report,
  );
  writeAtomically(outDir, DATA_FILES.cars, renderDataFile(content));
  writeAtomically(outDir, NOTICE_FILE, renderNotice('official-table'));
  return report;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SourceError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
