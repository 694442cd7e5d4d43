import type { LevelCode } from '@cotiza/contract';
import type { ConsorcioDoubt, ConsorcioLine, GuaranteeIncluded, Instalments, PriceMover } from '@cotiza/insurers-port';
import type { Cents } from '@cotiza/kernel';
import type { StatutoryLines } from '../statutory-lines';

/** A guarantee of an offer and its part of the net premium. */
export interface RatedGuarantee {
  readonly id: string;
  readonly netCents: Cents;
}

/** One modality priced. `totalCents` is `netCents` and every statutory line: what the customer pays for a year. */
export interface RatedOffer {
  /** Identifies the offer within the insurer's book: what `explain` takes. */
  readonly modalityId: string;
  readonly product: string;
  readonly modality: string;
  /** Level of the line that the modality corresponds to. */
  readonly level: LevelCode;
  /** Amount that the customer bears of a claim of their own: 0 without an excess, null without cover of own damage. */
  readonly excessCents: Cents | null;
  readonly guarantees: readonly RatedGuarantee[];
  /** The guarantees in the words for the customer. Offers that cover the same share one list. */
  readonly cover: readonly GuaranteeIncluded[];
  readonly netCents: Cents;
  readonly statutory: StatutoryLines;
  /** The surcharges of the Consorcio in `statutory` that are not zero, with their series of the law. */
  readonly consorcioLines: readonly ConsorcioLine[];
  /** Why `CCS_RE` may be another, and so the total; undefined where it is exact. */
  readonly consorcioDoubt: ConsorcioDoubt | undefined;
  readonly totalCents: Cents;
  /** The other ways to pay, with the surcharge and its taxes. */
  readonly instalments: readonly Instalments[];
  /** The facts that move its price most; undefined where the rating does not explain. */
  readonly movedBy: readonly PriceMover[] | undefined;
}

/** Why the insurer does not want a risk: a stable code and a Spanish sentence for the customer. */
export interface DeclineReason {
  readonly code: string;
  readonly message: string;
}

/** A modality that the insurer does not offer for a risk, and why. */
export interface Withheld {
  readonly level: LevelCode;
  readonly reasons: readonly DeclineReason[];
}

/**
 * An insurer's answer to a risk: at least one offer, from the least to the most cover, or at least one reason. `version` is that of
 * the book that said so.
 */
export type Rating =
  | {
      readonly kind: 'rated';
      readonly version: string;
      readonly offers: readonly RatedOffer[];
      readonly withheld?: readonly Withheld[];
    }
  /** `version` is null where no book was in force. */
  | { readonly kind: 'declined'; readonly version: string | null; readonly reasons: readonly DeclineReason[] };
