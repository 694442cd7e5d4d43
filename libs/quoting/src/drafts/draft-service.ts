import { draftFormWith, type DraftForm, type DraftFormPorts } from './draft-form';
import { followDraftWith, type FollowDraft, type FollowPorts } from './follow-draft.use-case';
import { prepareDraftWith, type PrepareDraft } from './prepare-draft.use-case';

/** Everything that the doors need for drafts: the use cases of agents, and the desk of the page of the customer. */
export interface DraftService {
  readonly prepare: PrepareDraft;
  readonly follow: FollowDraft;
  readonly desk: DraftForm;
}

export const draftServiceWith = (ports: DraftFormPorts & FollowPorts): DraftService => ({
  prepare: prepareDraftWith(ports),
  follow: followDraftWith(ports),
  desk: draftFormWith(ports),
});
