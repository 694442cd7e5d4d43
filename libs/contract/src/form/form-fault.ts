import type { PublishedFault } from '../validation/fault';
import { isTyped, type FormField } from './form-field';
import { spanishDay, whyNoDay } from './form-text';

/** Facts of a fault that decide its words. */
type Worded = Pick<PublishedFault, 'codigo' | 'mensaje' | 'minimo' | 'maximo'>;

/** The openings of faults, before the mistake. */
const PREAMBLE =
  /^(?:El formato no es válido|La longitud del texto no es válida|El tipo del valor no es válido)\. (?=.)/;
/** Names of fields in parentheses, which only callers know. */
const FIELD_NAMES = /\s*\([^()]*[a-z][._][a-z][^()]*\)/g;

/** Sentences for the agent about the customer, as the customer reads them. */
const TO_CUSTOMER: readonly (readonly [RegExp, string])[] = [
  [/: pide al cliente que los compruebe en el documento\./, ': compruébalos en tu documento.'],
  [/: comprueba con el cliente las letras\./, ': compruébalas.'],
  [/ Pregunta al cliente si tiene DNI, NIE o pasaporte\./, ' Elige otro documento, si lo tienes.'],
  [/: si lo es, document_type es (?:Nie|Dni)\./, ': elige el otro tipo de documento.'],
  [/se envía sin/, 'se escribe sin'],
  [/ Envía solo /, ' Escribe solo '],
  [/: si no la tiene o no la sabe, no envíes este campo\. Di .*/, ': si no la tienes o no la sabes, déjala en blanco.'],
  [/; si es otro, pregúntala: está en/, '; si es otro, está en'],
  [/ Se espera: /, ' Tiene que ser: '],
  [/, como texto\b/, ''],
];

/**
 * Returns a fault of a form in words for the customer who typed it.
 *
 * @param value that was typed, where it says more
 */
export function sayFault(fault: Worded, field: FormField, value?: unknown): string {
  const { codigo, mensaje } = fault;
  switch (codigo) {
    case 'falta':
      return missing(field);
    case 'tipo':
    case 'valor_no_permitido':
      return isTyped(field) ? wrongShape(field, value) : 'Elige una de las opciones.';
    case 'formato':
    case 'longitud':
      return isTyped(field) ? wrongText(fault, field, value) : missing(field);
    case 'ambiguo':
      return `${firstSentence(mensaje)} Elige cuál es.`;
    case 'desconocido':
      return 'No está en la lista: búscalo otra vez y elige uno.';
    case 'contradiccion':
      return 'Con tus otras respuestas no hace falta: déjalo en blanco.';
    case 'rango':
      return wrongRange(fault);
    default:
      return said(mensaje);
  }
}

function missing(field: FormField): string {
  if (field.control === 'search') return 'Búscalo y elige uno.';
  if (field.control === 'statement') return 'Para seguir hace falta que lo confirmes.';
  return isTyped(field) ? 'Falta este dato.' : 'Elige una opción.';
}

const wrongText = (fault: Worded, field: FormField, value: unknown): string =>
  field.control === 'day' ? wrongShape(field, value) : said(fault.mensaje);

function wrongShape({ row: { kind, example } }: FormField, value: unknown): string {
  if (kind.type === 'integer') return 'Escribe un número sin decimales ni comas.';
  if (kind.type !== 'date') return 'Escribe un número: 100.000 son cien mil, y 100,50 son cien con cincuenta.';
  return whyNoDay(String(value)) ?? `Escribe el día, el mes y el año, como ${spanishDay(String(example))}.`;
}

function wrongRange({ mensaje, minimo, maximo }: Worded): string {
  if (minimo === undefined || !mensaje.startsWith('El valor está fuera')) return said(mensaje);
  return maximo === undefined
    ? `Tiene que ser ${String(minimo)} o más.`
    : `Tiene que estar entre ${String(minimo)} y ${String(maximo)}.`;
}

const firstSentence = (text: string): string => text.slice(0, text.indexOf('.') + 1);

function said(mensaje: string): string {
  const plain = mensaje.replace(PREAMBLE, '').replace(FIELD_NAMES, '');
  return TO_CUSTOMER.reduce((text, [theirs, yours]) => text.replace(theirs, yours), ` ${plain}`).trim();
}
