import type { Choice } from '../words/choices';

/** The knowledge about a field, from the requirements, the schema of a tool, or a fault. */
export interface Field {
  readonly campo: string;
  /** Undefined where it was not said, or depends. */
  readonly isOptional?: boolean;
  readonly tipo?: 'fecha' | 'booleano' | 'número' | 'texto';
  /** Every sentence about its form. */
  readonly form?: string;
  readonly choices?: readonly Choice[];
  readonly catalogue?: string;
  readonly takesNull?: boolean;
}

export interface Fault {
  readonly campo: string;
  /** Absent in a text. */
  readonly codigo?: string;
  readonly mensaje: string;
  readonly pregunta?: string;
  readonly about: Field;
}

/** A question, with the fields that it fills where the service names them. */
export interface FieldQuestion {
  readonly text: string;
  readonly fields?: readonly string[];
}

/** Adds new knowledge about a field; the new words win. */
export function merged(known: Field | undefined, more: Field): Field {
  if (!known) return more;
  const said = Object.entries(more).filter(([, value]) => value !== undefined);
  const form = [known.form, more.form].filter((part) => part !== undefined).join('; ') || undefined;
  return { ...known, ...Object.fromEntries(said), form, choices: withLabels(more.choices, known.choices) };
}

/** Returns the new choices, with the labels that were known before. */
function withLabels(choices: Field['choices'], known: Field['choices']): Field['choices'] {
  if (!choices || !known) return choices ?? known;
  const labels = new Map(known.map(({ valor, etiqueta }) => [valor, etiqueta]));
  return choices.map(({ valor, etiqueta }) => ({ valor, etiqueta: etiqueta ?? labels.get(valor) }));
}

/** Returns the type of a value from the description of its form. */
export function kindIn(words: string): Field['tipo'] {
  if (/AAAA-MM-DD/.test(words)) return 'fecha';
  if (/true o false|se espera: booleano/i.test(words)) return 'booleano';
  return /\b(?:entero|número) de \d/.test(words) ? 'número' : undefined;
}

/** Returns the catalogue that a description names; `catálogo de municipios` names none. */
export const catalogueIn = (words: string): string | undefined => /cat[aá]logo:? ([a-z-]{5,})/i.exec(words)?.[1];
