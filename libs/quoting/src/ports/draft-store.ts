import type { Fields } from '@cotiza/kernel';
import type { Consent, DraftState, FieldValue } from '../drafts/quote-draft';

/** Everything that was said in a draft. It is kept sealed. */
export interface DraftContent {
  /** The facts of the agent, without faulty and identifying fields. */
  readonly agent: Fields;
  /** Values by dotted path, as the customer typed them; a path without a value was removed. */
  readonly customer: Readonly<Record<string, { readonly value?: FieldValue }>>;
  readonly consent?: Consent;
  /** The version in which the agent last changed a field under the customer's eyes, by path. Drafts of before have none. */
  readonly agentChanges?: Readonly<Record<string, number>>;
  /** True once the customer has seen the summary. */
  readonly isReviewed?: true;
}

export interface KeptDraft {
  readonly id: string;
  readonly content: DraftContent;
  readonly state: Exclude<DraftState, 'caducada'>;
  readonly reference: string | null;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Counts the changes of the content, from 1. */
  readonly version: number;
}

/** The access of a browser to a draft. A link that is bound to a browser opens in no other. */
export type DraftAccess = 'open' | 'needs-code' | 'locked' | 'other-browser';

/** Wrong codes after which a link is locked. */
export const MOST_WRONG_CODES = 5;

export interface DraftStore {
  /** Keeps a new draft of an agent: its link needs the code. Resolves with its handle after the commit. */
  add(content: DraftContent, expiresAt: number): Promise<string>;
  /** Keeps a new draft of a customer without an agent, bound to the browser that gets the key. */
  begin(content: DraftContent, expiresAt: number): Promise<{ readonly token: string; readonly browserKey: string }>;
  /** Returns the token of the link and the code of a handle. They follow from the handle, and are not kept. */
  linkOf(id: string): { readonly token: string; readonly code: string };
  /** Returns undefined for a handle that is unknown, purged or erased. */
  find(id: string): Promise<KeptDraft | undefined>;
  findByToken(
    token: string,
    browserKey?: string,
  ): Promise<{ readonly draft: KeptDraft; readonly access: DraftAccess } | undefined>;
  /** Compares a code and counts a wrong one durably. Binds the link to the browser that gets the key. */
  unlock(
    token: string,
    code: string,
  ): Promise<{ readonly browserKey: string } | 'wrong' | 'locked' | 'other-browser' | 'unknown'>;
  /** Replaces the content. Returns false, without a change, when it is no longer that version. */
  change(draft: Pick<KeptDraft, 'id' | 'version'>, content: DraftContent, state: KeptDraft['state']): Promise<boolean>;
  /** Returns the token against forged forms of a browser. */
  csrfOf(browserKey: string): string;
  /** Returns the token of the page of offers of the quotation of a version. It follows from the handle, and is not kept. */
  offersTokenOf(draft: Pick<KeptDraft, 'id' | 'version'>): string;
}
