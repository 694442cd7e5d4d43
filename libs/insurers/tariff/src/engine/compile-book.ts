import { fromEuros, roundToCent } from '@cotiza/kernel';
import type { ConditionRow, GuaranteeRow, ModalityRow, RateBook } from '../book/rate-book';
import type { LineModel, RatedRisk } from '../lines/line-model';
import { compileFactor, slotsOf, type Slots } from './compile-factor';
import { coverLists } from './cover-lists';
import type { CompiledBook, CompiledGuarantee, CompiledModality, Facts } from './compiled-book';
import { factReader } from './read-facts';

/** Compiles a book that `validateRateBook` finds no fault with; what it does with another is undefined. */
export function compileBook<R extends RatedRisk>(
  book: RateBook,
  model: LineModel<R>,
  readFacts = factReader(model.variables),
): CompiledBook<R> {
  const slots = slotsOf(model.variables);
  return {
    model,
    variables: Object.keys(model.variables),
    readFacts,
    insurer: book.insurer,
    version: book.version,
    product: book.product,
    validFrom: book.validity.from,
    validTo: book.validity.to,
    factors: book.factors.map((row) => compileFactor(row, book.curves, slots)),
    guarantees: book.guarantees.map((row) => compileGuarantee(row, book)),
    modalities: book.modalities.map((row, index) => compileModality(row, index, book, slots)),
    declines: book.declines.map(({ code, message, when }) => ({
      reason: { code, message },
      applies: everyCondition(when, slots),
    })),
  };
}

function compileGuarantee(row: GuaranteeRow, book: RateBook): CompiledGuarantee {
  return {
    id: row.id,
    name: row.name,
    cover: row.cover,
    baseCents: roundToCent((row.purePremiumEuros * 100) / book.lossRatio),
    compulsoryPerMille: row.compulsoryPerMille ?? 0,
    lossOfUse: row.lossOfUse ?? false,
    factors: book.factors.flatMap(({ applies }, index) =>
      applies === 'all' || applies.includes(row.id) ? [index] : [],
    ),
  };
}

function compileModality(row: ModalityRow, index: number, book: RateBook, slots: Slots): CompiledModality {
  const held = new Set(book.modalities.slice(0, index + 1).flatMap((each) => each.adds));
  const guarantees = book.guarantees.flatMap(({ id }, position) => (held.has(id) ? [position] : []));
  const exclusions = row.notOfferedWhen.map((when) => everyCondition(when, slots));
  return {
    id: row.id,
    name: row.modality,
    guarantees,
    excessCents: row.excess === null ? null : fromEuros(row.excess.euros),
    excessGuarantee: book.guarantees.findIndex(({ id }) => id === row.excess?.guarantee),
    excessFactor: row.excess?.factor ?? 1,
    accidentCapitalCents: fromEuros(row.accidentCapitalEuros ?? 0),
    isExcluded: (facts) => exclusions.some((excludes) => excludes(facts)),
    coverWithout: coverLists(guarantees.map((position) => book.guarantees[position]!)),
  };
}

function everyCondition(rows: readonly ConditionRow[], slots: Slots): (facts: Facts) => boolean {
  const conditions = rows.map((row) => compileCondition(row, slots));
  return (facts) => conditions.every((holds) => holds(facts));
}

function compileCondition(row: ConditionRow, slots: Slots): (facts: Facts) => boolean {
  const slot = slots.of(row.variable);
  if ('below' in row) return (facts) => facts[slot]! < row.below;
  if ('above' in row) return (facts) => facts[slot]! > row.above;
  const wanted = new Set(row.in.map((value) => slots.values(row.variable).indexOf(value)));
  return (facts) => wanted.has(facts[slot]!);
}
