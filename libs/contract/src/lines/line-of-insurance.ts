import type { CoverLevel, Guarantee } from '../covers/cover';
import type { Children } from '../model/field';
import { requestRows } from '../tables/request.table';

/** What is said of a line of insurance, whatever is asked of it. */
export interface LineFacts {
  /** Value of `ramo`, and last word of the tool that quotes it. */
  readonly ramo: string;
  readonly name: string;
  /** What is insured, as the label of a fact that a customer reads. */
  readonly insured: string;
  /** Whose data are sent, after "los datos". */
  readonly dataOf: string;
  /** What may be left out although it seems required, and what to send where there is nothing yet. */
  readonly acceptedExceptions: readonly string[];
  /** What is understood and not quoted. */
  readonly unsupportedCases: readonly string[];
}

/** By code. */
type Guarantees = Readonly<Record<string, Guarantee>>;
/** By code, from the least to the most cover. */
type Levels = Readonly<Record<string, CoverLevel>>;

/** Everything that is said of a line once, and from which all else that names the line is derived. */
export interface LineOfInsurance<T extends Children, G extends Guarantees, V extends Levels> extends LineFacts {
  /** What is asked. */
  readonly table: T;
  readonly guarantees: G;
  readonly levels: V;
}

type Rooted<L extends string, R> = ReturnType<typeof requestRows<L>> & R;

/**
 * A line by its value of `insurance_line`.
 *
 * @param rows what it asks besides what every line asks
 */
export const lineOfInsurance = <L extends string, R extends Children, G extends Guarantees, V extends Levels>(
  line: L,
  { rows, ...said }: LineFacts & { readonly rows: R; readonly guarantees: G; readonly levels: V },
): LineOfInsurance<Rooted<L, R>, G, V> => ({
  ...said,
  table: { ...requestRows({ [line]: said.name } as Record<L, string>, line), ...rows },
});
