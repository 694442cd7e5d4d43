import type { JudgedEstimateBody, Refusal } from '@cotiza/contract';
import type { InsurerConnector } from '@cotiza/insurers-port';
import type { Span } from '@cotiza/kernel';
import type { EstimateResult } from './answers/estimate-result';
import { askAll } from './ask/ask-all';
import { withinSpan } from './within-span';
import { admitEstimate } from './few-facts/admit-estimate';
import { pricedCases } from './few-facts/price-cases';
import { gatherFewFacts } from './few-facts/gather-few-facts';
import { gatherEstimate, openQuestions, type EstimateSettings } from './gather/gather-estimate';
import { NOBODY_ANSWERED_SECONDS, refused, refuseFaults } from './refusals';
import type { QuotingPorts, QuotingSettings } from './request-quote.use-case';
import type { RequestContext } from './request-terms';

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
 * be repeated at will. With few facts it prices a middle case and its variations, by the insurers that price in this process.
 */
export function requestEstimateWith(ports: EstimatePorts, settings: QuotingSettings): RequestEstimate {
  const { clock, channelSwitch, observer } = ports;
  const { distributor } = settings;
  return withinSpan('estimate', async (body: JudgedEstimateBody, context: TracedContext): Promise<EstimateAnswer> => {
    const { requestId, onInsurerAnswered: onAnswered, span } = context;
    const closed = channelSwitch.closed();
    if (closed) return refused('canal_desactivado', closed.retryAfterSeconds);
    const startedAt = clock.now();
    const admitted = await admitEstimate(body, ports);
    if ('faults' in admitted) return { refusal: refuseFaults(admitted.faults) };
    const { line, request, warnings, insurers, asked, few } = admitted;
    const timeLeftMs = settings.quoteDeadlineMs - (clock.now() - startedAt);
    const deadlineMs = Math.min(settings.insurerDeadlineMs, timeLeftMs);
    const asking = { deadlineMs, clock, observer, onAnswered, span };
    const answers = await askAll(asked, { way: 'estimate', request }, asking);
    if (answers.length > 0 && answers.every(({ outcome }) => outcome.kind === 'unavailable')) {
      return refused('consulta_no_disponible', NOBODY_ANSWERED_SECONDS);
    }
    const namesOf = (some: readonly InsurerConnector[]) => some.map(({ manifest }) => manifest.name);
    const gathered: EstimateSettings = {
      distributor,
      law: ports.law,
      at: startedAt,
      requestId,
      warnings: warnings(),
      onlyQuote: namesOf(insurers.filter((insurer) => !insurer.estimate)),
      openQuestions: openQuestions(line, body),
    };
    const result = few
      ? gatherFewFacts(line, answers, {
          ...gathered,
          unsaid: few.unsaid,
          cases: await pricedCases(few.cases, asked, { deadlineMs, clock }),
          notAsked: namesOf(insurers.filter((insurer) => insurer.estimate && !asked.includes(insurer))),
        })
      : gatherEstimate(line, answers, gathered);
    observer?.estimated(line, result.estado);
    return { result };
  });
}
