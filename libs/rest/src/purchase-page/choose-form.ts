import { markup, type Markup } from '@cotiza/kernel';

/** An offer, as far as its button depends on it. */
export interface Choosable {
  /** `oferta_id`. */
  readonly id: string;
  /** Insurer and modality, by which a screen reader tells buttons apart. */
  readonly names: string;
  readonly isChosen: boolean;
  /** True after its last day. */
  readonly hasLapsed: boolean;
}

/** The name of the field that says which offer is chosen. */
export const CHOICE_FIELD = 'oferta';

/**
 * The button that chooses an offer; without one, the mark of the chosen one. It is sent to the address that the page is
 * at, so that the page need not repeat the token of its link.
 */
export function chooseForm({ id, names, isChosen, hasLapsed }: Choosable): Markup | null {
  if (isChosen) return markup`<p class="mark chosen-mark">Tu elección</p>`;
  if (hasLapsed) return null;
  return markup`<form class="choose" method="post"><button name="${CHOICE_FIELD}" value="${id}">Elegir<span class="unseen"> ${names}</span></button></form>`;
}
