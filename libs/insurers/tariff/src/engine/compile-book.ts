import { hasExcess, levelNamed } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { defined, forLast, fromEuros, listed, type Cents } from '@cotiza/kernel';
import {
  instalmentsOf,
  type ConditionRow,
  type GuaranteeRow,
  type ModalityRow,
  type RateBook,
} from '../book/rate-book';
import type { LineModel, RatedRisk } from '../lines/line-model';
import type { Variable } from '../lines/variable';
import { compileFactor, slotsOf, type Facts, type Slots } from './compile-factor';
import { includedIn } from './included-guarantees';
import { exclusionReason } from './exclusion-reason';
import { FACTOR_UNIT, unitsOf } from './exact-product';

/**
 * Makes the reader of a line's variables: an enumerated value becomes its position, a number is brought into its range.
 *
 * The reader throws RangeError on a value that the enumeration does not have or a number that is none: such a risk did not
 * come through the contract, and no price may be given for it.
 */
export function factReader<R extends object>(variables: Readonly<Record<string, Variable<R>>>): (risk: R) => Facts {
  const readers = Object.entries(variables).map(([name, variable]) =>
    variable.kind === 'numeric'
      ? numberReader(name, variable.min, variable.max, variable.read)
      : indexReader(name, variable.values, variable.read),
  );
  return (risk) => {
    const facts = new Float64Array(readers.length);
    readers.forEach((read, place) => (facts[place] = read(risk)));
    return facts;
  };
}

function numberReader<R>(name: string, min: number, max: number, read: (risk: R) => number): (risk: R) => number {
  return (risk) => {
    const value = read(risk);
    if (!Number.isFinite(value)) throw new RangeError(`${name} is not a number`);
    return value < min ? min : value > max ? max : value;
  };
}

function indexReader<R>(name: string, values: readonly string[], read: (risk: R) => string): (risk: R) => number {
  const positions = new Map(values.map((value, index) => [value, index]));
  return (risk) => {
    const position = positions.get(read(risk));
    if (position === undefined) throw new RangeError(`${name} has a value that is not in its list`);
    return position;
  };
}

/** A rate book with every name resolved to a position and every table to a look-up. Immutable; rates any number of risks. */
export type CompiledBook<R extends RatedRisk> = ReturnType<typeof compileBook<R>>;
export type CompiledGuarantee = ReturnType<typeof compileGuarantee>;
export type CompiledModality = ReturnType<typeof compileModality>;

/**
 * Compiles a book that `validateRateBook` finds no fault with; what it does with another is undefined.
 *
 * @param readFacts reads the variables of the line; books that rate one risk after the other share it
 */
export function compileBook<R extends RatedRisk>(
  book: RateBook,
  model: LineModel<R>,
  readFacts = factReader(model.variables),
) {
  const slots = slotsOf(model.variables);
  const variables = Object.entries(model.variables);
  const factors = book.factors.map((row) => compileFactor(row, book.curves, slots));
  const read = factors.map((factor) => listed([...new Set(factor.slots.map((slot) => variables[slot]![1].fact))]));
  const facts = [...new Set(read)];
  const guarantees = book.guarantees.map((row) => compileGuarantee(row, book, slots));
  const factOf = read.map((fact) => facts.indexOf(fact));
  return {
    model,
    /** Names of the variables, by slot. */
    variables: variables.map(([name]) => name),
    readFacts,
    insurer: book.insurer,
    version: book.version,
    product: book.product,
    validFrom: book.validity.from,
    validTo: book.validity.to,
    usableFrom: book.approval.usableFrom,
    /** The ways to pay in parts, and one plus the surcharge in ten-thousandths. */
    instalments: instalmentsOf(book).map(([period, surcharge]) => ({
      period,
      units: FACTOR_UNIT + unitsOf(surcharge),
    })),
    factors,
    /** Returns every factor of a risk, in ten-thousandths. */
    unitsOf: forLast((facts: Facts): readonly number[] => factors.map((factor) => factor.evaluate(facts))),
    /** The facts that factors read, in words for the customer. */
    facts,
    /** The position in `facts` of what each factor reads. */
    factOf,
    guarantees,
    /** For each of `facts`, the positions of the factors that read it, and of the guarantees that those move. */
    reachOf: facts.map((_, fact) => ({
      factors: [...factOf.keys()].filter((at) => factOf[at] === fact),
      guarantees: [...guarantees.keys()].filter((at) =>
        guarantees[at]!.factors.some((factor) => factOf[factor] === fact),
      ),
    })),
    modalities: book.modalities.map((row, index) => compileModality(row, index, book, slots)),
    declines: book.declines.map(({ code, message, when }) => ({
      reason: { code, message },
      applies: everyCondition(when, slots),
    })),
  };
}

