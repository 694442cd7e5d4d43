import type { TextFormat } from '../model/value-kind';

/** A format that a regular expression says completely. The expression must be linear: no nested or adjoining repeats. */
function formatOf(name: string, pattern: string, expected: string): TextFormat {
  const expression = new RegExp(pattern, 'u');
  return { name, test: (text) => expression.test(text), pattern, exact: true, expected };
}

const LETTERS = "[\\p{L}\\p{M}]+(?:[ \\-'’·][\\p{L}\\p{M}]+)*";
const LETTERS_ONLY = 'solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas';

export const letters = formatOf('letters', `^${LETTERS}$`, LETTERS_ONLY);

/** The same for a name that a person may not have. */
export const lettersOrNothing = formatOf('letters-or-nothing', `^(?:${LETTERS})?$`, LETTERS_ONLY);

/** Spanish postal code: the first two digits are the INE province, 01 to 52. */
export const postalCode = formatOf(
  'postal-code',
  '^(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$',
  'código postal español de 5 dígitos, como texto',
);

export const spanishMobile = formatOf(
  'spanish-mobile',
  '^(?:\\+34|0034)?[67][0-9]{8}$',
  'móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere',
);

export const occupationCode = formatOf('occupation-code', '^[0-9]{4}$', 'código CNO-11 de 4 dígitos, como texto');

/** One at-sign, no spaces or control characters, and a dot inside the domain. */
export const email = formatOf(
  'email',
  '^[^\\s@\\p{Cc}]+@[^\\s@.\\p{Cc}]+(?:\\.[^\\s@.\\p{Cc}]+)+$',
  'dirección de correo: nombre@dominio.es',
);

/** Any text without control characters, the empty one included. */
export const printable = formatOf('printable', '^[^\\p{Cc}]*$', 'texto sin caracteres de control');

/** Any text that is not blank and holds no control characters. */
export const plain = formatOf(
  'plain',
  '^[\\p{Zs}]*[^\\s\\p{Cc}][^\\p{Cc}]*$',
  'texto que no esté en blanco ni tenga caracteres de control',
);
