import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { DATA_FILES } from '@cotiza/catalogues';
import { NOTICE_FILE } from '../catalogues.builder';
import { renderDataFile, writeAtomically } from '../data-file.writer';
import { ImportReport } from '../import.report';
import { renderNotice } from '../notice';
import { SourceError } from '../sources/source-folder';
import { FleetCounts } from '../vehicles/fleet-counts';
import { buildVehiclesFile } from '../vehicles/vehicles-file.builder';
import { BoeCarsCollector } from './boe-cars.collector';
import { BoeTablesReader } from './boe-tables.reader';

/** Fewer versions than this are not the market: the file is another document, or its layout changed. */
export const SENSIBLE_VERSIONS = 1000;

export interface BoeImportOptions {
  /** The document as the BOE publishes it, in XML. */
  readonly file: string;
  readonly outDir: string;
  /** Told how many bytes have been read, of how many. */
  readonly onProgress?: (bytesRead: number, totalBytes: number) => void;
  readonly sensibleVersions?: number;
}

/**
 * Replaces the car file by the official table of mean prices of new cars.
 *
 * The old file stays untouched unless the whole document was read and gave a sensible number of versions.
 *
 * @throws BoeDocumentError when the document is malformed or incomplete
 * @throws SourceError when it cannot be read, or holds too few versions
 */
export async function importBoeCars(options: BoeImportOptions): Promise<ImportReport> {
  const { file, outDir, sensibleVersions = SENSIBLE_VERSIONS } = options;
  const report = new ImportReport('Cars of the official table');
  const collector = new BoeCarsCollector(report);
  await readDocument(options, new BoeTablesReader(collector));
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

async function readDocument({ file, onProgress }: BoeImportOptions, reader: BoeTablesReader): Promise<void> {
  const { size } = await stat(file).catch((cause: Error) => {
    throw new SourceError(`${file} cannot be read: ${cause.message}`, { cause });
  });
  const stream = createReadStream(file, 'utf8');
  for await (const chunk of stream) {
    reader.write(chunk as string);
    onProgress?.(stream.bytesRead, size);
  }
  reader.end();
}
