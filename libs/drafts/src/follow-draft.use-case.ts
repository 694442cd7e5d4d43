import type { Clock } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';
import type { QuoteArchive } from '@cotiza/purchase';
import { agentView } from './agent-view';
import type { FollowedDraft } from './answers/draft-answer';
import type { DraftStore } from './ports/draft-store';
import { notFound, notKept } from './refusals';

export type FollowAnswer = { readonly result: FollowedDraft } | { readonly refusal: Refusal };

/** Returns how a draft goes, and its offers: nothing that the customer said. */
export type FollowDraft = (id: string, address: string) => Promise<FollowAnswer>;

export interface FollowPorts {
  readonly store: DraftStore;
  readonly archive: Pick<QuoteArchive, 'findByReference'>;
  readonly clock: Pick<Clock, 'now' | 'today'>;
}

export const followDraftWith =
  (ports: FollowPorts): FollowDraft =>
  (id, address) =>
    follow(ports, id, address).catch(notKept);

async function follow({ store, archive, clock }: FollowPorts, id: string, address: string): Promise<FollowAnswer> {
  const draft = await store.find(id);
  if (!draft) return notFound;
  const quote = draft.reference === null ? undefined : await archive.findByReference(draft.reference);
  return {
    result: {
      ...agentView(draft, { store, clock, address }),
      ramo: quote?.result.ramo ?? null,
      referencia: draft.reference,
      mejor_precio: quote?.result.mejor_precio ?? null,
      ofertas: quote?.result.ofertas ?? [],
      mejor_por_nivel: quote?.result.mejor_por_nivel ?? [],
    },
  };
}
