import { PAYMENTS, type ConsorcioLine, type Instalments, type LawName, type PriceMover } from '@cotiza/insurers-port';
import { share, type Cents, fromEuros } from '@cotiza/kernel';
import type { RatedRisk, StatutoryBase } from '../lines/line-model';
import { inPayments, totalOf, type StatutoryLines, linesOfPremium } from '../statutory-lines';
import type { CompiledBook, CompiledModality, CompiledGuarantee } from './compile-book';
import type { Facts } from './compile-factor';
import { FACTOR_UNIT, roundedProduct } from './exact-product';
import type { DeclineReason, RatedGuarantee, RatedOffer, Rating, Withheld } from './rating';

/** Facts that are named each way. */
const MOST_NAMED = 3;
/** A smaller change is not worth naming. */
const LEAST_CENTS = 1_00;

/**
 * Returns the facts that raise the price of each offer of a risk most, and those that lower it most, the largest first: its price less
 * the price if all factors that read a fact were one, statutory lines included. Factors multiply, so changes do not add up.
 */
function priceMovers<R extends RatedRisk>(
  book: CompiledBook<R>,
  priced: PricedRisk,
  risk: R,
): (modality: CompiledModality, base: StatutoryBase) => readonly PriceMover[] {
  const without = book.reachOf.map(({ factors, guarantees }) => {
    if (factors.every((at) => priced.units[at] === FACTOR_UNIT)) return undefined;
    const units = [...priced.units];
    for (const at of factors) units[at] = FACTOR_UNIT;
    return repriced(book, priced, units, guarantees);
  });
  const linesOf = linesOfPremium(risk);
  const priceOf = ({ netCents, compulsoryCents }: StatutoryBase) => netCents + linesOf(netCents, compulsoryCents);
  return (modality, base) => {
    const price = priceOf(base);
    const changes = without.map((other) => {
      const changed = other && baseOf(book, modality, other);
      return changed ? price - priceOf(changed) : 0;
    });
    return [...strongest(1, changes, book.facts), ...strongest(-1, changes, book.facts)];
  };
}

/** Returns the largest changes of one sign, the largest first. */
function strongest(sign: 1 | -1, changes: readonly number[], facts: readonly string[]): PriceMover[] {
  const movers: PriceMover[] = [];
  for (let at = 0; at < facts.length; at++) {
    const cents = changes[at]!;
    if (sign * cents < LEAST_CENTS) continue;
    let place = movers.length;
    while (place > 0 && sign * movers[place - 1]!.cents < sign * cents) place--;
    if (place === MOST_NAMED) continue;
    movers.splice(place, 0, { fact: facts[at]!, cents });
    if (movers.length > MOST_NAMED) movers.pop();
  }
  return movers;
}

const OUT_OF_VALIDITY: DeclineReason = {
  code: 'no-tariff-in-force',
  message: 'No tiene tarifa en vigor para la fecha de efecto solicitada.',
};

/** The answer of an insurer without a book for a day. */
export const NO_TARIFF = { kind: 'declined', version: null, reasons: [OUT_OF_VALIDITY] } as const satisfies Rating;

/**
 * Rates every modality of a book for a risk. Deterministic: the base of a guarantee times its factors, which are decimals, is
 * rounded to the cent once, half up, and exactly.
 *
 * @param explains true where offers name what moves their prices
 * @throws RangeError when the risk holds a value outside its enumeration
 */
