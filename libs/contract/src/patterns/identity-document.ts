import { lowerFirst } from '@cotiza/kernel';
import type { TextFormat } from '../model/value-kind';
import type { Mistake } from './mistakes';

/** Control letters of DNI and NIE, by the remainder of the number divided by 23 (Real Decreto 1553/2005, art. 11). */
const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The initial of a NIE replaces a digit by its position here (Orden INT/2058/2008). */
const NIE_INITIALS = 'XYZ';

function hasControlLetter(digits: string, letter: string): boolean {
  return CONTROL_LETTERS[Number(digits) % 23] === letter.toUpperCase();
}

const DNI = /^[0-9]{8}[A-Za-z]$/;
const NIE = /^[XYZxyz][0-9]{7}[A-Za-z]$/;

const isDni = (text: string) => DNI.test(text) && hasControlLetter(text.slice(0, 8), text.charAt(8));
const isNie = (text: string) =>
  NIE.test(text) &&
  hasControlLetter(NIE_INITIALS.indexOf(text.charAt(0).toUpperCase()) + text.slice(1, 8), text.charAt(8));

const WRONG_LETTER = 'La letra no corresponde al número: pide al cliente que los compruebe en el documento.';

const WITHOUT_WORD: Mistake = {
  pattern: /^(?:D\.?N\.?I|N\.?I\.?[EF]|ES)[ .:-]*(?=[XYZ]?[ .-]*[0-9])[A-Z0-9 .-]+$/i,
  says: 'Escribe solo el número con su letra, sin nada delante.',
  isOfCaller: true,
};

/** Makes the mistakes of a number with signs in it, whose letter is judged in the same round. */
const separated = (pattern: RegExp, isRight: (text: string) => boolean, says: string): readonly Mistake[] => [
  {
    pattern: { test: (text) => pattern.test(text) && !isRight(text.replace(/[ ./-]/g, '')) },
    says: `${says} Además, ${lowerFirst(WRONG_LETTER)}`,
  },
  { pattern, says, isOfCaller: true },
];

/** Mistakes of both documents. */
const SHARED: readonly Mistake[] = [
  {
    pattern: /^E[0-9]{8}$/i,
    says: 'E y 8 cifras son el número de soporte de una tarjeta de extranjero (TIE), o el NIF de una entidad, que no se cotiza. El NIE de la persona empieza por X, Y o Z y está en la misma cara de la tarjeta.',
  },
  {
    pattern: /^[A-Z]{3}[0-9]{6}$/i,
    says: 'Tres letras y 6 cifras son el número de soporte de un DNI, que cambia al renovarlo: el DNI tiene 8 cifras y una letra.',
  },
  {
    pattern: /^[KLM][0-9]{7}[A-Z]$/i,
    says: 'Es un NIF que empieza por K, L o M, y no un DNI ni un NIE: con él no se cotiza. Pregunta al cliente si tiene DNI, NIE o pasaporte.',
    isNotQuoted: true,
  },
  {
    pattern: /^[ABCDEFGHJNPQRSUVW][-. ]?[0-9]{7}[0-9A-J]$/i,
    says: 'Es el NIF de una empresa (CIF), y las empresas no se cotizan: hace falta el documento de una persona.',
    isNotQuoted: true,
  },
];

export const dni: TextFormat = {
  name: 'dni',
  test: isDni,
  pattern: DNI.source,
  exact: 'nowhere',
  expected: 'DNI: 8 dígitos y su letra de control',
  example: '12345678Z',
  isBare: true,
  mistakes: [
    { pattern: /^[0-9]{8}[A-ZÑ]$/i, says: WRONG_LETTER },
    WITHOUT_WORD,
    ...separated(
      /^[ ./-]*(?:[0-9][ ./-]*){8}[A-Z][ ./-]*$/i,
      isDni,
      'Escribe el DNI seguido: sin espacios, puntos ni guiones.',
    ),
    {
      pattern: /^[XYZ][ .-]*(?:[0-9][ .-]*){7,8}[A-Z]$/i,
      says: 'Tiene la forma de un NIE y no de un DNI: si lo es, document_type es Nie.',
      isOfCaller: true,
    },
    ...SHARED,
    { pattern: /^[0-9]{8}$/, says: 'Al DNI le falta la letra del final.' },
    { pattern: /^[0-9]{0,7}[A-Z]?$/i, says: 'Al DNI le faltan dígitos: son 8, con los ceros de delante, y la letra.' },
    { pattern: /^[0-9]{9,}[A-Z]?$/i, says: 'Al DNI le sobran dígitos: son 8 y la letra.' },
    { pattern: /^[0-9OIL]{8}[A-Z]$/i, says: 'Lleva una letra (O, I o L) donde va un dígito (0 o 1).' },
    { pattern: /^[A-Z][0-9]+[A-Z]?$/i, says: 'Un DNI empieza por un dígito: 8 dígitos y, al final, la letra.' },
  ],
};

export const nie: TextFormat = {
  name: 'nie',
  test: isNie,
  pattern: NIE.source,
  exact: 'nowhere',
  expected: 'NIE: X, Y o Z, 7 dígitos y su letra de control',
  example: 'X1234567L',
  isBare: true,
  mistakes: [
    { pattern: /^[XYZ][0-9]{7}[A-ZÑ]$/i, says: WRONG_LETTER },
    WITHOUT_WORD,
    {
      pattern: /^X0[0-9]{7}[A-Z]$/i,
      says: 'Es un NIE antiguo, de 8 dígitos: se envía sin el cero que sigue a la X, con 7 dígitos y la misma letra.',
      isOfCaller: true,
    },
    ...separated(
      /^[ ./-]*[XYZ][ ./-]*(?:0[ ./-]*)?(?:[0-9][ ./-]*){7}[A-Z][ ./-]*$(?<=[ ./-].*)/i,
      (text) => isNie(text.replace(/^([XYZ])0(?=[0-9]{7}[A-Z])/i, '$1')),
      'Escribe el NIE seguido, con 7 dígitos: sin espacios, puntos ni guiones.',
    ),
    {
      pattern: /^[ .-]*(?:[0-9][ .-]*){8}[A-Z]$/i,
      says: 'Tiene la forma de un DNI y no de un NIE: si lo es, document_type es Dni.',
      isOfCaller: true,
    },
    ...SHARED,
    { pattern: /^[XYZ][0-9]{7}$/i, says: 'Al NIE le falta la letra del final.' },
    {
      pattern: /^[XYZ][0-9]{0,6}[A-Z]?$/i,
      says: 'Al NIE le faltan dígitos: son 7, con los ceros de delante, y la letra.',
    },
    { pattern: /^[XYZ][0-9]{8,}[A-Z]?$/i, says: 'Al NIE le sobran dígitos: son 7 y la letra.' },
    { pattern: /^[XYZ][0-9OIL]{7}[A-Z]$/i, says: 'Lleva una letra (O, I o L) donde va un dígito (0 o 1).' },
    { pattern: /^[0-9]{7}[A-Z]?$/i, says: 'Al NIE le falta la letra del principio (X, Y o Z).' },
    { pattern: /^[A-Z][0-9]/i, says: 'Un NIE empieza por X, Y o Z.' },
  ],
};

/** Returns true for the number of a DNI or a NIE, its control letter included. */
export const isSpanishDocument = (text: string): boolean => dni.test(text) || nie.test(text);
