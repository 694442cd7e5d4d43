import type { TextFormat } from '../model/value-kind';

/** Control letters of DNI and NIE, by the remainder of the number divided by 23 (Real Decreto 1553/2005, art. 11). */
const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The initial of a NIE replaces a digit by its position here (Orden INT/2058/2008). */
const NIE_INITIALS = 'XYZ';

function hasControlLetter(digits: string, letter: string): boolean {
  return CONTROL_LETTERS[Number(digits) % 23] === letter.toUpperCase();
}

const DNI = /^[0-9]{8}[A-Za-z]$/;
const NIE = /^[XYZxyz][0-9]{7}[A-Za-z]$/;

export const dni: TextFormat = {
  name: 'dni',
  test: (text) => DNI.test(text) && hasControlLetter(text.slice(0, 8), text.charAt(8)),
  pattern: DNI.source,
  exact: 'nowhere',
  expected: 'DNI: 8 dígitos y su letra de control',
  example: '12345678Z',
};

export const nie: TextFormat = {
  name: 'nie',
  test: (text) =>
    NIE.test(text) &&
    hasControlLetter(NIE_INITIALS.indexOf(text.charAt(0).toUpperCase()) + text.slice(1, 8), text.charAt(8)),
  pattern: NIE.source,
  exact: 'nowhere',
  expected: 'NIE: X, Y o Z, 7 dígitos y su letra de control',
  example: 'X1234567L',
};
