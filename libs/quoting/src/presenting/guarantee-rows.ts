import { guaranteeOf, type InsuranceLine } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { euros, toEuros } from '@cotiza/kernel';
import { guaranteesNotIncluded } from '../detail/guarantees-in-detail';

/** The terms on which one offer has a guarantee, a sentence each. */
export interface GuaranteeTerms {
  readonly terms: readonly string[];
}

/** A guarantee across offers that are compared. */
export interface GuaranteeRow {
  readonly name: string;
  /** Its cover; null where insurers mean different things by it. */
  readonly means: string | null;
  /** Of each offer, in their order; null where it does not have the guarantee. */
  readonly cells: readonly (GuaranteeTerms | null)[];
  /** True where not all offers have it, or not on the same terms. */
  readonly differs: boolean;
}

type Guarantees = readonly GuaranteeIncluded[];

/** Returns every guarantee of any of the offers once, in the order in which they first come. */
export function guaranteeRows(line: InsuranceLine, offers: readonly Guarantees[]): readonly GuaranteeRow[] {
  const keys = new Set(offers.flatMap((guarantees) => guarantees.map(keyOf)));
  return [...keys].map((key) => {
    const held = offers.map((guarantees) => guarantees.find((guarantee) => keyOf(guarantee) === key));
    const cells = held.map((guarantee) => (guarantee ? { terms: termsOf(guarantee) } : null));
    return {
      name: guaranteeOf(line, key)?.name ?? key,
      means: guaranteeOf(line, key)?.cover ?? meaningOf(held),
      cells,
      differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
    };
  });
}

const keyOf = ({ code, name }: GuaranteeIncluded): string => code ?? name;

function meaningOf(held: readonly (GuaranteeIncluded | undefined)[]): string | null {
  const [cover = null, ...others] = new Set(held.flatMap((guarantee) => guarantee?.cover ?? []));
  return others.length === 0 ? cover : null;
}

/** Returns the limit, the excess and the terms of a guarantee in sentences. */
export const termsOf = ({ limitCents, excessCents, terms = [] }: GuaranteeIncluded): readonly string[] => [
  ...(limitCents === undefined ? [] : [`Hasta ${euros(toEuros(limitCents))}.`]),
  ...(excessCents === undefined || excessCents === 0 ? [] : [`Franquicia de ${euros(toEuros(excessCents))}.`]),
  ...terms,
];

/** The exclusions of an offer. */
export interface NotCovered {
  /** Names of the guarantees of the line that it does not have. */
  readonly absent: readonly string[];
  /** The usual exclusions of the guarantees that it has. */
  readonly excluded: readonly { readonly name: string; readonly excludes: readonly string[] }[];
}

/** Returns the exclusions of an offer; null where its insurer gives no codes of guarantees. */
export function notCovered(line: InsuranceLine, guarantees: Guarantees): NotCovered | null {
  const codes = new Set<string>(guarantees.flatMap(({ code }) => code ?? []));
  if (codes.size === 0) return null;
  return {
    absent: guaranteesNotIncluded(line, guarantees).map(({ nombre }) => nombre),
    excluded: [...codes].flatMap((code) => {
      const { name, excludes = [] } = guaranteeOf(line, code) ?? { name: code };
      return excludes.length === 0 ? [] : [{ name, excludes }];
    }),
  };
}
