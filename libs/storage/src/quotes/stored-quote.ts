import type { GuaranteeIncluded, InsurerRequest } from '@cotiza/insurers-port';
import type { QuoteBody } from '@cotiza/contract';
import {
  insuredObjectOf,
  type InsuredObject,
  type InsurerAnswer,
  type QuoteResult,
  type RecordedQuote,
} from '@cotiza/quoting';
import { offerOf, rowOf, type OfferRow } from './offer-rows';

/** How one insurer answered. Its offers are in the result. */
export type StoredAnswer =
  | { readonly insurer: string; readonly kind: 'offers'; readonly offers: number }
  | { readonly insurer: string; readonly kind: 'declined'; readonly reasons: readonly unknown[] }
  | { readonly insurer: string; readonly kind: 'unavailable'; readonly cause: string; readonly detail: string };

/** What was found out about a request before insurers were asked: enough to explain its prices later. */
export interface StoredFacts {
  readonly holderTown: number;
  readonly riskTown?: number;
  readonly circulationTown?: number;
  readonly vehicle?: string;
  readonly registrationDate?: string;
  readonly previousMotorcycle?: string;
}

/** A quotation as it is kept, once deciphered. */
export interface StoredQuote {
  /** The body as it was received. */
  readonly body: QuoteBody;
  readonly facts: StoredFacts;
  /** Not there in quotations that were kept before it was. */
  readonly insured?: InsuredObject;
  readonly answers: readonly StoredAnswer[];
  readonly result: QuoteResult;
  /** What each offer covers, in the order of the offers. */
  readonly guarantees: readonly GuaranteesRef[];
}

/** The hash of a shared list, or a list of its own. */
export type GuaranteesRef = string | readonly GuaranteeIncluded[];

interface Written {
  readonly body: StoredQuote['body'];
  readonly facts: StoredFacts;
  readonly insured?: InsuredObject;
  readonly answers: readonly StoredAnswer[];
  readonly result: Omit<QuoteResult, 'ofertas'> & { readonly ofertas: readonly OfferRow[] };
  readonly guarantees: readonly GuaranteesRef[];
}

/** @param guarantees what each offer covers, in the order of the offers */
export function writeQuote({ request, answers, result }: RecordedQuote, guarantees: readonly GuaranteesRef[]): string {
  const written: Written = {
    body: request.body,
    facts: factsOf(request),
    insured: insuredObjectOf(request),
    answers: answers.map(storedAnswer),
    result: { ...result, ofertas: result.ofertas.map(rowOf) },
    guarantees,
  };
  return JSON.stringify(written);
}

export function readQuote(text: string): StoredQuote {
  const { result, ...rest } = JSON.parse(text) as Written;
  return { ...rest, result: { ...result, ofertas: result.ofertas.map(offerOf) } };
}

function storedAnswer({ insurer, outcome }: InsurerAnswer): StoredAnswer {
  switch (outcome.kind) {
    case 'offers':
      return { insurer: insurer.id, kind: 'offers', offers: outcome.offers.length };
    case 'declined':
      return { insurer: insurer.id, kind: 'declined', reasons: outcome.reasons };
    default:
      return { insurer: insurer.id, kind: 'unavailable', cause: outcome.cause, detail: outcome.detail };
  }
}

function factsOf(request: InsurerRequest): StoredFacts {
  const holderTown = request.holderTown.id;
  switch (request.line) {
    case 'Home':
      return { holderTown, riskTown: request.riskTown.id };
    case 'Car':
      return { holderTown, vehicle: request.vehicle.id, registrationDate: request.registrationDate };
    default:
      return {
        holderTown,
        circulationTown: request.circulationTown.id,
        vehicle: request.vehicle.id,
        registrationDate: request.registrationDate,
        previousMotorcycle: request.previousMotorcycle?.id,
      };
  }
}
