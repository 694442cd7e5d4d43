import type { JudgedBody, Refusal } from '@cotiza/contract';
import type { ConnectorOutcome, DeclineReason, InsurerConnector, Questions } from '@cotiza/insurers-port';
import { dayInSpain, type Clock } from '@cotiza/kernel';
import type { InsurerPanel } from '../ports/insurer-panel';
import type { SandboxEffect, SandboxRow } from './sandbox.table';

/** Later than a quotation waits by default, in milliseconds. */
const LATE_MS = 12_000;
const DAY_MS = 86_400_000;

const MARK = 'Respuesta de pruebas, por un dato publicado para probar.';

/**
 * Makes published documents of the holder force an outcome, and marks such answers. They force nothing where an insurer over the
 * network would be asked: others are asked real questions alone.
 */
export class Sandbox {
  private readonly effects: ReadonlyMap<string, SandboxEffect>;

  constructor(
    rows: readonly SandboxRow[],
    private readonly clock: Clock,
    private readonly unsteered: InsurerPanel,
  ) {
    const documents = rows.filter(({ field }) => field === 'holder.document_id');
    this.effects = new Map(documents.map(({ value, effect }) => [value, effect]));
  }

  /** Returns the refusal or the remark of a quotation of a published document. */
  markOf({ sent, judgement: { line } }: JudgedBody): { readonly refusal?: Refusal; readonly remark?: string } {
    const effect = this.effectOf(documentIn(sent));
    if (!effect || !line || !areEmbedded(this.unsteered.insurersOf(line, ''))) return {};
    if (effect.kind !== 'refused') return { remark: MARK };
    const { problem, retryAfterSeconds } = effect;
    return { refusal: { problem, faults: [], retryAfterSeconds, note: MARK } };
  }

  /** The panel with its insurers steered. */
  get panel(): InsurerPanel {
    return {
      ...this.unsteered,
      insurersOf: (line, reference, request) => {
        const insurers = this.unsteered.insurersOf(line, reference, request);
        const effect = this.effectOf(request?.body.holder.document_id);
        if (!effect || !areEmbedded(insurers)) return insurers;
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
      case 'first-asks':
        return isFirst ? answering((...asked) => askingFirst(insurer, ...asked)) : insurer;
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

const areEmbedded = (insurers: readonly InsurerConnector[]): boolean =>
  insurers.every(({ manifest }) => manifest.reach === 'embedded');

const declined = (reason: DeclineReason): ConnectorOutcome => ({ kind: 'declined', reasons: [reason] });
const NO_OFFER = declined({ code: 'sandbox', message: 'No asegura este caso.' });
const NO_ANSWER: ConnectorOutcome = { kind: 'unavailable', cause: 'failure', detail: 'a document of the sandbox' };

const QUESTIONS: Questions = {
  kind: 'questions',
  questions: [
    {
      code: 'obras_previstas',
      kind: { type: 'boolean' },
      text: '¿Tienes obras o reparaciones previstas en los próximos doce meses?',
      purpose: 'Decide si asegura la vivienda.',
    },
    {
      code: 'juegos_de_llaves',
      kind: { type: 'integer', min: 1, max: 20, unit: 'juegos' },
      text: '¿Cuántos juegos de llaves hay?',
      purpose: 'Decide si asegura el robo.',
    },
  ],
};
const WORKS = declined({ code: 'sandbox', message: 'No asegura con obras previstas.' });

/** Asks where it may; where it may not, it answers as it always does. */
function askingFirst(insurer: InsurerConnector, ...asked: Parameters<InsurerConnector['quote']>): Answer {
  const [, { mayAsk, answers }] = asked;
  if (mayAsk) return QUESTIONS;
  return answers?.obras_previstas === true ? WORKS : insurer.quote(...asked);
}

type Answer = ReturnType<InsurerConnector['quote']>;

/** Embedded insurers answer at once. */
const expired = (outcome: Answer, validUntil: string): Answer =>
  !(outcome instanceof Promise) && outcome.kind === 'offers'
    ? { ...outcome, offers: outcome.offers.map((offer) => ({ ...offer, validUntil })) }
    : outcome;

/** Returns the document of the holder as it was sent; anything when the body is no such object. */
const documentIn = (sent: unknown): unknown =>
  (sent as { readonly holder?: { readonly document_id?: unknown } } | null | undefined)?.holder?.document_id;
