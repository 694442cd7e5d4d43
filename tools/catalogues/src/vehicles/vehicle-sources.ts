/** One set of data on vehicles, which the build takes or leaves. */
export interface VehicleDataSource {
  /** As a catalogue answers it. */
  readonly name: string;
  readonly date: string;
  /** As the notice of licences states it. */
  readonly licence: string;
}

/** The source that only an operator has. */
export const IDAE = 'idae';

/** The source of the cars of the last years. */
export const RECENT_CARS = 'coches-recientes';

/** The sources of versions of cars, by the id that the tables and the switch of the build give them. */
export const CAR_SOURCES: Readonly<Record<string, VehicleDataSource>> = {
  'ademe-2014': {
    name: 'ADEME, marzo de 2014',
    date: '2014-03',
    licence: 'ADEME Car Labelling, edition of March 2014 (France). Licence Ouverte / Open Licence. Source: ADEME.',
  },
  'cepik-2019': {
    name: 'registro polaco de vehículos (CEPiK), 2019',
    date: '2019',
    licence:
      'Polish register of vehicles (CEPiK), first registrations of 2019: public sector information, re-used with its source and date; the set states no licence of its own.',
  },
  'vca-2022': {
    name: 'VCA, 2022',
    date: '2022-09',
    licence:
      'Car fuel and emissions data of February and September 2022, Vehicle Certification Agency (United Kingdom). Contains public sector information licensed under the Open Government Licence v3.0.',
  },
  'ademe-2023': {
    name: 'ADEME, 2023',
    date: '2023-10',
    licence: 'ADEME Car Labelling, edition of 2023 (France). Licence Ouverte / Open Licence 2.0. Source: ADEME.',
  },
  'vca-2024': {
    name: 'VCA, 2024 y 2025',
    date: '2025-05',
    licence:
      'Car fuel and emissions data of 2024 and 2025, Vehicle Certification Agency (United Kingdom). Contains public sector information licensed under the Open Government Licence v3.0.',
  },
  'open-ev-data': {
    name: 'open-ev-data 1.24.0',
    date: '2025',
    licence: 'open-ev-data 1.24.0. CDLA-Permissive-2.0.',
  },
  [RECENT_CARS]: {
    name: 'cifras publicadas por los fabricantes, 2015 a 2026',
    date: '2026',
    licence:
      'Engines, power and prices of cars sold in Spain from 2015 to 2026, collected by hand from published figures of their makers and from the press; most were read by nobody else.',
  },
  [IDAE]: {
    name: 'lista histórica del IDAE',
    date: '2026',
    licence:
      'Historical list of consumption and emissions of new cars, IDAE (Instituto para la Diversificación y Ahorro de la Energía), https://coches.idae.es. Supplied by the operator.',
  },
};

/** The source of the powers of motorcycles. */
export const MOTORCYCLE_POWERS = 'potencias-moto';

/** The sources of motorcycles. */
export const MOTORCYCLE_SOURCES: Readonly<Record<string, VehicleDataSource>> = {
  'catalogos-moto': {
    name: 'catálogos públicos de fabricantes',
    date: '2026',
    licence:
      'Displacement and power of popular models, typed from public catalogues, and of mopeds and electric ones kept by hand in `tools/catalogues/src/motorcycles-extra.csv` with the basis of each figure.',
  },
  [MOTORCYCLE_POWERS]: {
    name: 'potencias publicadas por los fabricantes',
    date: '2026',
    licence:
      'Power at full and limited for the A2 licence, years and some prices of motorcycles, collected by hand from published figures of their makers; most were read by nobody else.',
  },
  'dgt-motos': {
    name: 'DGT, parque de marzo y matriculaciones de mayo de 2026',
    date: '2026-05',
    licence:
      'Names of the models of the fleet of March 2026 and of the registrations of 28 May 2026, Dirección General de Tráfico: open data, re-used with its source (Ley 37/2007). Trade names and displacements behind type codes are our reading of them.',
  },
};

/** Numbers of registered vehicles of each model in Spain: they order models and show which brands have a market. */
export const FLEET_COUNTS = {
  id: 'dgt-parque',
  source: {
    name: 'orden según el parque de la DGT, marzo de 2026',
    date: '2026-03',
    licence:
      'Vehicles of each model in the fleet of March 2026, Dirección General de Tráfico: open data, re-used with its source (Ley 37/2007). They order the brands and models; no version comes from them.',
  },
} as const;

/** Every id that the switch of the build takes. */
export const SWITCHABLE_SOURCES: readonly string[] = [
  ...Object.keys(CAR_SOURCES).filter((id) => id !== IDAE),
  ...Object.keys(MOTORCYCLE_SOURCES),
  FLEET_COUNTS.id,
];

/** The id of a source of `cars.csv`, whose column names editions of it. */
export function starterSource(column: string): string {
  if (column.startsWith('ademe')) return 'ademe-2023';
  return column.startsWith('vca') ? 'vca-2024' : 'open-ev-data';
}

/**
 * Returns the names of the sources of a catalogue and the date of the latest. The counts that order it are named last, and
 * their date does not count.
 */
export function provenanceOf(
  sources: Readonly<Record<string, VehicleDataSource>>,
  isUsed: (id: string) => boolean,
): { source: string; date: string } {
  const used = Object.entries(sources).flatMap(([id, source]) => (isUsed(id) ? source : []));
  const byDate = used.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.name < b.name ? -1 : 1));
  const named = isUsed(FLEET_COUNTS.id) ? [...byDate, FLEET_COUNTS.source] : byDate;
  return { source: named.map(({ name }) => name).join('; '), date: byDate[0]?.date ?? FLEET_COUNTS.source.date };
}
