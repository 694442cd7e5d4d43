import { roundToCent, share, type Cents } from '@cotiza/kernel';
import type { LineModel, RatedRisk } from '../lines/line-model';
import { totalOf } from '../statutory/statutory-lines';
import type { CompiledBook, CompiledGuarantee, CompiledModality, Facts } from './compiled-book';
import type { DeclineReason, RatedGuarantee, RatedOffer, Rating } from './rating';

const PER_MILLE = 1_000;

const OUT_OF_VALIDITY: DeclineReason = {
  code: 'no-tariff-in-force',
  message: 'No tiene tarifa en vigor para la fecha de efecto solicitada.',
};

/**
 * Rates every modality of a book for a risk. Deterministic: the factors of a guarantee are multiplied in the order of the
 * book, starting from its base, and the product is rounded to the cent once, half up.
 *
 * @throws RangeError when the risk holds a value outside its enumeration
 */
export function rate<R extends RatedRisk>(book: CompiledBook<R>, risk: R): Rating {
  if (!isInForce(book, risk)) return { kind: 'declined', reasons: [OUT_OF_VALIDITY] };
  const facts = book.readFacts(risk);
  const reasons = reasonsToDecline(book, risk, facts);
  if (reasons.length > 0) return { kind: 'declined', reasons };
  const multipliers = book.factors.map((factor) => factor.evaluate(facts));
  const premiums = book.guarantees.map((guarantee) => premiumOf(guarantee, multipliers));
  const offers: RatedOffer[] = [];
  for (const modality of book.modalities) {
    if (isOffered(book.model, modality, risk, facts)) offers.push(offerOf(book, modality, premiums, risk));
  }
  return { kind: 'rated', offers };
}

function isInForce<R extends RatedRisk>(book: CompiledBook<R>, risk: R): boolean {
  return book.validFrom <= risk.effectiveDate && (book.validTo === null || risk.effectiveDate <= book.validTo);
}

/** What the line refuses comes alone: to whom nobody may insure, the taste of one insurer says nothing more. */
function reasonsToDecline<R extends RatedRisk>(book: CompiledBook<R>, risk: R, facts: Facts): readonly DeclineReason[] {
  const refused = book.model.declines.filter((decline) => decline.applies(risk));
  if (refused.length > 0) return refused.map(({ code, message }) => ({ code, message: message(risk) }));
  return book.declines.filter((decline) => decline.applies(facts)).map((decline) => decline.reason);
}

/** Whether both the line and the insurer offer a modality for a risk. */
function isOffered<R extends RatedRisk>(
  model: LineModel<R>,
  modality: CompiledModality,
  risk: R,
  facts: Facts,
): boolean {
  return model.allows(modality.name, risk) && !modality.isExcluded(facts);
}

/** A guarantee priced once for every modality that has it. */
interface Premium {
  readonly guarantee: CompiledGuarantee;
  /** Net premium in cents, not yet rounded: an excess may still reduce it. */
  readonly amount: number;
  /** The same without excess, rounded. */
  readonly rated: RatedGuarantee;
  readonly compulsoryCents: Cents;
}

function premiumOf(guarantee: CompiledGuarantee, multipliers: readonly number[]): Premium {
  let amount = guarantee.baseCents;
  for (const position of guarantee.factors) amount *= multipliers[position]!;
  return roundedPremium(guarantee, amount);
}

function roundedPremium(guarantee: CompiledGuarantee, amount: number): Premium {
  const netCents = roundToCent(amount);
  const { id, name, cover, compulsoryPerMille } = guarantee;
  const compulsoryCents = compulsoryPerMille === 0 ? 0 : share(netCents, compulsoryPerMille, PER_MILLE);
  return { guarantee, amount, rated: { id, name, cover, netCents }, compulsoryCents };
}

function offerOf<R extends RatedRisk>(
  book: CompiledBook<R>,
  modality: CompiledModality,
  premiums: readonly Premium[],
  risk: R,
): RatedOffer {
  const guarantees: RatedGuarantee[] = [];
  let netCents = 0;
  let compulsoryCents = 0;
  let lossOfUse = false;
  let omitted = 0;
  for (let at = 0; at < modality.guarantees.length; at++) {
    const position = modality.guarantees[at]!;
    const whole = premiums[position]!;
    const part =
      position === modality.excessGuarantee
        ? roundedPremium(whole.guarantee, whole.amount * modality.excessFactor)
        : whole;
    // Nothing insured, nothing priced, nothing promised: the contents of a dwelling insured for 0.
    if (part.rated.netCents === 0) {
      omitted |= 1 << at;
      continue;
    }
    guarantees.push(part.rated);
    netCents += part.rated.netCents;
    compulsoryCents += part.compulsoryCents;
    lossOfUse ||= part.guarantee.lossOfUse;
  }
  const { accidentCapitalCents } = modality;
  const statutory = book.model.statutoryLines(risk, { netCents, compulsoryCents, accidentCapitalCents, lossOfUse });
  return {
    modalityId: modality.id,
    product: book.product,
    modality: modality.name,
    excessCents: modality.excessCents,
    guarantees,
    cover: modality.coverWithout(omitted),
    netCents,
    statutory,
    totalCents: totalOf(netCents, statutory),
  };
}
