import { markup, type Markup } from '@cotiza/kernel';

/** The facts of an offer that its button needs. */
export interface Choosable {
  /** `oferta_id`. */
  readonly id: string;
  /** Insurer and modality, which distinguish the buttons for screen readers. */
  readonly names: string;
  readonly isChosen: boolean;
  /** True after its last day. */
  readonly hasLapsed: boolean;
}

/** Name of the form field with the chosen offer. */
export const CHOICE_FIELD = 'oferta';

/**
 * Renders the button that chooses an offer; for the chosen one, its mark. The form is posted to the address of the page, so
 * that the page need not repeat the token of its link.
 */
export function chooseForm({ id, names, isChosen, hasLapsed }: Choosable): Markup | null {
  if (isChosen) return markup`<p class="chosen-mark">Tu elección</p>`;
  if (hasLapsed) return null;
  return markup`<form class="choose" method="post"><button name="${CHOICE_FIELD}" value="${id}">Elegir<span class="unseen"> ${names}</span></button></form>`;
}
