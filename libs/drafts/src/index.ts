export {
  FOLLOWED_DRAFT_SCHEMA,
  PREPARED_DRAFT_SCHEMA,
  type FollowedDraft,
  type PreparedDraft,
} from './answers/draft-answer';
export {
  changesSince,
  draftDeskWith,
  type AgreedDraft,
  type DraftDesk,
  type DraftDeskPorts,
  type DraftPatch,
  type DraftQuoteAnswer,
  type DraftRefusal,
} from './draft-desk';
export { draftServiceWith, type DraftService } from './draft-service';
export type { FollowAnswer, FollowDraft, FollowPorts } from './follow-draft.use-case';
export {
  MOST_WRONG_CODES,
  type DraftAccess,
  type DraftContent,
  type DraftStore,
  type KeptDraft,
} from './ports/draft-store';
export { prepareDraftWith, type PrepareAnswer, type PrepareDraft } from './prepare-draft.use-case';
export {
  DRAFT_STATES,
  type Consent,
  type DraftState,
  type DraftView,
  type FieldValue,
  type QuoteDraft,
} from './quote-draft';