function compileGuarantee(row: GuaranteeRow, book: RateBook, slots: Slots) {
  return {
    id: row.id,
    name: row.name,
    cover: row.cover,
    /** Net premium of a reference risk. */
    baseCents: baseOf(row.purePremiumEuros, book.lossRatio),
    compulsoryPerMille: row.compulsoryPerMille ?? 0,
    lossOfUse: row.lossOfUse ?? false,
    /** Slot of the sum insured without which it is not sold, and the least of it; null where there is none. */
    from: row.from ? { slot: slots.of(row.from.variable), euros: row.from.euros } : null,
    /** Slot of the value that caps its premium, and the greatest share of that value; null without a cap. */
    cap: row.cap ? { slot: slots.of(row.cap.variable), perMille: row.cap.perMille } : null,
    /** Positions, among the factors of the book, of those that multiply it; ascending. */
    factors: book.factors.flatMap(({ applies }, index) =>
      applies === 'all' || applies.includes(row.id) ? [index] : [],
    ),
  };
}

/** A pure premium over the loss ratio, rounded to the cent, half up. Both are decimals, so twice the quotient is of whole numbers. */
function baseOf(purePremiumEuros: number, lossRatio: number): Cents {
  const [cents, units] = [fromEuros(purePremiumEuros), unitsOf(lossRatio)];
  const doubled = 2 * cents * FACTOR_UNIT + units;
  return (doubled - (doubled % (2 * units))) / (2 * units);
}

function compileModality(row: ModalityRow, index: number, book: RateBook, slots: Slots) {
  const held = new Set(book.modalities.slice(0, index + 1).flatMap((each) => each.adds));
  const guarantees = book.guarantees.flatMap(({ id }, position) => (held.has(id) ? [position] : []));
  const level = defined(levelNamed(book.line, row.modality), 'level of that modality');
  return {
    id: row.id,
    name: row.modality,
    level,
    /** Positions among the guarantees of the book, and those of them that the modality before it has not. */
    guarantees,
    added: index === 0 ? [] : row.adds.map((id) => book.guarantees.findIndex((each) => each.id === id)),
    excessCents: row.excess !== null ? fromEuros(row.excess.euros) : hasExcess(book.line, level) ? 0 : null,
    /** Position of the guarantee that bears the excess, and its factor in ten-thousandths; -1 and one without any. */
    excessGuarantee: book.guarantees.findIndex(({ id }) => id === row.excess?.guarantee),
    excessUnits: unitsOf(row.excess?.factor ?? 1),
    accidentCapitalCents: fromEuros(row.accidentCapitalEuros ?? 0),
    exclusions: row.notOfferedWhen.map((when) => ({
      reason: exclusionReason(when),
      applies: everyCondition(when, slots),
    })),
    /** Returns the guarantees in the words for the customer, without those whose place in `guarantees` has its bit set. */
    coverWithout: coverLists(guarantees.map((position) => includedIn(book, row, position))),
  };
}

/** Makes each list of a modality once, at most 31 guarantees: the storage keeps a list that it knows without reading it again. */
function coverLists(guarantees: readonly (readonly GuaranteeIncluded[])[]) {
  const lists = new Map<number, readonly GuaranteeIncluded[]>();
  return (omitted: number): readonly GuaranteeIncluded[] => {
    const made = lists.get(omitted) ?? guarantees.filter((_, at) => (omitted & (1 << at)) === 0).flat();
    lists.set(omitted, made);
    return made;
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
