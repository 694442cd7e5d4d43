import type { RateBook } from '../book/rate-book';
import { PROVINCE_CODES } from '../lines/provinces';

/** A car book small enough to price by hand: every kind of factor once, two modalities, one excess, one decline. */
export function aTinyBook(): RateBook {
  return {
    schemaVersion: 1,
    version: '2026.1',
    validity: { from: '2026-01-01', to: '2026-12-31' },
    insurer: { id: 'prueba', name: 'Prueba Seguros' },
    line: 'Car',
    product: 'Prueba Auto',
    appetite: 'Whoever is easy to price by hand.',
    lossRatio: 0.7,
    guarantees: [
      {
        id: 'liability',
        name: 'Responsabilidad civil',
        cover: 'Paga lo ajeno.',
        purePremiumEuros: 210,
        compulsoryPerMille: 900,
      },
      { id: 'own-damage', name: 'Daños propios', cover: 'Paga lo tuyo.', purePremiumEuros: 140 },
    ],
    modalities: [
      {
        id: 'terceros',
        modality: 'Terceros',
        adds: ['liability'],
        excess: null,
        accidentCapitalEuros: 30_000,
        notOfferedWhen: [],
      },
      {
        id: 'franquicia-300',
        modality: 'Todo Riesgo con franquicia',
        adds: ['own-damage'],
        excess: { guarantee: 'own-damage', euros: 300, factor: 0.75 },
        accidentCapitalEuros: 30_000,
        notOfferedWhen: [[{ variable: 'vehicleAge', above: 10 }]],
      },
    ],
    curves: {
      value: {
        variable: 'retailValue',
        points: [
          [0, 0.5],
          [10_000, 1],
          [5_000_000, 60],
        ],
      },
    },
    factors: [
      { name: 'level', kind: 'level', factor: 1.1, applies: 'all' },
      {
        name: 'age',
        kind: 'bands',
        variable: 'driverAge',
        bands: [
          [0, 25, 2],
          [25, null, 1],
        ],
        applies: ['liability'],
      },
      {
        name: 'use',
        kind: 'values',
        variable: 'use',
        values: { Private: 1, Professional: 1.2, PublicService: 1.5 },
        applies: 'all',
      },
      {
        name: 'zone',
        kind: 'zones',
        variable: 'province',
        zones: [
          { name: 'sur', factor: 1.3, values: ['11', '52'] },
          { name: 'resto', factor: 1, values: PROVINCE_CODES.filter((code) => code !== '11' && code !== '52') },
        ],
        applies: ['liability'],
      },
      { name: 'value', kind: 'blend', weights: { value: 1 }, applies: ['own-damage'] },
      {
        name: 'bonus',
        kind: 'bonus-malus',
        perCleanYear: 0.05,
        floor: 0.5,
        perClaim: 0.25,
        cap: 2,
        applies: ['liability'],
      },
    ],
    declines: [
      {
        code: 'young-with-power',
        message: 'No asegura coches potentes a menores de 25 años.',
        when: [
          { variable: 'driverAge', below: 25 },
          { variable: 'powerKw', above: 100 },
        ],
      },
    ],
  };
}
