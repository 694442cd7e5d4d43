import type { InsurerManifest, Law } from '@cotiza/insurers-port';
import type { Distributor } from '../customer/distributor';
import { offeredDocuments } from '../detail/offered-documents';
import type { InsurerPanel } from '../ports/insurer-panel';
import type { RecordedQuote } from '../ports/quote-recorder';
import { questionsToAnswer } from '../second-round/questions';
import { ANSWERED_WITHIN_MS, type QuoteTerms, type SecondRound } from '../second-round/second-round';
import { gatherResult, type Mailing, type PendingInsurers } from './gather-result';
import { inOrder } from './name-order';

/** Milliseconds after the deadline of the insurers in which their answers are added, before the quotation counts as complete. */
export const ADDED_WITHIN_MS = 5000;

export interface QuoteState extends Pick<SecondRound, 'request' | 'answers' | 'terms'> {
  /** The insurers that have not answered yet. */
  readonly waitedFor?: readonly InsurerManifest[];
  readonly given?: SecondRound['given'];
}

export interface RecordedQuotePorts {
  readonly insurerPanel: Pick<InsurerPanel, 'documents'>;
  readonly offerToken: (reference: string) => string;
  readonly law?: Law;
  /** Absent: no insurer is late, and none asks. */
  readonly late?: { readonly handleOf: (reference: string) => string };
}

/** Returns what makes a quotation as it is kept from the answers so far. Questions are shown once no insurer is waited for. */
export function recordedQuoteWith(
  { insurerPanel, offerToken, law, late }: RecordedQuotePorts,
  { distributor, insurerDeadlineMs }: { readonly distributor: Distributor; readonly insurerDeadlineMs: number },
) {
  const endOf = (terms: QuoteTerms, secondRound?: SecondRound) =>
    secondRound ? secondRound.until + insurerDeadlineMs + ADDED_WITHIN_MS : terms.until;
  return (state: QuoteState): RecordedQuote => {
    const { request, answers, terms } = state;
    const secondRound = secondRoundOf(state);
    const { until: _until, ...gathered } = terms;
    const { view, ...quoted } = gatherResult(request, answers, {
      ...{ ...gathered, distributor, law, token: offerToken(request.reference) },
      pending: late && pendingOf(state, late.handleOf(request.reference), secondRound),
    });
    return {
      ...{ request, answers, ...quoted, secondRound, mailNotBefore: terms.mailNotBefore },
      isMailed: MAILED.has(terms.mailing) && (quoted.result.estado === 'cotizado' || view !== undefined),
      documents: offeredDocuments(request.line, answers, insurerPanel.documents?.() ?? []),
      ...(view && { pending: { until: endOf(terms, secondRound), view } }),
    };
  };
}

const askingIn = ({ answers }: QuoteState): readonly InsurerManifest[] =>
  answers.filter(({ outcome }) => outcome.kind === 'questions').map(({ insurer }) => insurer);

/** Returns what is kept for the answers to questions; undefined where there are none, and while insurers are waited for. */
function secondRoundOf(state: QuoteState): SecondRound | undefined {
  const { request, answers, terms, waitedFor = [], given = {} } = state;
  const hasAsked = askingIn(state).length > 0 || Object.keys(given).length > 0;
  if (waitedFor.length > 0 || !hasAsked) return undefined;
  return { request, answers, terms, given, until: terms.at + ANSWERED_WITHIN_MS };
}

function pendingOf(state: QuoteState, consulta: string, secondRound?: SecondRound): PendingInsurers | undefined {
  const names = inOrder([...(state.waitedFor ?? []), ...askingIn(state)].map(({ name }) => name));
  return names.length > 0 ? { names, consulta, questions: secondRound && questionsToAnswer(secondRound) } : undefined;
}

const MAILED: ReadonlySet<Mailing> = new Set(['sent', 'deferred'] as const);
