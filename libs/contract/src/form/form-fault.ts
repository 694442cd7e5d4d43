import type { Language } from '../model/language';
import type { FaultCode, PublishedFault } from '../validation/fault';
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
  [/ Pregunta al cliente cuál (?:de valores )?es .*/, ' Elige cuál es.'],
  [/ Hay que buscarla en el catálogo\./, ' Búscala y elige una.'],
  [/ En valores están los que sí habilitan para ella\./, ''],
  [/, y envía true\..*/, '. Si el seguro es para otra persona, tiene que pedirlo ella.'],
  [/se envía sin/, 'se escribe sin'],
  [/ Envía solo /, ' Escribe solo '],
  [/: si no la tiene o no la sabe, no envíes este campo\. Di .*/, ': si no la tienes o no la sabes, déjala en blanco.'],
  [/; si es otro, pregúntala: está en/, '; si es otro, está en'],
  [/ Se espera: (?:DNI|NIE): /, ' Tiene que tener '],
  [/ Se espera: /, ' Tiene que ser: '],
  [/, como texto\b/, ''],
];

/** The sentences of faults that do not depend on a message for agents. */
const SPANISH = {
  choose: 'Elige una de las opciones.',
  chooseWhich: 'Elige cuál es.',
  notListed: 'No está en la lista: búscalo otra vez y elige uno.',
  leaveEmpty: 'Con tus otras respuestas no hace falta: déjalo en blanco.',
  search: 'Búscalo y elige uno.',
  confirm: 'Para seguir hace falta que lo confirmes.',
  missing: 'Falta este dato.',
  option: 'Elige una opción.',
  whole: 'Escribe un número sin decimales ni comas.',
  number: 'Escribe un número: 100.000 son cien mil, y 100,50 son cien con cincuenta.',
  day: (example: string) => `Escribe el día, el mes y el año, como ${example}.`,
  atLeast: (least: unknown) => `Tiene que ser ${String(least)} o más.`,
  between: (least: unknown, most: unknown) => `Tiene que estar entre ${String(least)} y ${String(most)}.`,
};

const TEXTS: Readonly<Record<Language, typeof SPANISH>> = {
  es: SPANISH,
  en: {
    choose: 'Choose one of the options.',
    chooseWhich: 'Choose which one it is.',
    notListed: 'It is not in the list: search again and choose one.',
    leaveEmpty: 'Your other answers make it unnecessary: leave it empty.',
    search: 'Search for it and choose one.',
    confirm: 'To go on, you have to confirm it.',
    missing: 'This is missing.',
    option: 'Choose an option.',
    whole: 'Write a number without decimals or commas.',
    number: 'Write a number as in Spain: 100.000 is a hundred thousand, and 100,50 is a hundred and a half.',
    day: (example) => `Write the day, the month and the year, as in ${example}.`,
    atLeast: (least) => `It has to be ${String(least)} or more.`,
    between: (least, most) => `It has to be between ${String(least)} and ${String(most)}.`,
  },
};

/** English sentences by the code of the fault: the messages for agents are in Spanish. */
const IN_ENGLISH: Partial<Record<FaultCode, string>> = {
  fecha_pasada: 'The day has passed: it has to be today or later.',
  fecha_futura: 'The day cannot be in the future.',
  incoherente: 'It does not fit your other answers: check them.',
  rango: 'It is too high or too low for your other answers.',
  caso_no_soportado: 'We cannot quote with this answer.',
};

/**
 * Returns a fault of a form in words for the customer who typed it.
 *
 * @param value that was typed, where it says more
 */
export function sayFault(fault: Worded, field: FormField, value?: unknown): string {
  const texts = TEXTS[field.language];
  switch (fault.codigo) {
    case 'falta':
      return missing(field);
    case 'tipo':
    case 'valor_no_permitido':
      return isTyped(field) ? wrongShape(field, value) : texts.choose;
    case 'formato':
    case 'longitud':
      return isTyped(field) ? wrongText(fault, field, value) : missing(field);
    case 'ambiguo':
      return `${firstSentence(fault, field)} ${texts.chooseWhich}`;
    case 'desconocido':
      return texts.notListed;
    case 'contradiccion':
      return texts.leaveEmpty;
    case 'rango':
      return wrongRange(fault, field);
    default:
      return said(fault, field);
  }
}

function missing(field: FormField): string {
  const texts = TEXTS[field.language];
  if (field.control === 'search') return texts.search;
  if (field.control === 'statement') return texts.confirm;
  return isTyped(field) ? texts.missing : texts.option;
}

const wrongText = (fault: Worded, field: FormField, value: unknown): string =>
  field.control === 'day' ? wrongShape(field, value) : said(fault, field);

function wrongShape({ row: { kind, example }, language }: FormField, value: unknown): string {
  const texts = TEXTS[language];
  if (kind.type === 'integer') return texts.whole;
  if (kind.type !== 'date') return texts.number;
  return whyNoDay(String(value), language) ?? texts.day(spanishDay(String(example)));
}

function wrongRange(fault: Worded, field: FormField): string {
  const { mensaje, minimo, maximo } = fault;
  if (minimo === undefined || !mensaje.startsWith('El valor está fuera')) return said(fault, field);
  const texts = TEXTS[field.language];
  return maximo === undefined ? texts.atLeast(minimo) : texts.between(minimo, maximo);
}

const firstSentence = ({ mensaje }: Worded, { language }: FormField): string =>
  language === 'es' ? mensaje.slice(0, mensaje.indexOf('.') + 1) : 'Several fit.';

/** Returns the message for agents as the customer reads it; in English, what it says by its kind. */
function said({ codigo, mensaje }: Worded, { language, row, words }: FormField): string {
  if (language === 'en')
    return IN_ENGLISH[codigo] ?? `Check how it is written. ${words.hint ?? `An example: ${String(row.example)}`}.`;
  const plain = mensaje.replace(PREAMBLE, '').replace(FIELD_NAMES, '');
  return TO_CUSTOMER.reduce((text, [theirs, yours]) => text.replace(theirs, yours), ` ${plain}`).trim();
}
