import type { JudgedEstimateBody, Refusal } from '@cotiza/contract';
import type { EstimateRequest } from '@cotiza/insurers-port';
import type { Span } from '@cotiza/kernel';
import { validateEstimate } from './validate-request';
import type { EstimateResult } from './answers/estimate-result';
import { askAll } from './ask/ask-all';
import { withinSpan } from './within-span';
import { gatherEstimate, openQuestions } from './gather/gather-estimate';
import { NOBODY_ANSWERED_SECONDS, refused, refuseFaults } from './refusals';
import type { QuotingPorts, QuotingSettings } from './request-quote.use-case';
import type { RequestContext } from './request-terms';
import { referenced } from './resolve/fault-collector';

/** The ports of a quotation that an estimate needs: none that keeps, writes or remembers. */
export type EstimatePorts = Pick<
  QuotingPorts,
  'clock' | 'channelSwitch' | 'referenceData' | 'plateRegistry' | 'insurerPanel' | 'newReference' | 'observer' | 'law'
>;

export type EstimateContext = Pick<RequestContext, 'requestId' | 'onInsurerAnswered' | 'span'>;

type TracedContext = EstimateContext & { readonly span: Span };

export type EstimateAnswer = { readonly result: EstimateResult } | { readonly refusal: Refusal };

export type RequestEstimate = (body: JudgedEstimateBody, context: EstimateContext) => Promise<EstimateAnswer>;

/**
 * Estimates: the steps of a quotation with only the data that move a price, and without a name. Nothing is kept or sent, so it may
 * be repeated at will.
 */
export function requestEstimateWith(ports: EstimatePorts, settings: QuotingSettings): RequestEstimate {
  const { clock, channelSwitch, insurerPanel, newReference, observer } = ports;
  const { distributor } = settings;
  return withinSpan('estimate', async (body: JudgedEstimateBody, context: TracedContext): Promise<EstimateAnswer> => {
    const { requestId, onInsurerAnswered: onAnswered, span } = context;
    const closed = channelSwitch.closed();
    if (closed) return refused('canal_desactivado', closed.retryAfterSeconds);
    const startedAt = clock.now();
    const { faults, request: admitted, warnings } = await validateEstimate(body, ports);
    if (!admitted) return { refusal: refuseFaults(faults) };
    const request = referenced<EstimateRequest>(admitted, newReference());
    const { line } = request;
    const timeLeftMs = settings.quoteDeadlineMs - (clock.now() - startedAt);
    const deadlineMs = Math.min(settings.insurerDeadlineMs, timeLeftMs);
    const insurers = insurerPanel.insurersOf(line, request.reference);
    const able = insurers.filter((insurer) => insurer.estimate);
    const asking = { deadlineMs, clock, observer, onAnswered, span };
    const answers = await askAll(able, { way: 'estimate', request }, asking);
    if (answers.length > 0 && answers.every(({ outcome }) => outcome.kind === 'unavailable')) {
      return refused('consulta_no_disponible', NOBODY_ANSWERED_SECONDS);
    }
    const result = gatherEstimate(line, answers, {
      distributor,
      law: ports.law,
      at: startedAt,
      requestId,
      warnings: warnings(),
      onlyQuote: insurers.filter((insurer) => !insurer.estimate).map(({ manifest }) => manifest.name),
      openQuestions: openQuestions(line, body),
    });
    observer?.estimated(line, result.estado);
    return { result };
  });
}
