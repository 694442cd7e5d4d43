import { CASES_SUFFIX, editionOf, seriesOf, type RateBook, type Risk, type Tariffs } from '@cotiza/insurers-tariff';
import { toEuros } from '@cotiza/kernel';
import type { Finding } from './check-books';

/** The figures that a book must give for a case. */
export interface CaseFigures {
  /** Total in euros by modality; none where the insurer declines. */
  readonly premiums: Readonly<Record<string, number>>;
  /** The factors of the fullest modality, by name: in the first case of a file all, in the others those that differ from it. */
  readonly factors: Readonly<Record<string, number>>;
  /** Codes of the reasons, separated by blanks. */
  readonly declines?: string;
}

/** A named request with a known price. */
export interface GoldenCase {
  /** Differences from the example request of the line: values by dotted paths; null leaves the field out. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** By the version of the book. The first day of cover is the first of the book. Absent until they are written. */
  readonly figures?: Readonly<Record<string, CaseFigures>>;
}

/** The cases of all books of an insurer for a line, by name: `candil-car.cases.json`. */
export type GoldenCases = Readonly<Record<string, GoldenCase>>;

export const casesFileOf = (book: RateBook): string => `${seriesOf(book)}${CASES_SUFFIX}`;

/** Returns what a book gives now for the risk of a case. */
export function figuresOf(tariffs: Tariffs, { insurer, version }: RateBook, risk: Risk): CaseFigures {
  const rating = tariffs.rate(risk, insurer.id, { version });
  if (rating.kind === 'declined')
    return { premiums: {}, factors: {}, declines: rating.reasons.map(({ code }) => code).join(' ') };
  const premiums = rating.offers.map(({ modalityId, totalCents }) => [modalityId, toEuros(totalCents)] as const);
  const fullest = rating.offers.at(-1);
  const explained = fullest && tariffs.explain(risk, insurer.id, fullest.modalityId, { version });
  const steps = explained?.kind === 'explained' ? explained.steps : [];
  const factors = steps.flatMap(({ kind, name, factor }) =>
    kind === 'factor' && factor !== null ? [[name, factor] as const] : [],
  );
  return { premiums: Object.fromEntries(premiums), factors: Object.fromEntries(factors) };
}

/** Returns the cases with the figures that a book gives now. */
export function renewed(
  cases: GoldenCases,
  { version }: RateBook,
  current: ReadonlyMap<string, CaseFigures>,
): GoldenCases {
  const [first] = Object.keys(cases);
  const reference = current.get(first ?? '')?.factors ?? {};
  return Object.fromEntries(
    Object.entries(cases).map(([name, { changes, figures }]) => {
      const own = current.get(name);
      if (!own) return [name, { changes, figures }];
      const differing = Object.entries(own.factors).filter(
        ([factor, value]) => name === first || reference[factor] !== value,
      );
      return [
        name,
        { changes, figures: { ...figures, [version]: { ...own, factors: Object.fromEntries(differing) } } },
      ];
    }),
  );
}

/** Finds the cases whose premiums are not those that are written down, and names the factors that moved. */
export function movedCases(
  cases: GoldenCases,
  book: RateBook,
  current: ReadonlyMap<string, CaseFigures>,
): readonly Finding[] {
  const finding = (what: string): Finding => ({
    kind: 'case-moved',
    line: book.line,
    what: `${editionOf(book)}, ${what}`,
  });
  const reference = Object.values(cases)[0]?.figures?.[book.version]?.factors ?? {};
  return [...current].flatMap(([name, now]) => {
    const known = cases[name]?.figures?.[book.version];
    if (!known) return [finding(`${name}: has no figures yet: --renew-cases writes them`)];
    const moves = differences({ ...known.premiums, ...declined(known) }, { ...now.premiums, ...declined(now) });
    if (moves.length === 0) return [];
    const before = { ...reference, ...known.factors };
    const gone = Object.keys(before).filter((factor) => !book.factors.some((row) => row.name === factor));
    const factors = differences(before, now.factors, [...Object.keys(now.factors), ...gone]);
    const because =
      factors.length > 0 ? factors.join(', ') : 'no factor: a base, an excess, a cap, a decline or the law';
    return [finding(`${name}: ${moves.join(', ')}; because of ${because}`)];
  });
}

type Figures = Readonly<Record<string, number | string>>;

const declined = ({ declines }: CaseFigures): Figures => (declines ? { declines } : {});

const differences = (
  before: Figures,
  after: Figures,
  names: readonly string[] = [...new Set([...Object.keys(before), ...Object.keys(after)])],
): string[] =>
  names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name] ?? '-'} to ${after[name] ?? '-'}`);
