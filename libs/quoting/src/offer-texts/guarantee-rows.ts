import { guaranteeOf, type InsuranceLine } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { lowerFirst, roundEuros, toEuros, upperFirst } from '@cotiza/kernel';
import { guaranteesNotIncluded } from '../offer-detail.use-case';

/** A guarantee of an offer in words for the customer. */
export interface GuaranteeInWords {
  /** Its code, or its name where it has none. */
  readonly key: string;
  /** Its name in the table of the line, where it is there: the same for all insurers. */
  readonly name: string;
  readonly cover: string;
  /** Limit, excess and terms, a sentence each. */
  readonly terms: readonly string[];
}

/** A guarantee across offers that are compared. */
export interface GuaranteeRow {
  readonly name: string;
  /** Its cover; null where insurers mean different things by it. */
  readonly means: string | null;
  /** Of each offer, in their order; null where it does not have the guarantee. */
  readonly cells: readonly (Pick<GuaranteeInWords, 'terms'> | null)[];
  /** True where not all offers have it, or not on the same terms. */
  readonly differs: boolean;
}

type Guarantees = readonly GuaranteeIncluded[];

/** Returns each guarantee of an offer once. Liability, which has a limit for persons and one for property, states both. */
export function guaranteesInWords(line: InsuranceLine, guarantees: Guarantees): readonly GuaranteeInWords[] {
  const kinds = new Map<string, GuaranteeIncluded[]>();
  for (const guarantee of guarantees) {
    const key = guarantee.code ?? guarantee.name;
    kinds.set(key, [...(kinds.get(key) ?? []), guarantee]);
  }
  return [...kinds].map(([key, parts]) => {
    const [first, ...others] = parts as [GuaranteeIncluded, ...GuaranteeIncluded[]];
    const known = guaranteeOf(line, key);
    return {
      key,
      name: known?.name ?? first.name,
      cover: others.length === 0 ? first.cover : (known?.cover ?? first.cover),
      terms: others.length === 0 ? termsOf(first) : parts.flatMap(termsOfPart),
    };
  });
}

/** Returns every guarantee of any of the offers once, in the order in which they first come. */
export function guaranteeRows(line: InsuranceLine, offers: readonly Guarantees[]): readonly GuaranteeRow[] {
  const words = offers.map((guarantees) => guaranteesInWords(line, guarantees));
  const keys = new Set(words.flatMap((guarantees) => guarantees.map(({ key }) => key)));
  return [...keys].map((key) => {
    const held = words.map((guarantees) => guarantees.find((guarantee) => guarantee.key === key));
    const cells = held.map((guarantee) => (guarantee ? { terms: guarantee.terms } : null));
    return {
      name: held.find((guarantee) => guarantee !== undefined)?.name ?? key,
      means: guaranteeOf(line, key)?.cover ?? meaningOf(held),
      cells,
      differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
    };
  });
}

function meaningOf(held: readonly (GuaranteeInWords | undefined)[]): string | null {
  const [cover = null, ...others] = new Set(held.flatMap((guarantee) => guarantee?.cover ?? []));
  return others.length === 0 ? cover : null;
}

/** Returns the limit, the excess and the terms of a guarantee in sentences. */
const termsOf = ({ limitCents, excessCents, terms = [] }: GuaranteeIncluded): readonly string[] => [
  ...(limitCents === undefined ? [] : [`Hasta ${roundEuros(toEuros(limitCents))}.`]),
  ...(excessCents === undefined || excessCents === 0 ? [] : [`Franquicia de ${roundEuros(toEuros(excessCents))}.`]),
  ...terms,
];

/** Returns the same with the part that the name states behind a colon: `Daños a personas: hasta 70 millones de euros.` */
const termsOfPart = (guarantee: GuaranteeIncluded): readonly string[] => {
  const [, part] = guarantee.name.split(': ');
  const [first, ...others] = termsOf(guarantee);
  if (part === undefined || first === undefined) return termsOf(guarantee);
  return [`${upperFirst(part)}: ${lowerFirst(first)}`, ...others];
};

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
