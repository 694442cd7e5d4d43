import type { Clock } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';
import { admitRequest, type AdmissionPorts } from './admit/admit-request';
import { refuseFaults } from './admit/refuse-faults';
import { askAll } from './ask/ask-all';
import { gatherResult } from './gather/gather-result';
import type { Distributor } from './gather/notice';
import type { InsurerPanel } from './ports/insurer-panel';
import type { QuoteRecorder } from './ports/quote-recorder';
import type { QuoteResult } from './quote-result';

export interface QuotingPorts extends AdmissionPorts {
  readonly clock: Clock;
  readonly insurerPanel: InsurerPanel;
  readonly quoteRecorder: QuoteRecorder;
  /** Gives each quotation its reference. */
  readonly newReference: () => string;
}

export interface QuotingSettings {
  /** Milliseconds an insurer has to answer. */
  readonly insurerDeadlineMs: number;
  /** Milliseconds the whole quotation has: no insurer is waited for beyond it. */
  readonly quoteDeadlineMs: number;
  readonly distributor: Distributor;
}

/** What surrounds one request, whatever the door. */
export interface RequestContext {
  /** Identifies the request in the answer and in the log. */
  readonly requestId: string;
  /** Told each time an insurer has answered, where the caller wants to follow. */
  readonly onInsurerAnswered?: (answered: number, asked: number) => void;
}

/** The answer of the use case: a result, or the refusal that the door translates. */
export type QuoteAnswer = { readonly result: QuoteResult } | { readonly refusal: Refusal };

export type RequestQuote = (body: unknown, context: RequestContext) => Promise<QuoteAnswer>;

/** Seconds after which to try again when no insurer answered: a breaker or a short outage has had time to pass. */
const RETRY_AFTER_SECONDS = 30;

/** The use case: admit the body, ask every insurer of its line at once, gather what they answer, and record it. */
export function requestQuoteWith(ports: QuotingPorts, settings: QuotingSettings): RequestQuote {
  const { clock, insurerPanel, quoteRecorder, newReference } = ports;
  const gathering = { distributor: settings.distributor, emailsCustomer: quoteRecorder.emailsCustomer };
  return async (body, { requestId, onInsurerAnswered }) => {
    const startedAt = clock.now();
    const { faults, complete } = await admitRequest(body, clock.today(), ports);
    if (faults) return { refusal: refuseFaults(faults) };
    const request = complete(newReference());
    const timeLeftMs = settings.quoteDeadlineMs - (clock.now() - startedAt);
    const deadlineMs = Math.min(settings.insurerDeadlineMs, timeLeftMs);
    const answers = await askAll(insurerPanel.insurersOf(request.line), request, deadlineMs, clock, onInsurerAnswered);
    if (answers.every(({ outcome }) => outcome.kind === 'unavailable')) {
      return {
        refusal: { problem: 'consulta_no_disponible', faults: [], retryAfterSeconds: RETRY_AFTER_SECONDS },
      };
    }
    const { result, guarantees } = gatherResult(request, answers, requestId, gathering);
    await quoteRecorder.record({ request, answers, result, guarantees });
    return { result };
  };
}
