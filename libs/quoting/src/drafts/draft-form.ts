import type { InsuranceLine } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import type { QuoteAnswer, RequestContext } from '../request-terms';
import type { QuotingService } from '../quoting-service';
import type { DraftContent, KeptDraft } from '../ports/draft-store';
import { changeDraft, retryOnConflict } from './change-draft';
import { isClosed, judgeDraft, stateOf } from './draft-body';
import { isField, mergedFacts } from './facts';
import type { DraftPorts } from './prepare-draft.use-case';
import type { DraftView, FieldValue } from './quote-draft';

/** Why a browser gets no further with a link. */
export type DraftRefusal = 'needs-code' | 'locked' | 'other-browser' | 'expired' | 'unknown';

/** Values by dotted path; undefined removes what was said. */
export type DraftPatch = Readonly<Record<string, FieldValue | undefined>>;

/** The result of quoting: with the token of the page of offers where there are offers. */
export type DraftQuoteAnswer = (QuoteAnswer & { readonly offersToken?: string }) | DraftRefusal | 'changed';

/** What the customer agreed to: the text, and the version that was shown. */
export interface AgreedDraft {
  readonly text: string;
  readonly version: number;
}

/** The operations of the customer's page on a draft. Every call may throw StorageUnavailable. */
export interface DraftForm {
  open(token: string, browserKey?: string): Promise<DraftView | DraftRefusal>;
  /** Binds the link to a browser. Five wrong codes lock it. */
  unlock(
    token: string,
    code: string,
  ): Promise<{ readonly browserKey: string } | 'wrong' | Exclude<DraftRefusal, 'needs-code'>>;
  /** Begins a draft without an agent: no code is asked. */
  begin(line: InsuranceLine): Promise<{ readonly token: string; readonly browserKey: string }>;
  /**
   * Keeps a step. Values may be wrong: the view says so. Paths that no line has are ignored, and so are texts of more than 500
   * characters. A change after a quotation makes another quotation possible.
   */
  save(token: string, browserKey: string, patch: DraftPatch): Promise<DraftView | DraftRefusal>;
  /** Keeps that the customer has seen the summary: what the agent sends from then on is refused. */
  review(token: string, browserKey: string): Promise<DraftView | DraftRefusal>;
  /** Keeps the consent, and quotes the present content at most once: not where the agent has changed it since it was shown. */
  quote(
    token: string,
    browserKey: string,
    agreed: AgreedDraft,
    context: Pick<RequestContext, 'requestId' | 'span' | 'formClient'>,
  ): Promise<DraftQuoteAnswer>;
}

/** Longest text of a field that is kept. */
const TEXT_MAX_CHARS = 500;

export interface DraftFormPorts extends DraftPorts {
  readonly service: Pick<QuotingService, 'checkRequest' | 'requestQuote'>;
}

export function draftFormWith(ports: DraftFormPorts): DraftForm {
  const { store, clock, keptForMs } = ports;
  const change = (token: string, browserKey: string, changed: (content: DraftContent) => DraftContent) =>
    retryOnConflict(async () => {
      const draft = await entered(ports, token, browserKey);
      if (typeof draft === 'string') return draft;
      const after = await changeDraft(store, draft, changed(draft.content), 'en_curso');
      return after && viewOf(ports, after, browserKey);
    });
  return {
    open: async (token, browserKey) => {
      const draft = await entered(ports, token, browserKey);
      return typeof draft === 'string' ? draft : viewOf(ports, draft, browserKey ?? '');
    },
    unlock: async (token, code) => {
      const found = await store.findByToken(token);
      if (found && isOver(found.draft, clock.now())) return 'expired';
      return found ? store.unlock(token, code) : 'unknown';
    },
    begin: (line) => store.begin({ agent: {}, customer: { insurance_line: { value: line } } }, clock.now() + keptForMs),
    save: (token, browserKey, patch) =>
      change(token, browserKey, (content) => ({ ...content, customer: { ...content.customer, ...entriesOf(patch) } })),
    review: (token, browserKey) => change(token, browserKey, (content) => ({ ...content, isReviewed: true })),
    quote: async (token, browserKey, { text, version }, context) => {
      const agreed = await retryOnConflict(async () => {
        const draft = await entered(ports, token, browserKey);
        if (typeof draft === 'string') return draft;
        const { content } = draft;
        if (changesSince(content.agentChanges ?? {}, version).length > 0) return 'changed';
        if (content.consent?.text === text) return draft;
        return changeDraft(store, draft, { ...content, consent: { text, at: clock.now() } }, 'en_curso');
      });
      return typeof agreed === 'string' ? agreed : quoteDraft(ports, agreed, context);
    },
  };
}

/** Returns the paths of the fields that the agent has changed after a version of the draft was shown. */
export const changesSince = (changes: DraftView['agentChanges'], version: number): readonly string[] =>
  Object.entries(changes).flatMap(([path, at]) => (at > version ? [path] : []));

const isOver = (draft: KeptDraft, now: number) => draft.expiresAt <= now;

async function entered(
  { store, clock }: DraftFormPorts,
  token: string,
  browserKey: string | undefined,
): Promise<KeptDraft | DraftRefusal> {
  const found = await store.findByToken(token, browserKey);
  if (!found) return 'unknown';
  if (isOver(found.draft, clock.now())) return 'expired';
  return found.access === 'open' ? found.draft : found.access;
}

async function viewOf(
  { store, service, clock }: DraftFormPorts,
  draft: KeptDraft,
  browserKey: string,
): Promise<DraftView> {
  const { id, content, expiresAt, reference, version } = draft;
  const {
    errores: faults,
    advertencias: warnings,
    propuestas: proposals,
  } = await service.checkRequest(judgeDraft(content, clock.today()));
  const state = stateOf(draft, clock.now());
  return {
    ...{ id, ...mergedFacts(content), byCustomer: Object.keys(content.customer), consent: content.consent },
    ...{ state, reference: reference ?? undefined, expiresAt, faults, warnings, proposals },
    ...{ version, agentChanges: content.agentChanges ?? {}, isReviewed: isClosed(content) || !hasAgent(content) },
    code: hasAgent(content) ? store.linkOf(id).code : undefined,
    csrf: store.csrfOf(browserKey),
    offersToken: state === 'cotizada' ? store.offersTokenOf(draft) : undefined,
  };
}

const hasAgent = ({ agent }: DraftContent) => Object.keys(agent).length > 0;

const entriesOf = (patch: DraftPatch): DraftContent['customer'] =>
  Object.fromEntries(
    Object.entries(patch)
      .filter(([path, value]) => isField(path) && !(typeof value === 'string' && value.length > TEXT_MAX_CHARS))
      .map(([path, value]) => [path, value === undefined ? {} : { value }]),
  );

async function quoteDraft(
  { store, service, clock }: DraftFormPorts,
  draft: KeptDraft,
  context: Pick<RequestContext, 'requestId' | 'span' | 'formClient'>,
): Promise<DraftQuoteAnswer> {
  const { id, version, content } = draft;
  const consent = defined(content.consent, 'consent of a draft that is quoted');
  const offersToken = store.offersTokenOf(draft);
  const answer = await service.requestQuote(judgeDraft(content, clock.today()), {
    ...context,
    idempotencyKeys: [{ field: 'solicitud_id', value: `${id}.${version}` }],
    draft: { id, version, consent, offersToken },
  });
  return 'result' in answer && answer.result.estado === 'cotizado' ? { ...answer, offersToken } : answer;
}
