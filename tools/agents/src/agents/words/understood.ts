import type { Field } from '../reading/field';
import { bestChoice } from './choices';
import { amountIn, dayIn, folded } from './spanish';

const NOTHING = /^(?:no (?:tengo|tiene)\b.*|nunca|ninguno?)$/;

/** Converts a customer's words to the form of the field; undefined where a catalogue is needed, or nothing is sent. */
export function understood(said: string, field: Field): unknown {
  const { tipo, choices, catalogue } = field;
  if (tipo === 'booleano') return truthIn(said) ?? said;
  if (tipo === 'fecha') return dayIn(said) ?? said;
  if (choices) return bestChoice(said, choices)?.valor;
  if (catalogue !== undefined) return undefined;
  if (NOTHING.test(folded(said))) return nothingFor(field);
  if (tipo === 'número') return amountIn(said) ?? said;
  return inForm(said, field.form ?? '');
}

function truthIn(said: string): boolean | undefined {
  const [first] = folded(said).match(/[a-z]+/g) ?? [];
  if (first === 'si') return true;
  return first === 'no' || folded(said).includes('no,') || folded(said).endsWith(' no') ? false : undefined;
}

/** Returns the value that a form names for nothing. */
function nothingFor({ form = '', takesNull, tipo }: Field): unknown {
  if (takesNull) return null;
  if (form.includes('("")')) return '';
  if (/\bS\/N\b/.test(form)) return 'S/N';
  return tipo === 'número' ? 0 : undefined;
}

/** Removes spaces and dashes where the form counts figures. */
function inForm(said: string, form: string): string {
  if (/móvil|dígitos/.test(form)) return said.replace(/[\s.-]/g, '').toUpperCase();
  return said;
}
