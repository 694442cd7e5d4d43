import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, type VehiclesFile, type VehicleSource } from '@cotiza/catalogues';
import { importCompanies } from './companies.importer';
import { renderDataFile, writeAtomically } from './data-file.writer';
import { ImportReport } from './import.report';
import { renderNotice } from './notice';
import { importOccupations } from './occupations.importer';
import { importPlaces } from './places/places.importer';
import { importPlateSeries } from './plate-series.importer';
import { SourceError, SourceFolder } from './sources/source-folder';
import { importCars } from './vehicles/cars.importer';
import { importMotorcycles } from './vehicles/motorcycles.importer';
import { SWITCHABLE_SOURCES } from './vehicles/vehicle-sources';

/** The file of sources and licences. */
export const NOTICE_FILE = 'NOTICE.md';

/** Options of a build. */
export interface BuildOptions {
  /** Ids of the sources of vehicles to leave out. */
  readonly without?: readonly string[];
  /** The historical list of IDAE, where the operator has it. */
  readonly idaeFile?: string;
}

interface Built {
  readonly name: string;
  readonly content: object;
  readonly report: ImportReport;
}

/**
 * Reads the source tables and writes every data file, or none when a table cannot be read. A car file that an operator
 * imported from the official table is kept.
 *
 * @returns a report for each set
 * @throws SourceError when the source folder is not what is expected, or there is no such source to leave out
 */
export function buildCatalogues(sourceDir: string, outDir: string, options: BuildOptions = {}): ImportReport[] {
  const left = checkedSources(options.without ?? []);
  const { idaeFile } = options;
  const source = new SourceFolder(sourceDir);
  const cars = carSourceIn(outDir);
  const built = [
    run(DATA_FILES.places, 'Places', (report) => importPlaces(source, report)),
    run(DATA_FILES.occupations, 'Occupations', (report) => importOccupations(source, report)),
    run(DATA_FILES.companies, 'Insurers', (report) => importCompanies(source, report)),
    run(DATA_FILES.plates, 'Plates', (report) => importPlateSeries(source, report)),
    ...(cars === 'starter'
      ? [run(DATA_FILES.cars, 'Cars', (report) => importCars(source, { without: left, idaeFile }, report))]
      : []),
    run(DATA_FILES.motorcycles, 'Motorcycles', (report) => importMotorcycles(source, left, report)),
  ];
  for (const { name, content } of built) writeAtomically(outDir, name, renderDataFile(content));
  const reports = [...built.map(({ report }) => report), ...(cars === 'starter' ? [] : [keptOfficialTable()])];
  writeAtomically(outDir, NOTICE_FILE, renderNotice(cars, left, idaeFile !== undefined));
  return reports;
}

function checkedSources(without: readonly string[]): ReadonlySet<string> {
  const unknown = without.filter((id) => !SWITCHABLE_SOURCES.includes(id));
  if (unknown.length === 0) return new Set(without);
  throw new SourceError(`there is no source ${unknown.join(', ')}; there are ${SWITCHABLE_SOURCES.join(', ')}`);
}

function run(name: string, title: string, importSet: (report: ImportReport) => object): Built {
  const report = new ImportReport(title);
  return { name, content: importSet(report), report };
}

function carSourceIn(outDir: string): VehicleSource {
  const path = join(outDir, DATA_FILES.cars);
  if (!existsSync(path)) return 'starter';
  return (JSON.parse(readFileSync(path, 'utf8')) as VehiclesFile).source;
}

function keptOfficialTable(): ImportReport {
  const report = new ImportReport('Cars');
  report.wrote(`the imported official table is kept; delete ${DATA_FILES.cars} to go back to the starter`);
  return report;
}
