import type { Clock } from '@cotiza/kernel';
import type { PreparedDraft } from '../answers/draft-answer';
import type { DraftStore, KeptDraft } from '../ports/draft-store';
import { judgeDraft, openBlocks, stateOf } from './draft-body';
import type { DraftState } from './quote-draft';

interface ViewContext {
  readonly store: Pick<DraftStore, 'linkOf'>;
  readonly clock: Pick<Clock, 'now' | 'today'>;
  /** Address at which the customer reaches the service, without a slash at the end. */
  readonly address: string;
}

const NEXT: Readonly<Record<DraftState, string>> = {
  pendiente:
    'Da al cliente el enlace y el código para que diga él mismo lo que falta. No le pidas sus datos personales. Después consulta la solicitud.',
  en_curso: 'El cliente la está rellenando en su página. Vuelve a consultarla cuando diga que ha terminado.',
  cotizada: 'Comenta con el cliente las ofertas, que también tiene en su página con el aviso legal.',
  sin_ofertas: 'Ninguna aseguradora lo asegura con esos datos. El cliente lo ve en su página.',
  caducada: 'Si el cliente quiere seguir, prepara otra solicitud.',
};

/** A draft that is over has no content. */
const isOpen = (state: DraftState) => state === 'pendiente' || state === 'en_curso';

/** Returns what the agent may know of a draft: its state, its link, and what is missing of its own part alone. */
export function agentView(draft: KeptDraft, { store, clock, address }: ViewContext): Omit<PreparedDraft, 'errores'> {
  const { token, code } = store.linkOf(draft.id);
  const estado = stateOf(draft, clock.now());
  return {
    solicitud_id: draft.id,
    estado,
    completar_url: `${address}/s/${token}`,
    codigo: code,
    caduca: new Date(draft.expiresAt).toISOString(),
    faltan: isOpen(estado) ? openBlocks(judgeDraft({ agent: draft.content.agent, customer: {} }, clock.today())) : [],
    siguiente_paso: NEXT[estado],
  };
}
