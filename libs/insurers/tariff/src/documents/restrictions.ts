import { guaranteeName } from '@cotiza/contract';
import { alternatives, defined, listed, roundEuros } from '@cotiza/kernel';
import type { ConditionRow, GuaranteeRow, ModalityRow, RateBook } from '../book/rate-book';

/** Sentences on the covers of the first modality, which every policy has, and on those that are optional. */
export interface ByChoice {
  readonly always: readonly string[];
  readonly optional: readonly string[];
}

/** Wording of a condition of a book, by its variable. The amounts are those of the book. */
const WORDS: Readonly<
  Record<string, { readonly below?: (x: number) => string; readonly above?: (x: number) => string }>
> = {
  vehicleAge: { above: (years) => `vehículos de más de ${years} años` },
  retailValue: {
    above: (value) => `vehículos que valen más de ${roundEuros(value)}`,
    below: (value) => `vehículos que valen menos de ${roundEuros(value)}`,
  },
  driverAge: {
    below: (years) => `quienes conducen con menos de ${years} años`,
    above: (years) => `quienes conducen con más de ${years} años`,
  },
  licenceYears: { below: (years) => `permisos de menos de ${years} años` },
  yearBuilt: { below: (year) => `viviendas construidas antes de ${year}` },
};

const SUMS: Readonly<Record<string, string>> = {
  sumInsured: 'de continente y contenido',
  contents: 'de contenido',
  buildings: 'de continente',
};

/** Lists the restrictions of a book: excesses, modalities that are not for every risk, and least sums insured. */
export function restrictionsOf(book: RateBook): ByChoice {
  const [first, ...others] = book.modalities;
  const isOfFirst = ({ id }: GuaranteeRow) => first?.adds.includes(id) ?? false;
  const [own, added] = [true, false].map((first) => book.guarantees.filter((row) => isOfFirst(row) === first));
  return {
    always: [...(first ? ofModalities(book, [first]) : []), ...leastSums(book, own), ...notForLess(book)],
    optional: [...ofModalities(book, others), ...leastSums(book, added)],
  };
}

const ofModalities = (book: RateBook, modalities: readonly ModalityRow[]): readonly string[] => [
  ...excesses(book, modalities),
  ...notForAll(modalities),
];

/** Lists the least sums insured of a dwelling, in the words of the refusal of a smaller one. */
const notForLess = ({ declines }: RateBook): readonly string[] =>
  declines
    .filter(({ when }) => when.some((condition) => 'below' in condition && condition.variable in SUMS))
    .map(({ message }) => message);

const nameOf = ({ line, guarantees }: RateBook, id: string): string =>
  guaranteeName(
    line,
    defined(
      guarantees.find((row) => row.id === id),
      'guarantee of that id in the book',
    ),
  );

function excesses(book: RateBook, modalities: readonly ModalityRow[]): readonly string[] {
  const amounts = new Map<string, string[]>();
  for (const { modality, excess } of modalities) {
    if (!excess) continue;
    const where = `${modality}: en cada siniestro de ${nameOf(book, excess.guarantee).toLowerCase()} pones tú `;
    amounts.set(where, [...(amounts.get(where) ?? []), roundEuros(excess.euros)]);
  }
  return Array.from(
    amounts,
    ([where, each]) => `${where}los primeros ${alternatives(each)}${each.length > 1 ? ', según elijas' : ''}.`,
  );
}

function notForAll(modalities: readonly ModalityRow[]): readonly string[] {
  const said = new Map<string, string>();
  for (const { modality, notOfferedWhen } of modalities) {
    const risks = notOfferedWhen.map((conditions) => listed(conditions.map(wordsOf)));
    if (risks.length > 0) said.set(modality, `${modality}: no se ofrece a ${listed([...new Set(risks)])}.`);
  }
  return [...said.values()];
}

/** A variable without words here is a fault of the document, and not something to leave out. */
function wordsOf(condition: ConditionRow): string {
  const words = WORDS[condition.variable];
  if ('below' in condition && words?.below) return words.below(condition.below);
  if ('above' in condition && words?.above) return words.above(condition.above);
  return 'otros riesgos que la aseguradora no admite en esa modalidad';
}

function leastSums(book: RateBook, guarantees: readonly GuaranteeRow[] = []): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { from, ...named } of guarantees) {
    if (!from) continue;
    const what = `${roundEuros(from.euros)} ${SUMS[from.variable] ?? 'de suma asegurada'}`;
    names.set(what, [...(names.get(what) ?? []), guaranteeName(book.line, named)]);
  }
  return Array.from(names, ([what, left]) => `Con menos de ${what} no se incluye: ${left.join('; ')}.`);
}
