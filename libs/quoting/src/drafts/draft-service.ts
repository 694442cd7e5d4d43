import { draftDeskWith, type DraftDesk, type DraftDeskPorts } from './draft-desk';
import { followDraftWith, type FollowDraft, type FollowPorts } from './follow-draft.use-case';
import { prepareDraftWith, type PrepareDraft } from './prepare-draft.use-case';

/** Everything that the doors need for drafts: the use cases of agents, and the desk of the page of the customer. */
export interface DraftService {
  readonly prepare: PrepareDraft;
  readonly follow: FollowDraft;
  readonly desk: DraftDesk;
}

export const draftServiceWith = (ports: DraftDeskPorts & FollowPorts): DraftService => ({
  prepare: prepareDraftWith(ports),
  follow: followDraftWith(ports),
  desk: draftDeskWith(ports),
});
