import type { Refusal } from '@cotiza/contract';
import { listed, type Clock } from '@cotiza/kernel';
import type { QuoteArchive } from '../ports/quote-archive';
import { withoutCustomerData } from '../answers/offer';
import type { QuoteResult } from '../answers/quote-result';
import type { FollowedDraft } from '../answers/draft-answer';
import type { DraftStore } from '../ports/draft-store';
import { agentView } from './agent-view';
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
  const found: Partial<QuoteResult> = quote?.result ?? {};
  const { ramo = null, mejor_precio = null, mejor_por_nivel = [], pendientes = [] } = found;
  const ofertas = (found.ofertas ?? []).map(withoutCustomerData);
  const view = agentView(draft, { store, clock, address });
  const siguiente_paso = [view.siguiente_paso, ...stepWhilePending(pendientes)].join(' ');
  const { reference: referencia } = draft;
  return {
    result: { ...view, siguiente_paso, ramo, referencia, mejor_precio, ofertas, mejor_por_nivel, pendientes },
  };
}

const stepWhilePending = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [`Faltan por responder: ${listed(names)}. Vuelve a consultar la solicitud dentro de un rato.`];
