import type { CoverLevel, Guarantee } from '../covers/cover';
import type { Children } from '../model/field';
import { requestRows } from '../tables/request.table';

/** Facts of a line of insurance that do not depend on its fields. */
export interface LineFacts {
  /** Value of `ramo`, and last word of the tool that quotes it. */
  readonly ramo: string;
  readonly name: string;
  /** The insured thing, as the label of a fact that a customer reads. */
  readonly insured: string;
  /** Name and insured thing in English, for the customer's form. */
  readonly english: { readonly name: string; readonly insured: string };
  /** The insured thing after "los datos". */
  readonly dataOf: string;
  /** Fields that may be left out although they seem required, and values to send when there is no data yet. */
  readonly acceptedExceptions: readonly string[];
  /** Cases that are understood and not quoted. */
  readonly unsupportedCases: readonly string[];
  /** The fields that the customer revises on the page of offers: facts that price, and say nothing of who the customer is. */
  readonly ownFacts: readonly string[];
}

/** By code. */
type Guarantees = Readonly<Record<string, Guarantee>>;
/** By code, from the least to the most cover. */
type Levels = Readonly<Record<string, CoverLevel>>;

/** The definition of a line, from which everything else that names the line derives. */
export interface LineOfInsurance<T extends Children, G extends Guarantees, V extends Levels> extends LineFacts {
  /** Rows of the request body. */
  readonly table: T;
  readonly guarantees: G;
  readonly levels: V;
}

type Rooted<L extends string, R> = ReturnType<typeof requestRows<L>> & R;

/**
 * Defines a line by its value of `insurance_line`.
 *
 * @param rows the rows of the line, besides those that all lines share
 */
export const lineOfInsurance = <L extends string, R extends Children, G extends Guarantees, V extends Levels>(
  line: L,
  { rows, ...said }: LineFacts & { readonly rows: R; readonly guarantees: G; readonly levels: V },
): LineOfInsurance<Rooted<L, R>, G, V> => ({
  ...said,
  table: { ...requestRows({ [line]: said.name } as Record<L, string>, line), ...rows },
});
