import type { KnownField } from '../reading/known-field';
import { amountIn } from './amounts';
import { bestChoice } from './choices';
import { dayIn } from './dates';
import { folded } from './folded';

const NOTHING = /^(?:no (?:tengo|tiene)\b.*|nunca|ninguno?)$/;

/**
 * What a customer said, in the form that the door asks for, as far as the door has said it; undefined where it has to be looked up
 * in a catalogue, or where there is nothing to send.
 *
 * @param thisYear the year in which it is said
 */
export function understood(said: string, field: KnownField, thisYear: number): unknown {
  const { tipo, choices, catalogue } = field;
  if (tipo === 'booleano') return truthIn(said) ?? said;
  if (tipo === 'fecha') return dayIn(said, thisYear) ?? said;
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

/** What is sent where there is nothing, as the door says it. */
function nothingFor({ form = '', takesNull, tipo }: KnownField): unknown {
  if (takesNull) return null;
  if (form.includes('("")')) return '';
  if (/\bS\/N\b/.test(form)) return 'S/N';
  return tipo === 'número' ? 0 : undefined;
}

/** Of telephones and documents the figures and letters alone, where the form counts them. */
function inForm(said: string, form: string): string {
  if (/móvil|dígitos/.test(form)) return said.replace(/[\s.-]/g, '').toUpperCase();
  return said;
}
