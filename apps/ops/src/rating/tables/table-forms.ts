import type { FactorRow, RateBook } from '@cotiza/insurers-tariff';

/** A cell of a table: `list` holds texts separated by blanks, and `end` is a number, or empty for no end. */
export type Cell = string | number | null | readonly string[];

export interface Column {
  readonly title: string;
  readonly holds: 'text' | 'number' | 'end' | 'list';
}

/** One table of a book as a file of a spreadsheet. */
export interface BookTable {
  readonly file: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** True where the first column must keep its texts: there is one row for each value, guarantee or curve. */
  readonly isFixed: boolean;
  /** Returns the path of a cell in the book, as the faults of books name it. */
  readonly pathOf: (row: number, column: number) => string;
  /** Returns the book with other rows, whose cells hold what their columns say. */
  readonly write: (rows: readonly (readonly Cell[])[], book: RateBook) => RateBook;
}

type Rows = BookTable['rows'];
type Form<T> = Pick<BookTable, 'columns' | 'rows' | 'isFixed' | 'pathOf'> & { readonly with: (rows: Rows) => T };

const text = (title: string): Column => ({ title, holds: 'text' });
const number = (title: string): Column => ({ title, holds: 'number' });
const FACTOR = number('factor');
const PER_CLAIM = 'per claim';
const CAP = 'cap';

type Kind<K extends FactorRow['kind']> = Extract<FactorRow, { readonly kind: K }>;
type Points = RateBook['curves'][string];

const byKey = (
  titles: readonly [key: string, value: string],
  values: Readonly<Record<string, number>>,
  path: string,
) => {
  const rows = Object.entries(values);
  return {
    columns: [text(titles[0]), number(titles[1])],
    rows,
    isFixed: true,
    pathOf: (row: number) => `${path}.${rows[row]?.[0]}`,
  };
};

const fromPairs = (rows: Rows) => Object.fromEntries(rows as readonly (readonly [string, number])[]);

const pointsForm = <P extends Points>(row: P, title: string): Form<P> => ({
  columns: [number(row.variable), number(title)],
  rows: row.points,
  isFixed: false,
  pathOf: (at, column) => `points[${at}][${column}]`,
  with: (rows) => ({ ...row, points: rows as Points['points'] }),
});

const bandsForm = (row: Kind<'bands'>): Form<FactorRow> => ({
  columns: [number(`${row.variable} from`), { title: 'to', holds: 'end' }, FACTOR],
  rows: row.bands,
  isFixed: false,
  pathOf: (at, column) => `bands[${at}][${column}]`,
  with: (rows) => ({ ...row, bands: rows as Kind<'bands'>['bands'] }),
});

const valuesForm = (row: Kind<'values'>): Form<FactorRow> => ({
  ...byKey([row.variable, 'factor'], row.values, 'values'),
  with: (rows) => ({ ...row, values: fromPairs(rows) }),
});

const blendForm = (row: Kind<'blend'>): Form<FactorRow> => ({
  ...byKey(['curve', 'weight'], row.weights, 'weights'),
  with: (rows) => ({ ...row, weights: fromPairs(rows) }),
});

function zonesForm(row: Kind<'zones'>): Form<FactorRow> {
  const known = row.zones.flatMap(({ values }) => values);
  // A spreadsheet makes 5 of the province 05 where it is alone in its cell.
  const restored = (value: string) =>
    known.includes(value) ? value : (known.find((each) => Number(each) === Number(value)) ?? value);
  const keys = ['name', 'factor', 'values'] as const;
  return {
    columns: [text('zone'), FACTOR, { title: row.variable, holds: 'list' }],
    rows: row.zones.map((zone) => keys.map((key) => zone[key])),
    isFixed: false,
    pathOf: (at, column) => `zones[${at}].${keys[column]}`,
    with: (rows) => {
      const zones = rows as readonly (readonly [string, number, readonly string[]])[];
      return { ...row, zones: zones.map(([name, factor, values]) => ({ name, factor, values: values.map(restored) })) };
    },
  };
}

/** A row for each clean year, then one for a claim and one for the cap. */
function bonusForm(row: Kind<'bonus-malus'>): Form<FactorRow> {
  const keys: Readonly<Record<string, 'perClaim' | 'cap'>> = { [PER_CLAIM]: 'perClaim', [CAP]: 'cap' };
  const rows: Rows = [
    ...row.cleanYears.map((factor, years) => [String(years), factor]),
    [PER_CLAIM, row.perClaim],
    [CAP, row.cap],
  ];
  return {
    columns: [text('clean years'), FACTOR],
    rows,
    isFixed: false,
    pathOf: (at) => keys[String(rows[at]?.[0])] ?? `cleanYears[${at}]`,
    with: (changed) => {
      const { [PER_CLAIM]: perClaim = NaN, [CAP]: cap = NaN, ...years } = fromPairs(changed);
      return { ...row, cleanYears: Object.keys(years).map((_, year) => years[year] ?? NaN), perClaim, cap };
    },
  };
}

function factorForm(row: FactorRow): Form<FactorRow> {
  switch (row.kind) {
    case 'curve':
      return pointsForm(row, 'factor');
    case 'bands':
      return bandsForm(row);
    case 'values':
      return valuesForm(row);
    case 'zones':
      return zonesForm(row);
    case 'blend':
      return blendForm(row);
    case 'bonus-malus':
      return bonusForm(row);
  }
}

const basesTable = ({ guarantees }: RateBook): BookTable => ({
  file: 'bases.csv',
  columns: [text('guarantee'), number('pure premium in euros')],
  rows: guarantees.map(({ id, purePremiumEuros }) => [id, purePremiumEuros]),
  isFixed: true,
  pathOf: (row) => `guarantees[${row}].purePremiumEuros`,
  write: (rows, book) => {
    const premiums = fromPairs(rows);
    const changed = book.guarantees.map((each) => ({ ...each, purePremiumEuros: premiums[each.id] ?? NaN }));
    return { ...book, guarantees: changed };
  },
});

const curveTable = ([name, curve]: readonly [string, Points]): BookTable => {
  const { with: changed, pathOf, ...form } = pointsForm(curve, 'multiple');
  return {
    ...form,
    file: `curve-${name}.csv`,
    pathOf: (row, column) => `curves.${name}.${pathOf(row, column)}`,
    write: (rows, book) => ({ ...book, curves: { ...book.curves, [name]: changed(rows) } }),
  };
};

const factorTable = (factor: FactorRow, at: number): BookTable => {
  const { with: changed, pathOf, ...form } = factorForm(factor);
  return {
    ...form,
    file: `factor-${factor.name}.csv`,
    pathOf: (row, column) => `factors[${at}].${pathOf(row, column)}`,
    write: (rows, book) => ({
      ...book,
      factors: book.factors.map((each, index) => (index === at ? changed(rows) : each)),
    }),
  };
};

/** Returns every table of a valid book: its pure premiums, its curves and its factors. */
export const tablesOf = (book: RateBook): readonly BookTable[] => [
  basesTable(book),
  ...Object.entries(book.curves).map(curveTable),
  ...book.factors.map(factorTable),
];
