import { canonicalJson } from '@cotiza/kernel';
import { StorageUnavailable } from '../ports/quote-recorder';
import type { DraftContent, DraftStore, KeptDraft } from '../ports/draft-store';

/** A change is tried again when another request has changed the draft meanwhile. */
const MOST_ATTEMPTS = 5;

/** @throws StorageUnavailable when each attempt is undefined, because others changed the draft every time */
export async function retryOnConflict<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new StorageUnavailable('a draft was changed by other requests again and again');
}

/** Keeps a changed content. The same content changes nothing, so that its quotation stays the only one. */
export async function changeDraft(
  store: DraftStore,
  before: KeptDraft,
  content: DraftContent,
  state: KeptDraft['state'],
): Promise<KeptDraft | undefined> {
  if (canonicalJson(content) === canonicalJson(before.content)) return before;
  const isChanged = await store.change(before, content, state);
  return isChanged ? { ...before, content, state, reference: null, version: before.version + 1 } : undefined;
}