export function rate<R extends RatedRisk>(book: CompiledBook<R>, risk: R, explains = false): Rating {
  if (!isInForce(book, risk)) return NO_TARIFF;
  const { version } = book;
  const facts = book.readFacts(risk);
  const reasons = reasonsToDecline(book, risk, facts);
  if (reasons.length > 0) return { kind: 'declined', version, reasons };
  const priced = pricedRisk(book, facts);
  const moversOf = explains ? priceMovers(book, priced, risk) : undefined;
  const offers: RatedOffer[] = [];
  const withheld: Withheld[] = [];
  for (const modality of book.modalities) {
    if (!book.model.allows(modality.name, risk) || addsNothing(modality, priced)) continue;
    const excluded = modality.exclusions.filter(({ applies }) => applies(facts)).map(({ reason }) => reason);
    if (excluded.length > 0) {
      withheld.push({ level: modality.level, reasons: excluded });
      continue;
    }
    const offer = offerOf(book, modality, priced, risk, moversOf);
    if (offer) offers.push(offer);
  }
  return { kind: 'rated', version, offers, withheld };
}

function isInForce<R extends RatedRisk>(book: CompiledBook<R>, risk: R): boolean {
  return book.validFrom <= risk.effectiveDate && (book.validTo === null || risk.effectiveDate <= book.validTo);
}

/** Why the law or the line keeps every insurer from this risk; where neither does, why this insurer declines it. */
function reasonsToDecline<R extends RatedRisk>(book: CompiledBook<R>, risk: R, facts: Facts): readonly DeclineReason[] {
  const refused = book.model.declines.filter((decline) => decline.applies(risk));
  if (refused.length > 0) return refused.map(({ code, message }) => ({ code, message: message(risk) }));
  return book.declines.filter((decline) => decline.applies(facts)).map((decline) => decline.reason);
}

/** Returns true when all added guarantees have no premium, such as contents insured for 0: the modality adds no cover. */
function addsNothing({ added }: CompiledModality, { nets }: PricedRisk): boolean {
  return added.length > 0 && added.every((position) => nets[position] === 0);
}

function offerOf<R extends RatedRisk>(
  book: CompiledBook<R>,
  modality: CompiledModality,
  priced: PricedRisk,
  risk: R,
  moversOf: ReturnType<typeof priceMovers> | undefined,
): RatedOffer | undefined {
  const base = baseOf(book, modality, priced);
  if (!base) return undefined;
  const guarantees: RatedGuarantee[] = [];
  let omitted = 0;
  for (let at = 0; at < modality.guarantees.length; at++) {
    const position = modality.guarantees[at]!;
    const netCents = netIn(book, modality, priced, position);
    // Nothing insured, nothing priced, nothing promised: the contents of a dwelling insured for 0.
    if (netCents === 0) omitted |= 1 << at;
    else guarantees.push({ id: book.guarantees[position]!.id, netCents });
  }
  const statutory = book.model.statutoryLines(risk, base);
  return {
    modalityId: modality.id,
    product: book.product,
    modality: modality.name,
    level: modality.level,
    excessCents: modality.excessCents,
    guarantees,
    cover: modality.coverWithout(omitted),
    netCents: base.netCents,
    statutory,
    consorcioLines: consorcioLines(book.model.extraordinaryRisks?.(risk, base), statutory),
    consorcioDoubt: book.model.consorcioDoubt?.(risk),
    totalCents: totalOf(base.netCents, statutory),
    instalments: inParts(book, risk, base.netCents, statutory),
    movedBy: moversOf?.(modality, base),
  };
}

const consorcioLines = (
  extraordinary: LawName | undefined,
  { CCS_RE, CCS_ACC, CCS_SOA }: StatutoryLines,
): ConsorcioLine[] => {
  const lines: ConsorcioLine[] = [
    ...(extraordinary ? [{ series: extraordinary, cents: CCS_RE }] : []),
    { series: 'ccs_accidents', cents: CCS_ACC },
    { series: 'ccs_fund', cents: CCS_SOA },
  ];
  return lines.filter(({ cents }) => cents > 0);
};

