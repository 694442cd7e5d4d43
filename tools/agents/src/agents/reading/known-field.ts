import type { Choice } from '../words/choices';

/** What the door has said of a field, in the requirements, in the schema of a tool, or in a fault. */
export interface KnownField {
  readonly campo: string;
  /** Whether it must be sent; undefined where that was not said, or depends. */
  readonly isOptional?: boolean;
  readonly tipo?: 'fecha' | 'booleano' | 'número' | 'texto';
  /** Every word about its form. */
  readonly form?: string;
  readonly choices?: readonly Choice[];
  readonly catalogue?: string;
  readonly example?: unknown;
  readonly takesNull?: boolean;
}

/** A fault, as far as it is told. */
export interface ToldFault {
  readonly campo: string;
  /** Missing in a text, which says it in words. */
  readonly codigo?: string;
  readonly mensaje: string;
  readonly pregunta?: string;
  readonly about: KnownField;
}

/** What is said of every field of a name, or of all dates. */
export interface ToldForm {
  /** The last name of a field, or what begins a rule for many. */
  readonly name: string;
  readonly words: string;
}

/** A question of the door's, with the fields that it fills where the door says them. */
export interface ToldQuestion {
  readonly text: string;
  readonly fields?: readonly string[];
}

/** What is known of a field with what was just said of it; the new words win. */
export function merged(known: KnownField | undefined, more: KnownField): KnownField {
  if (!known) return more;
  const said = Object.entries(more).filter(([, value]) => value !== undefined);
  const form = [known.form, more.form].filter((part) => part !== undefined).join('; ');
  return {
    ...known,
    ...Object.fromEntries(said),
    ...(form === '' ? {} : { form }),
    choices: betterChoices(known.choices, more.choices),
  };
}

/** Of the same values, those that say what they mean; of others, the new ones. */
function betterChoices(known: readonly Choice[] | undefined, more: readonly Choice[] | undefined) {
  if (!known || !more) return more ?? known;
  const labels = new Map(known.map(({ valor, etiqueta }) => [valor, etiqueta]));
  return more.map(({ valor, etiqueta }) => ({ valor, etiqueta: etiqueta ?? labels.get(valor) }));
}
