import { judgeBody, LINES, valueAt, type Refusal } from '@cotiza/contract';
import type { Clock, Fields } from '@cotiza/kernel';
import type { RevisionResult } from './answers/revision-result';
import type { KeptQuotation, OfferLookup } from './ports/offer-lookup';
import { refuseNotRead } from './refusals';
import type { RequestContext, RequestQuote } from './request-terms';
import { changedBody, readChanges, type Changes } from './revisions/changed-body';
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

/** The revision of a quotation on the customer's own page. Each method rejects with StorageUnavailable. */
export interface OwnRevision {
  /** Returns the fields of `LineFacts.ownFacts` by path; undefined for an unknown quotation, and once an offer of its series is chosen. */
  facts(reference: string): Promise<Fields | undefined>;
  /**
   * Quotes as `ReviseQuote` does, also what the customer typed on a page, with the consent to that.
   *
   * @param changes of fields of `LineFacts.ownFacts`
   */
  revise(reference: string, changes: Changes, context: RequestContext): Promise<RevisionAnswer>;
}

export interface RevisionPorts {
  readonly offers: Pick<OfferLookup, 'quotationOf' | 'isChosen'>;
  readonly requestQuote: RequestQuote;
  readonly clock: Pick<Clock, 'today'>;
}

export function reviseQuoteWith(ports: RevisionPorts): ReviseQuote {
  return async (handle, sent, context) => {
    const read = readChanges(sent);
    if (read.refusal) return read;
    const changes = read.value;
    const before = await found(ports, handle).catch(refuseNotRead);
    if (before && 'refusal' in before) return before;
    if (before?.consent) return { refusal: { problem: 'revision_del_cliente', faults: [] } };
    return quotedAnew(ports, before, changes, context);
  };
}

export function ownRevisionWith(
  ports: RevisionPorts & { readonly offers: Pick<OfferLookup, 'handleOf'> },
): OwnRevision {
  const quotation = (reference: string) => found(ports, ports.offers.handleOf(reference));
  return {
    facts: async (reference) => {
      const { body, isChosen } = (await quotation(reference)) ?? { isChosen: true };
      if (!body || isChosen) return undefined;
      return Object.fromEntries(LINES[body.insurance_line].ownFacts.map((path) => [path, valueAt(body, path)]));
    },
    revise: async (reference, changes, context) => quotedAnew(ports, await quotation(reference), changes, context),
  };
}

type Found = KeptQuotation & { readonly isChosen: boolean };

async function found({ offers }: RevisionPorts, handle: string): Promise<Found | undefined> {
  const quotation = await offers.quotationOf(handle);
  return quotation && { ...quotation, isChosen: await offers.isChosen(quotation.series) };
}

async function quotedAnew(
  { requestQuote, clock }: RevisionPorts,
  before: Found | undefined,
  changes: Changes,
  context: RequestContext,
): Promise<RevisionAnswer> {
  if (before === undefined) return { refusal: { problem: 'cotizacion_no_encontrada', faults: [] } };
  const { body: kept, result, series, consent, isChosen } = before;
  if (isChosen) return { refusal: { problem: 'oferta_ya_elegida', faults: [] } };
  const body = changedBody(kept, changes);
  if (isRefusal(body)) return { refusal: body };
  const revises = { reference: result.referencia, series, consent };
  const answer = await requestQuote(judgeBody(body, clock.today()), { ...context, revises });
  return 'refusal' in answer
    ? answer
    : { ...answer, result: { ...answer.result, revision: revisionOf(result, answer.result) } };
}

const isRefusal = (answer: object): answer is Refusal => 'problem' in answer && 'faults' in answer;
