import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VehicleSource } from '@cotiza/catalogues';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import {
  CAR_SOURCES,
  FLEET_COUNTS,
  IDAE,
  MOTORCYCLE_SOURCES,
  type VehicleDataSource,
} from './vehicles/vehicle-sources';

/** The notice, with a place for the sources of cars and of motorcycles. */
const TEMPLATE = join(WORKSPACE_ROOT, 'tools/catalogues/src/notice.txt');

const NOTHING: ReadonlySet<string> = new Set();

const builtFrom = (licences: string) => `Built from public sets, cleaned and joined:
${licences}

Price basis: French list price of 2023, taxes in, where the edition of 2023 has the version; the median where it has several.
For cars of \`coches-recientes\`, the price that its source states. Otherwise an estimate, and said to be one: from these prices and
levels of brands (ADEME; open-ev-data, CDLA-Permissive-2.0; the press; some list prices from knowledge, in
\`tools/catalogues/src/known-prices.csv\`) by model, brand, segment, fuel and power, lower for older cars as the official values
of Orden HAC/1501/2025 are. The combined power of hybrids and the segments are kept by hand beside that file. An operator may replace the cars by the official Spanish table (\`npm run catalogues -- import --boe FILE\`), or add the historical list
of IDAE (\`npm run catalogues -- build --idae FILE\`).`;

const OFFICIAL_CARS = `The official table of mean sale prices of cars: Orden HAC/1501/2025, BOE-A-2025-26357, Annex I. Source: Agencia Estatal
Boletín Oficial del Estado, https://www.boe.es. Imported by the operator.

Price basis: the official value of the version when new.`;

/** The notice of sources and licences that goes with the data files. Some of the licences ask for it. */
export function renderNotice(cars: VehicleSource, without: ReadonlySet<string> = NOTHING, hasIdae = false): string {
  const sources = hasIdae ? without : new Set([...without, IDAE]);
  const ofCars = cars === 'starter' ? builtFrom(licencesOf(CAR_SOURCES, sources)) : OFFICIAL_CARS;
  const ofMotorcycles = licencesOf(MOTORCYCLE_SOURCES, without);
  return readFileSync(TEMPLATE, 'utf8').replace('{cars}', ofCars).replace('{motorcycles}', ofMotorcycles);
}

function licencesOf(sources: Readonly<Record<string, VehicleDataSource>>, without: ReadonlySet<string>): string {
  const used = Object.entries(sources).filter(([id]) => !without.has(id));
  const lines = used.map(([id, { licence }]) => `- \`${id}\`: ${licence}`);
  if (!without.has(FLEET_COUNTS.id)) lines.push(`- \`${FLEET_COUNTS.id}\`: ${FLEET_COUNTS.source.licence}`);
  return lines.join('\n');
}
