import type { VehicleSource } from '@cotiza/catalogues';
import {
  CAR_SOURCES,
  FLEET_COUNTS,
  IDAE,
  MOTORCYCLE_SOURCES,
  type VehicleDataSource,
} from './vehicles/vehicle-sources';

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
  return `# Sources and licences of the embedded data

Written by \`npm run catalogues -- build\`; do not edit. The files hold facts (codes, names, figures) that were selected, cleaned
and joined: they are not the original sets, and none of the sources endorses them.

## places.json

- Provinces: codeforspain/ds-organizacion-administrativa, ODC-PDDL.
- Municipalities and postal directory: INE register of 2026 and INE street directory of January 2026, through
  regi-es/ds-codigos-postales-ine-es, tag 2026-01. Fuente: sitio web del INE: www.ine.es
- Supplementary postal codes: GeoNames (https://www.geonames.org), CC BY 4.0.

Every code of the directory is kept. Six of them have no municipality here and answer like a code nobody lists, because
their entry is wrong: three placeholders (10000, 28000, 35000) and three whose only municipality is in another province
and in no other edition (03020, 04723, 15654). Code 13500 keeps Puertollano and loses a village of Cáceres. The other
municipalities of a neighbouring province are right: codes do cross those borders.

## occupations.json

Clasificación Nacional de Ocupaciones CNO-11, Real Decreto 1591/2010. Source: Agencia Estatal Boletín Oficial del Estado.

## companies.json

Registers of the Dirección General de Seguros y Fondos de Pensiones and of Banco de España, September 2026: active insurers that
are registered for motor liability or in the supervisor's list of motor insurers. The code of the car catalogue is the
register's; that of the motorcycle catalogue is the same with \`MT-\` before it. Brands and trade names (AMV, Prima) are common
knowledge, not part of the registers. "Otra aseguradora" is ours.

## plates.json

The last series of ordinary plates that each month issued, from September 2000 to March 2026: public monthly tables kept in
magocar22/mi-app-matriculas and JulenAlonso/CARTORIAL. The months of 2000 and 2001 between the known ones are estimated; the
series that are issued since are not in it.

## cars.json

${cars === 'starter' ? builtFrom(licencesOf(CAR_SOURCES, hasIdae ? without : new Set([...without, IDAE]))) : OFFICIAL_CARS}

Years of the Polish register are those in which cars of the version were built, of those on its roads in 2019; years of the
other sets are those of their lists, and marked so: a version may have been on sale before and after.

## motorcycles.json

Built from public sets, cleaned and joined:
${licencesOf(MOTORCYCLE_SOURCES, without)}

Where nobody states the power it is estimated by displacement, and marked so.

Price basis: the market price of a new one where known; otherwise an estimate, and said to be one: the official value by
displacement or power of Orden HAC/1501/2025, BOE-A-2025-26357 (Agencia Estatal Boletín Oficial del Estado), at the level of
the known prices of the brand and the class.
`;
}

function licencesOf(sources: Readonly<Record<string, VehicleDataSource>>, without: ReadonlySet<string>): string {
  const used = Object.entries(sources).filter(([id]) => !without.has(id));
  const lines = used.map(([id, { licence }]) => `- \`${id}\`: ${licence}`);
  if (!without.has(FLEET_COUNTS.id)) lines.push(`- \`${FLEET_COUNTS.id}\`: ${FLEET_COUNTS.source.licence}`);
  return lines.join('\n');
}
