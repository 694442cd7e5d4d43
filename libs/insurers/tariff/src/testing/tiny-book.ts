import type { RateBook } from '../book/rate-book';
import { PROVINCE_CODES } from '../lines/place';

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
        code: 'rc_obligatoria',
        name: 'Responsabilidad civil',
        cover: 'Paga lo ajeno.',
        purePremiumEuros: 231,
        compulsoryPerMille: 900,
      },
      {
        id: 'own-damage',
        code: 'danos_propios',
        name: 'Daños propios',
        cover: 'Paga lo tuyo.',
        purePremiumEuros: 154,
        cap: { variable: 'retailValue', perMille: 250 },
      },
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
      {
        name: 'power',
        kind: 'curve',
        why: 'Round figures.',
        variable: 'powerKw',
        points: [
          [85, 1],
          [185, 1.5],
        ],
        applies: ['liability'],
      },
      {
        name: 'age',
        kind: 'bands',
        why: 'Round figures.',
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
        why: 'Round figures.',
        variable: 'use',
        values: { Private: 1, Professional: 1.2, PublicService: 1.5 },
        applies: 'all',
      },
      {
        name: 'zone',
        kind: 'zones',
        why: 'Round figures.',
        variable: 'province',
        zones: [
          { name: 'sur', factor: 1.3, values: ['11', '52'] },
          { name: 'resto', factor: 1, values: PROVINCE_CODES.filter((code) => code !== '11' && code !== '52') },
        ],
        applies: ['liability'],
      },
      { name: 'value', kind: 'blend', why: 'Round figures.', weights: { value: 1 }, applies: ['own-damage'] },
      {
        name: 'bonus',
        kind: 'bonus-malus',
        why: 'Round figures.',
        cleanYears: [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5],
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
