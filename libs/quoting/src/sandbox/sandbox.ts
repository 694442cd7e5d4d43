import type { ConnectorOutcome, DeclineReason, InsurerConnector } from '@cotiza/insurers-port';
import { dayInSpain, type Clock } from '@cotiza/kernel';
import type { InsurerPanel } from '../ports/insurer-panel';
import type { RequestQuote } from '../request-terms';
import type { SandboxEffect, SandboxRow } from './sandbox.table';

/** Later than a quotation waits by default, in milliseconds. */
const LATE_MS = 12_000;
const DAY_MS = 86_400_000;

const MARK = 'Respuesta de pruebas, por un dato publicado para probar.';

/** Makes published documents of the holder force an outcome, and marks such answers. */
export class Sandbox {
  private readonly effects: ReadonlyMap<string, SandboxEffect>;

  constructor(
    rows: readonly SandboxRow[],
    private readonly clock: Clock,
  ) {
    const documents = rows.filter(({ field }) => field === 'holder.document_id');
    this.effects = new Map(documents.map(({ value, effect }) => [value, effect]));
  }

  /** Refuses and marks quotations of published documents. */
  quoting(requestQuote: RequestQuote): RequestQuote {
    return async (body, context) => {
      const effect = this.effectOf(documentIn(body.sent));
      if (effect?.kind === 'refused')
        return {
          refusal: { problem: effect.problem, faults: [], retryAfterSeconds: effect.retryAfterSeconds, note: MARK },
        };
      const answer = await requestQuote(body, context);
      if (!effect || 'refusal' in answer) return answer;
      return { ...answer, result: { ...answer.result, aviso: `${MARK} ${answer.result.aviso}` } };
    };
  }

  /** Steers the insurers of a panel. Those with one over the network are left alone: others are asked real questions alone. */
  panel(panel: InsurerPanel): InsurerPanel {
    return {
      ...panel,
      insurersOf: (line, reference, request) => {
        const insurers = panel.insurersOf(line, reference, request);
        const effect = this.effectOf(request?.body.holder.document_id);
        if (!effect || insurers.some(({ manifest }) => manifest.reach === 'remote')) return insurers;
        return insurers.map((insurer, place) => this.steered(insurer, effect, place === 0));
      },
    };
  }

  private steered(insurer: InsurerConnector, effect: SandboxEffect, isFirst: boolean): InsurerConnector {
    const answering = (quote: InsurerConnector['quote']): InsurerConnector => ({ ...insurer, quote });
    switch (effect.kind) {
      case 'all-decline':
        return answering(() => NO_OFFER);
      case 'all-fail':
        return answering(() => NO_ANSWER);
      case 'first-fails':
        return isFirst ? answering(() => NO_ANSWER) : insurer;
      case 'first-declines':
        return isFirst ? answering(() => declined(effect.reason)) : insurer;
      case 'first-late':
        return isFirst ? this.late(insurer) : insurer;
      case 'prices-expired':
        return answering((...asked) => expired(insurer.quote(...asked), dayInSpain(this.clock.now() - DAY_MS)));
      default:
        return insurer;
    }
  }

  /** An insurer that answers late does so as over a network. */
  private late({ manifest, ...insurer }: InsurerConnector): InsurerConnector {
    return {
      ...insurer,
      manifest: { ...manifest, reach: 'remote' },
      quote: (...asked) => new Promise((resolve) => this.clock.after(LATE_MS, () => resolve(insurer.quote(...asked)))),
    };
  }

  private effectOf(document: unknown): SandboxEffect | undefined {
    return typeof document === 'string' ? this.effects.get(document.toUpperCase()) : undefined;
  }
}

const declined = (reason: DeclineReason): ConnectorOutcome => ({ kind: 'declined', reasons: [reason] });
const NO_OFFER = declined({ code: 'sandbox', message: 'No asegura este caso.' });
const NO_ANSWER: ConnectorOutcome = { kind: 'unavailable', cause: 'failure', detail: 'a document of the sandbox' };

type Answer = ReturnType<InsurerConnector['quote']>;

/** Embedded insurers answer at once. */
const expired = (outcome: Answer, validUntil: string): Answer =>
  !(outcome instanceof Promise) && outcome.kind === 'offers'
    ? { ...outcome, offers: outcome.offers.map((offer) => ({ ...offer, validUntil })) }
    : outcome;

/** Returns the document of the holder as it was sent; anything when the body is no such object. */
const documentIn = (sent: unknown): unknown =>
  (sent as { readonly holder?: { readonly document_id?: unknown } } | null | undefined)?.holder?.document_id;
