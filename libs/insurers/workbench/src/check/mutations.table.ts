import { existing } from '@cotiza/kernel';
import type { FactorRow, GuaranteeRow, RateBook } from '@cotiza/insurers-tariff';

/** A deliberate error in a book, which the validator or a check of books has to find. */
export interface Mutation {
  readonly name: string;
  /** The check that finds it. */
  readonly foundBy: 'validator' | 'check';
  readonly change: (book: RateBook) => RateBook;
}

const guarantee =
  (id: string, change: (row: GuaranteeRow) => GuaranteeRow) =>
  (book: RateBook): RateBook => ({
    ...book,
    guarantees: book.guarantees.map((row) => (row.id === id ? change(row) : row)),
  });

const factor =
  (name: string, change: (row: FactorRow) => object) =>
  (book: RateBook): RateBook => ({
    ...book,
    factors: book.factors.map((row) => (row.name === name ? ({ ...row, ...change(row) } as FactorRow) : row)),
  });

const premiums =
  (times: number, ...ids: readonly string[]) =>
  (book: RateBook): RateBook => ({
    ...book,
    guarantees: book.guarantees.map((row) =>
      ids.length === 0 || ids.includes(row.id) ? { ...row, purePremiumEuros: row.purePremiumEuros * times } : row,
    ),
  });

const without = <T extends object>(row: T, key: keyof T): T => {
  const { [key]: _removed, ...rest } = row;
  return rest as T;
};

/** Errors in a book of cars, each made in one insurer's. */
export const CAR_MUTATIONS: readonly Mutation[] = [
  {
    name: 'the compulsory part of liability is gone',
    foundBy: 'validator',
    change: guarantee('bodily-liability', (row) => without(row, 'compulsoryPerMille')),
  },
  {
    name: 'the bonus is on the wrong guarantee',
    foundBy: 'validator',
    change: factor('bonus-malus', () => ({ applies: ['assistance'] })),
  },
  { name: 'everything costs 40 % more', foundBy: 'check', change: premiums(1.4) },
  { name: 'a premium has a nought too many', foundBy: 'validator', change: premiums(10, 'property-liability') },
  { name: 'a premium has lost a nought', foundBy: 'check', change: premiums(0.1, 'legal-defence') },
  {
    name: 'the dearest zone and the cheapest are swapped',
    foundBy: 'check',
    change: factor('zone', (row) => {
      if (row.kind !== 'zones') return row;
      const factors = row.zones.map((zone) => zone.factor);
      const [least, most] = [Math.min(...factors), Math.max(...factors)];
      const swapped = (each: number) => (each === least ? most : each === most ? least : each);
      return { zones: row.zones.map((zone) => ({ ...zone, factor: swapped(zone.factor) })) };
    }),
  },
  {
    name: 'the higher excess comes last',
    foundBy: 'validator',
    change: (book) => {
      const withExcess = book.modalities.filter(({ excess }) => excess !== null);
      const high = existing(withExcess[0], 'modality with the higher excess');
      const low = existing(withExcess[1], 'modality with the lower excess');
      const excessOf = new Map([
        [high.id, low.excess],
        [low.id, high.excess],
      ]);
      return {
        ...book,
        modalities: book.modalities.map((row) => ({ ...row, excess: excessOf.get(row.id) ?? row.excess })),
      };
    },
  },
  {
    name: 'the text promises another capital than the one charged for',
    foundBy: 'validator',
    change: (book) => ({
      ...book,
      modalities: book.modalities.map((row) => ({ ...row, accidentCapitalEuros: 12_345 })),
    }),
  },
  {
    name: 'a curve of ages goes back',
    foundBy: 'validator',
    change: factor('driver-age', (row) => (row.kind === 'curve' ? { points: [...row.points].reverse() } : row)),
  },
  {
    name: 'the young are cheap',
    foundBy: 'check',
    change: factor('driver-age', (row) =>
      row.kind === 'curve'
        ? {
            points: row.points.map(([age], at) => [
              age,
              existing(row.points[row.points.length - 1 - at], 'point at the other end')[1],
            ]),
          }
        : row,
    ),
  },
  {
    name: 'a point has slipped: 1.2 became 12',
    foundBy: 'validator',
    change: factor('use', () => ({ values: { Private: 1, Professional: 12, PublicService: 1.8 } })),
  },
  {
    name: 'more is said to be paid in claims than is',
    foundBy: 'check',
    change: factor('glass-age', (row) =>
      row.kind === 'curve' ? { points: row.points.map(([age, value]) => [age, value * 1.25]) } : row,
    ),
  },
  {
    name: 'own damage may cost more than it can pay',
    foundBy: 'validator',
    change: guarantee('own-damage', (row) => without(row, 'cap')),
  },
];
