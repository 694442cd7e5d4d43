import { judgeBody, type Refusal } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import type { RevisionResult } from './answers/revision-result';
import type { OfferLookup } from './ports/offer-lookup';
import { StorageUnavailable } from './ports/quote-recorder';
import { NOT_READ_SECONDS, refused } from './refusals';
import type { RequestContext, RequestQuote } from './request-terms';
import { changedBody, readChanges } from './revisions/changed-body';
import { revisionOf } from './revisions/price-differences';

export type RevisionAnswer =
  /** `isRepeated` as in `QuoteAnswer`. */
  { readonly result: RevisionResult; readonly isRepeated?: true } | { readonly refusal: Refusal };

/**
 * Quotes the body of a quotation anew with some fields changed, and says what that changes in the prices. The quotation and its
 * offers stay as they are. Refused where the customer has chosen an offer, or has typed part of the body on a page of ours.
 *
 * @param handle as for `ConsultQuote`
 * @param sent any JSON value: `cambios`, as `readChanges` reads it
 */
export type ReviseQuote = (handle: string, sent: unknown, context: RequestContext) => Promise<RevisionAnswer>;

export interface RevisionPorts {
  readonly offers: Pick<OfferLookup, 'quotationOf' | 'isChosen'>;
  readonly requestQuote: RequestQuote;
  readonly clock: Pick<Clock, 'today'>;
}

export function reviseQuoteWith({ offers, requestQuote, clock }: RevisionPorts): ReviseQuote {
  const found = async (handle: string) => {
    const quotation = await offers.quotationOf(handle);
    return quotation && { ...quotation, isChosen: await offers.isChosen(quotation.series) };
  };
  return async (handle, sent, context) => {
    const changes = readChanges(sent);
    if (isRefusal(changes)) return { refusal: changes };
    const before = await found(handle).catch(notRead);
    if (before === undefined) return { refusal: { problem: 'cotizacion_no_encontrada', faults: [] } };
    if ('refusal' in before) return before;
    const { body: kept, result, series, isOfDraft, isChosen } = before;
    if (isOfDraft) return { refusal: { problem: 'revision_del_cliente', faults: [] } };
    if (isChosen) return { refusal: { problem: 'oferta_ya_elegida', faults: [] } };
    const body = changedBody(kept, changes);
    if (isRefusal(body)) return { refusal: body };
    const answer = await requestQuote(judgeBody(body, clock.today()), { ...context, series });
    return 'refusal' in answer
      ? answer
      : { ...answer, result: { ...answer.result, revision: revisionOf(result, answer.result) } };
  };
}

const isRefusal = (answer: object): answer is Refusal => 'problem' in answer && 'faults' in answer;

function notRead(error: unknown): { readonly refusal: Refusal } {
  if (!(error instanceof StorageUnavailable)) throw error;
  return refused('servicio_no_disponible', NOT_READ_SECONDS);
}
