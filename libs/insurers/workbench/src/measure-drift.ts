import { editionOf, factorBands, type FactorBands, type RateBook, type Risk } from '@cotiza/insurers-tariff';
import { defined } from '@cotiza/kernel';

/** Shares of a band among the risks that were asked for and in the portfolio. */
export interface BandDrift {
  readonly band: string;
  readonly asked: number;
  readonly portfolio: number;
  readonly difference: number;
}

/** The difference between the risks that are asked for and the portfolio, for one factor. */
export interface FactorDrift {
  readonly book: string;
  readonly factor: string;
  /** Population stability index: the sum over the bands of (asked - portfolio) * ln(asked / portfolio). */
  readonly psi: number;
  /** The index that chance alone gives on average: (bands - 1) * (1 / asked + 1 / portfolio). */
  readonly byChance: number;
  /** `not enough` below `FEWEST_COMPARED` risks asked for, and where fewer than two bands can be shown. */
  readonly reading: 'not enough' | 'stable' | 'moderate' | 'large';
  /** In the order of the book. Bands with few risks asked for are one, `other`, with their names. */
  readonly bands: readonly BandDrift[];
}

/** Limits of the index by convention: Siddiqi, Credit Risk Scorecards (2006). No test of significance is behind them. */
const MODERATE = 0.1;
const LARGE = 0.25;
/** The fewest risks asked for in a band that is shown. */
export const FEWEST_ASKED = 5;
/** The fewest risks asked for that are compared: below, chance alone moves the index of ten bands beyond `MODERATE`. */
export const FEWEST_COMPARED = 100;
/** The least share in the index: the logarithm of none does not exist. */
const LEAST_SHARE = 0.0001;

interface Counted {
  readonly book: RateBook;
  readonly factors: readonly (FactorBands & { readonly counts: number[] })[];
}

/** Counts risks of any line by the bands of the factors of books. Its size depends on the books alone. */
export class BandCounts {
  private readonly counted: readonly Counted[];
  private readonly totals = new Map<Risk['line'], number>();

  constructor(books: readonly RateBook[]) {
    this.counted = books.map((book) => ({
      book,
      factors: factorBands(book).map((each) => ({ ...each, counts: each.bands.map(() => 0) })),
    }));
  }

  add(risk: Risk): void {
    this.totals.set(risk.line, this.totalOf(risk.line) + 1);
    for (const { book, factors } of this.counted) {
      if (book.line !== risk.line) continue;
      for (const { bandOf, counts } of factors) {
        const band = bandOf(risk);
        counts[band] = defined(counts[band], 'band of the risk') + 1;
      }
    }
  }

  totalOf(line: Risk['line']): number {
    return this.totals.get(line) ?? 0;
  }

  /** Compares the risks of this with those of a portfolio, counted by the same books; books with too few risks are left out. */
  driftFrom(portfolio: BandCounts): readonly FactorDrift[] {
    return this.counted.flatMap(({ book, factors }, at) => {
      const totals = { asked: this.totalOf(book.line), portfolio: portfolio.totalOf(book.line) };
      if (totals.asked < FEWEST_ASKED || totals.portfolio === 0) return [];
      const others = defined(portfolio.counted[at], 'book of the portfolio').factors;
      return factors.map(({ factor, bands, counts }, index) => {
        const expected = defined(others[index], 'factor of the portfolio').counts;
        const cells = bands.map((band, place) => ({
          band,
          asked: counts[place] ?? 0,
          portfolio: expected[place] ?? 0,
        }));
        return { book: editionOf(book), factor, ...driftOf(cells, totals) };
      });
    });
  }
}

interface Cell {
  readonly band: string;
  readonly asked: number;
  readonly portfolio: number;
}

function driftOf(cells: readonly Cell[], totals: Omit<Cell, 'band'>): Omit<FactorDrift, 'book' | 'factor'> {
  const shown = withoutSmall(cells.filter(({ asked, portfolio }) => asked + portfolio > 0));
  const bands = shown.map(({ band, asked, portfolio }) => {
    const shares = { asked: asked / totals.asked, portfolio: portfolio / totals.portfolio };
    return { band, ...shares, difference: shares.asked - shares.portfolio };
  });
  const psi = bands.reduce((sum, { asked, portfolio }) => {
    const [a, p] = [Math.max(asked, LEAST_SHARE), Math.max(portfolio, LEAST_SHARE)];
    return sum + (a - p) * Math.log(a / p);
  }, 0);
  const byChance = (bands.length - 1) * (1 / totals.asked + 1 / totals.portfolio);
  const isEnough = totals.asked >= FEWEST_COMPARED && bands.length > 1;
  return { psi, byChance, reading: isEnough ? readingOf(psi) : 'not enough', bands };
}

const readingOf = (psi: number) => (psi < MODERATE ? 'stable' : psi < LARGE ? 'moderate' : 'large');

/** Merges the bands with few risks asked for, and with them the next smallest where they are too few together. */
function withoutSmall(cells: readonly Cell[]): readonly Cell[] {
  const bySize = cells.toSorted((a, b) => a.asked - b.asked);
  const sumOf = (some: readonly Cell[]) => some.reduce((sum, { asked }) => sum + asked, 0);
  let merged = bySize.filter(({ asked }) => asked < FEWEST_ASKED);
  if (sumOf(merged) > 0 && sumOf(merged) < FEWEST_ASKED) merged = bySize.slice(0, merged.length + 1);
  if (merged.length < 2) return cells;
  const portfolio = merged.reduce((sum, each) => sum + each.portfolio, 0);
  const band = `other: ${cells
    .filter((cell) => merged.includes(cell))
    .map((cell) => cell.band)
    .join(', ')}`;
  return [...cells.filter((cell) => !merged.includes(cell)), { band, asked: sumOf(merged), portfolio }];
}
