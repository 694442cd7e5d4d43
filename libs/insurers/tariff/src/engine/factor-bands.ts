import type { BonusMalusRow, FactorRow, RateBook } from '../book/rate-book';
import { type Risk, lineModels } from '../lines/line-models';
import type { Variable } from '../lines/variable';
import { defined } from '@cotiza/kernel';

/** The bands of a factor: each risk is in one. A curve has one between each two points. */
export interface FactorBands {
  readonly factor: string;
  readonly bands: readonly string[];
  /** Returns the position of the band of a risk of the book's line. */
  readonly bandOf: (risk: Risk) => number;
}

/** Returns the bands of every factor of a valid book; a blend of several curves has those of each curve. */
export function factorBands(book: RateBook): readonly FactorBands[] {
  const variables = lineModels[book.line].variables as Readonly<Record<string, Variable<Risk>>>;
  const read = (name: string) =>
    defined(variables[name], 'variable of that name').read as (risk: Risk) => string & number;
  return book.factors.flatMap((row): FactorBands[] => {
    if (row.kind !== 'blend') return [{ factor: row.name, ...bandsOf(row, read) }];
    const curves = Object.keys(row.weights).map((name) => defined(book.curves[name], 'curve of that name'));
    return curves.map(({ variable, points }) => ({
      factor: curves.length === 1 ? row.name : `${row.name} (${variable})`,
      ...between(
        points.map(([x]) => x),
        read(variable),
      ),
    }));
  });
}

type Bands = Omit<FactorBands, 'factor'>;
type Read = (variable: string) => (risk: Risk) => string & number;

function bandsOf(row: Exclude<FactorRow, { readonly kind: 'blend' }>, read: Read): Bands {
  switch (row.kind) {
    case 'bands':
      return between(
        row.bands.map(([from]) => from),
        read(row.variable),
      );
    case 'curve':
      return between(
        row.points.map(([x]) => x),
        read(row.variable),
      );
    case 'values': {
      const [bands, value] = [Object.keys(row.values), read(row.variable)];
      return { bands, bandOf: (risk) => bands.indexOf(value(risk)) };
    }
    case 'zones': {
      const value = read(row.variable);
      return {
        bands: row.zones.map(({ name }) => name),
        bandOf: (risk) => row.zones.findIndex(({ values }) => values.includes(value(risk))),
      };
    }
    case 'bonus-malus':
      return bonusBands(row, read);
  }
}

/** Bands before the first start, between each two, and from the last one on. */
function between(starts: readonly number[], read: (risk: Risk) => number): Bands {
  const bands = starts.map((start, at) =>
    at + 1 < starts.length ? `${start}-${starts[at + 1]}` : `${start} and more`,
  );
  return {
    bands: [`under ${starts[0]}`, ...bands],
    bandOf: (risk) => starts.filter((start) => start <= read(risk)).length,
  };
}

function bonusBands({ cleanYears }: BonusMalusRow, read: Read): Bands {
  const [years, claims] = [read('cleanYears'), read('atFaultClaims')];
  const last = cleanYears.length - 1;
  return {
    bands: [
      ...cleanYears.map((_, year) => `${year}${year === last ? ' and more' : ''} clean years`),
      'claims at fault',
    ],
    bandOf: (risk) => (claims(risk) > 0 ? last + 1 : Math.min(last, Math.floor(years(risk)))),
  };
}