/** Prices the other ways to pay: the surcharge is part of the net premium for the tax and the liquidation surcharge, not for the Consorcio. */
function inParts<R extends RatedRisk>(
  { instalments }: CompiledBook<R>,
  risk: R,
  atOnceCents: Cents,
  atOnce: StatutoryLines,
): readonly Instalments[] {
  return instalments.map(({ period, units }) => {
    const payments = PAYMENTS[period];
    const netCents = share(atOnceCents, units, FACTOR_UNIT);
    const annualTotalCents = totalOf(netCents, inPayments(atOnce, netCents, risk, payments));
    return { period, priceCents: share(annualTotalCents, 1, payments), annualTotalCents };
  });
}

const PER_MILLE = 1_000;

/** Figures of one risk that the modalities of a book share. */
interface PricedRisk {
  readonly facts: Facts;
  /** Every factor of the book, in ten-thousandths. */
  readonly units: readonly number[];
  /** Net premium of each guarantee of the book without an excess. */
  readonly nets: readonly Cents[];
}

function pricedRisk<R extends RatedRisk>(book: CompiledBook<R>, facts: Facts): PricedRisk {
  const units = book.unitsOf(facts);
  return { facts, units, nets: book.guarantees.map((guarantee) => netOf(guarantee, units, facts, FACTOR_UNIT, 0)) };
}

/** Returns a priced risk with other factors, which change the premiums of some guarantees alone. */
function repriced<R extends RatedRisk>(
  book: CompiledBook<R>,
  { facts, nets }: PricedRisk,
  units: readonly number[],
  changed: readonly number[],
): PricedRisk {
  const other = [...nets];
  for (const position of changed) other[position] = netOf(book.guarantees[position]!, units, facts, FACTOR_UNIT, 0);
  return { facts, units, nets: other };
}

function netOf(
  guarantee: CompiledGuarantee,
  units: readonly number[],
  facts: Facts,
  excessUnits: number,
  excessCents: Cents,
): Cents {
  const product = isSold(guarantee, facts)
    ? roundedProduct(guarantee.baseCents, units, guarantee.factors, excessUnits)
    : 0;
  return guarantee.cap === null ? product : Math.min(product, mostOf(guarantee.cap, facts, excessCents));
}

/** Returns true when the sum insured reaches the least sum of a guarantee. */
export function isSold({ from }: CompiledGuarantee, facts: Facts): boolean {
  return from === null || facts[from.slot]! >= from.euros;
}

/** The most that a capped guarantee costs: a share of the value less the excess, in whole cents. */
export function mostOf(cap: NonNullable<CompiledGuarantee['cap']>, facts: Facts, excessCents: Cents): Cents {
  const payable = Math.max(0, fromEuros(facts[cap.slot]!) - excessCents);
  return Math.floor((payable * cap.perMille) / PER_MILLE);
}

/** Returns the net premium of a guarantee in a modality. */
function netIn<R extends RatedRisk>(
  book: CompiledBook<R>,
  { excessGuarantee, excessUnits, excessCents }: CompiledModality,
  { facts, units, nets }: PricedRisk,
  position: number,
): Cents {
  if (position !== excessGuarantee) return nets[position]!;
  return netOf(book.guarantees[position]!, units, facts, excessUnits, excessCents ?? 0);
}

/** Returns what the statutory lines of a modality are computed from; undefined where the excess leaves nothing to sell. */
function baseOf<R extends RatedRisk>(
  book: CompiledBook<R>,
  modality: CompiledModality,
  priced: PricedRisk,
): StatutoryBase | undefined {
  let netCents = 0;
  let compulsoryCents = 0;
  let lossOfUse = false;
  for (const position of modality.guarantees) {
    const { compulsoryPerMille, lossOfUse: paysLossOfUse } = book.guarantees[position]!;
    const cents = netIn(book, modality, priced, position);
    if (position === modality.excessGuarantee && cents === 0) return undefined;
    netCents += cents;
    if (compulsoryPerMille !== 0) compulsoryCents += share(cents, compulsoryPerMille, PER_MILLE);
    lossOfUse ||= paysLossOfUse && cents !== 0;
  }
  return { netCents, compulsoryCents, accidentCapitalCents: modality.accidentCapitalCents, lossOfUse };
}
