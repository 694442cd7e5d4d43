import type { GuaranteeCode, LevelCode } from '@cotiza/contract';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import type { LawName } from './law/law';
import type { Questions } from './questions';

/** The period of payment. */
export type Period = 'anual' | 'semestral' | 'trimestral' | 'mensual';

/** A way to pay: what is paid each period, and what a year costs so. */
export interface Instalments {
  readonly period: Period;
  readonly priceCents: Cents;
  readonly annualTotalCents: Cents;
}

/** A guarantee of an offer, in words a customer understands. */
export interface GuaranteeIncluded {
  readonly name: string;
  /** Its cover, one sentence. */
  readonly cover: string;
  /** Its code among the guarantees of the line; absent where the line knows none like it. */
  readonly code?: GuaranteeCode;
  /** The most that it pays for a claim; absent where it has no limit of its own, such as a sum insured or the vehicle's value. */
  readonly limitCents?: Cents;
  /** The customer's part of each claim; absent: nothing. */
  readonly excessCents?: Cents;
  /** On what terms it pays: a sentence each. */
  readonly terms?: readonly string[];
}

/**
 * Whether a price binds the insurer. `estimate`: the price of a tariff, which no insurer has proposed. `to-be-checked`: the insurer
 * still checks something. `proposal`: the price binds it, for at least 15 days (Ley 50/1980, art. 6).
 */
export type Firmness = 'estimate' | 'to-be-checked' | 'proposal';

/** `least`: the surcharge is a minimum. `estimated`: it follows a value that is estimated. */
export type ConsorcioDoubt = 'least' | 'estimated';

/** A surcharge of the Consorcio, and the series of the law that it comes from. */
export interface ConsorcioLine {
  readonly series: LawName;
  readonly cents: Cents;
}

/** A fact of the risk that moves a price. */
export interface PriceMover {
  /** Spanish noun phrase without the value: `edad de quien conduce`. */
  readonly fact: string;
  /** Change of the annual price by it, statutory lines included, against the tariff without it; negative where it lowers the price. */
  readonly cents: Cents;
}

/** The parts of an annual total, which they add up to. */
export interface Breakdown {
  /** The insurer's part: every guarantee, after bonus and discounts. */
  readonly netCents: Cents;
  /** Surcharges of the Consorcio. */
  readonly consorcioCents: Cents;
  /** What `consorcioCents` adds up from; absent where the insurer gives the sum alone. */
  readonly consorcioLines?: readonly ConsorcioLine[];
  /** Why they may be others, which the customer reads. Absent: they are exact. */
  readonly consorcioDoubt?: ConsorcioDoubt;
  /** Surcharge for the liquidation of insurers. */
  readonly liquidationCents: Cents;
  /** Insurance premium tax. */
  readonly taxCents: Cents;
}

/** A priced proposal. Amounts are integer euro cents with every tax and surcharge in. */
export interface Offer {
  readonly product: string | null;
  readonly modality: string | null;
  /** The level of the line that the modality has; null where it has none. */
  readonly level: LevelCode | null;
  /** The customer's payment each `period`. */
  readonly priceCents: Cents;
  readonly currency: 'EUR';
  readonly period: Period | null;
  /** The price of a year, where the insurer gives it. */
  readonly annualTotalCents: Cents | null;
  /** The customer's part of a claim of their own: 0 where nothing, null where the cover has no such notion (liability). */
  readonly excessCents: Cents | null;
  readonly firmness: Firmness;
  /** The last day on which the price holds, by the calendar of Spain; null where the insurer does not say. */
  readonly validUntil: CalendarDay | null;
  /** The insurer's number of its proposal, by which it is taken up; absent where it gives none. */
  readonly proposalNumber?: string;
  /** The parts of the annual total; null where the insurer does not give them. */
  readonly breakdown: Breakdown | null;
  readonly guarantees: readonly GuaranteeIncluded[];
  /** The other ways to pay for the same cover, with their surcharge; absent: none. */
  readonly instalments?: readonly Instalments[];
  /** The value of the vehicle that the price is calculated on; absent where the insurer does not say. */
  readonly vehicleValueCents?: Cents;
  /** The facts that raise the price most, and those that lower it most; absent where the insurer does not say. */
  readonly movedBy?: readonly PriceMover[];
}

/** Why an insurer does not want a risk. A decline is an answer, not a failure. */
export interface DeclineReason {
  /** Stable code in kebab-case, such as `driver-too-young`. */
  readonly code: string;
  /** Spanish, for the customer. */
  readonly message: string;
}

/** Why an insurer gave no answer that can be used. `limit`: it was not asked, because the limit of questions with a bill is reached. */
export type UnavailableCause = 'deadline' | 'failure' | 'invalid-answer' | 'limit';

/** The tariff that made an answer. */
export interface Applied {
  /** Version of the tariff, such as `2026.2`, by which the answer can be explained later; absent where the insurer does not say. */
  readonly tariff?: string;
  /** Version of the statutory series; absent where the insurer does not say. */
  readonly law?: string;
}

export interface Offers extends Applied {
  readonly kind: 'offers';
  /** At least one. */
  readonly offers: readonly Offer[];
  /** Modalities that the insurer has and does not offer for this risk; absent where it does not say. */
  readonly withheld?: readonly Withheld[];
}

/** A modality of a level that is not offered, and why. */
export interface Withheld {
  readonly level: LevelCode;
  readonly reasons: readonly DeclineReason[];
}
export interface Declined extends Applied {
  readonly kind: 'declined';
  /** At least one. */
  readonly reasons: readonly DeclineReason[];
}
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly cause: UnavailableCause;
  /** For the operator. Nothing of the request may be in it: it is logged. */
  readonly detail: string;
}

/** Everything an insurer can answer. Whatever is not certainly an offer, a decline or a question is `unavailable`. */
export type InsurerOutcome = Offers | Declined | Questions | Unavailable;

/** An insurance company that an aggregator asks. */
export interface Company {
  /** Kebab-case, of letters. Its insurer in a quotation has the aggregator's id before it: `lonja-mirador`. */
  readonly id: string;
  /** Commercial name: `aseguradora` of its offers. */
  readonly name: string;
}

export interface CompanyAnswer {
  readonly company: Company;
  readonly outcome: InsurerOutcome;
}

/** The answer of an aggregator: that of each company that it asked, offers, declines and failures together. */
export interface CompanyAnswers {
  readonly kind: 'companies';
  /** At least one, each of another company. */
  readonly answers: readonly CompanyAnswer[];
}

/** Everything a connector can answer: for one insurer, or for the companies of an aggregator. */
export type ConnectorOutcome = InsurerOutcome | CompanyAnswers;

/** Returns an outcome with that of each company changed, or with itself changed where there is only one. */
export function eachOutcome(
  outcome: ConnectorOutcome,
  change: (outcome: InsurerOutcome) => InsurerOutcome,
): ConnectorOutcome {
  if (outcome.kind !== 'companies') return change(outcome);
  const answers = outcome.answers.map((answer) => ({ ...answer, outcome: change(answer.outcome) }));
  return { ...outcome, answers };
}
