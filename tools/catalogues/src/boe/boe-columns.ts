/** The columns of the official car table that the importer reads. */
export type BoeColumn = 'name' | 'from' | 'to' | 'displacement' | 'fuel' | 'powerKw' | 'euros';

/** The position of each column. */
export type BoeColumns = Readonly<Record<BoeColumn, number>>;

/** Cells of a row. */
export const BOE_WIDTH = 10;

/** The published layout, unless a head names another. */
export const PUBLISHED_COLUMNS: BoeColumns = {
  name: 0,
  from: 1,
  to: 2,
  displacement: 3,
  fuel: 5,
  powerKw: 6,
  euros: 9,
};

const titles: readonly (readonly [BoeColumn, RegExp])[] = [
  ['name', /^modelo/i],
  ['from', /inicio|desde/i],
  ['to', /\bfin\b|final|hasta/i],
  ['displacement', /^c\.? ?c\.?$|cilindrada/i],
  ['fuel', /^g\/d|motor|combustible/i],
  ['powerKw', /k ?w/i],
  ['euros', /euros?|valor/i],
];

/** Returns the columns that a head row names, or undefined when it does not name them all. */
export function columnsOf(head: readonly string[]): BoeColumns | undefined {
  const found = titles.map(([column, title]) => [column, head.findIndex((cell) => title.test(cell))] as const);
  return found.every(([, index]) => index >= 0) ? (Object.fromEntries(found) as Record<BoeColumn, number>) : undefined;
}
