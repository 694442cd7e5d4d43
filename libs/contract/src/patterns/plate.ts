import type { TextFormat } from '../model/value-kind';

/** Consonants of the plates issued since 2000: no vowels, no Ñ, no Q (RD 2822/1998, annex XVIII, I.A). */
const SERIES = '[BCDFGHJKLMNPRSTVWXYZ]{3}';

/** Provincial codes, the present and the former ones (RD 2822/1998, annex XVIII, II.A). */
const PROVINCES =
  'AB AL AV BA BI BU CA CC CE CO CR CS CU GC GE GI GR GU HU IB LE LO LU MA ML MU NA OR OU PM PO SA SE SG SO SS TE TF TO VA VI ZA A B C H J L M O P S T V Z';
const PROVINCE = `(?:${PROVINCES.replaceAll(' ', '|')})`;

/** Every kind of plate that a vehicle may carry, on the normalised text (RD 2822/1998, annex XVIII). */
const KINDS = {
  /** Ordinary since 18-09-2000, and with an initial: special vehicle, trailer, moped, historic, tourist, temporary. */
  current: `[ERCHTPSV]?[0-9]{4}${SERIES}`,
  diplomatic: '(?:CD|OI|CC|TA)[0-9]{2,6}',
  state: '(?:ET|EA|FN|FAE|MF|MMA|PME|CNP|PGC)(?:VE)?[0-9]{1,6}[A-Z]{0,2}',
  /** Provincial: digits alone until 1971, then four digits and one or two letters. */
  provincial: `${PROVINCE}(?:[0-9]{4}[A-Z]{1,2}|[0-9]{1,6})`,
  historicUntil1995: `${PROVINCE}H[0-9]{1,4}`,
  historicUntil1999: `VH${PROVINCE}[0-9]{4}`,
};

const ANY_KIND = new RegExp(`^(?:${Object.values(KINDS).join('|')})$`);
/** Judged before upper-casing, which turns some letters of other alphabets (ß, ſ) into plain ones. */
const WRITTEN = '^[0-9A-Za-z -]*$';
const IS_WRITTEN = new RegExp(WRITTEN);
const SEPARATORS = /[ -]/g;

/** A plate as registers write it: upper case, no spaces, no hyphens. */
export function normalisePlate(plate: string): string {
  return plate.replace(SEPARATORS, '').toUpperCase();
}

/** The kind of vehicle or period that a plate belongs to. */
export type PlateKind = 'ordinary' | 'moped' | 'provincial' | 'trailer' | 'special' | 'other';

const ORDINARY = new RegExp(`^[0-9]{4}${SERIES}$`);
/** Kinds by the initial before a series (RD 2822/1998, annex XVIII): E is that of tractors and works vehicles. */
const BY_INITIAL: Readonly<Record<string, PlateKind>> = { C: 'moped', R: 'trailer', E: 'special' };
const WITH_INITIAL = new RegExp(`^[A-Z][0-9]{4}${SERIES}$`);
const PROVINCIAL = new RegExp(`^${KINDS.provincial}$`);
/** Plates of consular and official vehicles. The former `CC` of Cáceres with digits alone is also that of a consular car. */
const CONSULAR_OR_OFFICIAL = new RegExp(`^(?:${KINDS.diplomatic}|${KINDS.state})$`);

/**
 * Returns the kind of a plate. Ordinary plates since 2000 and mopeds' have a series; older ones are provincial.
 *
 * @param normalised the result of `normalisePlate`
 */
export function plateKind(normalised: string): PlateKind {
  if (ORDINARY.test(normalised)) return 'ordinary';
  const initial = WITH_INITIAL.test(normalised) ? BY_INITIAL[normalised.charAt(0)] : undefined;
  if (initial) return initial;
  return PROVINCIAL.test(normalised) && !CONSULAR_OR_OFFICIAL.test(normalised) ? 'provincial' : 'other';
}

/** Returns true for a plate of any Spanish kind, however it is written. */
export const isSpanishPlate = (text: string): boolean => IS_WRITTEN.test(text) && ANY_KIND.test(normalisePlate(text));

/** One character of a plate in a box, after separators. */
const inBox = (characters: string) => String.raw`(?:[ \-]*[${characters}])`;

/**
 * Expression of a box for a plate (HTML, `pattern`): every plate matches it, however it is written, and few other texts do.
 * Browsers judge by it when the box is left; what is posted is judged by `plate`.
 */
export const PLATE_IN_BOX = String.raw`(?:${inBox('A-Za-z')}{1,5}${inBox('0-9')}{1,6}${inBox('A-Za-z')}{0,2}|${inBox('A-Za-z')}?${inBox('0-9')}{4}${inBox('B-DF-HJ-NPR-TV-Zb-df-hj-npr-tv-z')}{3})[ \-]*`;

export const plate: TextFormat = {
  name: 'plate',
  test: isSpanishPlate,
  pattern: WRITTEN,
  exact: 'nowhere',
  expected: 'los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD)',
  isBare: true,
  mistakes: [
    {
      pattern: /^\p{L}+(?:[ .]+\p{L}+)+[ .]*$|^\p{L}{5,}$/u,
      says: 'No es una matrícula: si no la tiene o no la sabe, no envíes este campo. Di entonces qué vehículo es: su versión del catálogo y su fecha de primera matriculación.',
      isOfCaller: true,
    },
    {
      pattern: /^[0-9A-Za-z ._/-]+$(?<=[._/][^]*)/,
      says: 'Escribe la matrícula seguida, o solo con espacios y guiones.',
      isOfCaller: true,
    },
    {
      pattern: /^[0-9]{4}[ -]*(?=[A-ZÑ]*[AEIOUÑQ])[A-ZÑ]{3}$/i,
      says: 'Las tres letras de una matrícula actual nunca son vocales, Ñ ni Q: comprueba con el cliente las letras.',
    },
    { pattern: /^[0-9]{0,3}[ -]*[A-Z]{3}$/i, says: 'A la matrícula le faltan dígitos: son 4 y tres letras.' },
    { pattern: /^[0-9]{5,}[ -]*[A-Z]{3}$/i, says: 'A la matrícula le sobran dígitos: son 4 y tres letras.' },
    { pattern: /^[0-9]{4}[ -]*[A-Z]{0,2}$/i, says: 'A la matrícula le faltan letras: son 4 dígitos y tres letras.' },
    { pattern: /^[0-9]{4}[ -]*[A-Z]{4,}$/i, says: 'A la matrícula le sobran letras: son 4 dígitos y tres letras.' },
    { pattern: /^[0-9O]{4}[ -]*[A-Z]{3}$/i, says: 'Lleva una letra O donde va un cero.' },
    {
      pattern: /^(?=[^0-9]*[0-9])[0-9A-Z -]+$/i,
      says: 'No es una matrícula española: compruébala. Un vehículo con matrícula de otro país no se cotiza aquí mientras no tenga una española.',
    },
  ],
};

/** Letters and digits with at least one digit, however they are grouped. The two parts do not overlap. */
const OF_ANY_COUNTRY = '^[A-Za-z -]*[0-9][0-9A-Za-z -]*$';
const IS_OF_ANY_COUNTRY = new RegExp(OF_ANY_COUNTRY);

/** The plate of a vehicle that was insured before: it may be of another country. */
export const previousPlate: TextFormat = {
  name: 'previous-plate',
  test: (text) => IS_OF_ANY_COUNTRY.test(text),
  pattern: OF_ANY_COUNTRY,
  exact: 'everywhere',
  expected: 'los de una matrícula, española o de otro país: letras y cifras, con o sin espacios y guiones',
  example: '1234MKF',
  isBare: true,
  mistakes: [
    {
      pattern: /^[^0-9]*$/u,
      says: 'No es una matrícula. Si el vehículo asegurado antes es el mismo, repite su matrícula; si es otro, pregúntala: está en la póliza o en el último recibo, y sin ella no se puede declarar ese historial.',
    },
    {
      pattern: /^[0-9A-Za-z ._/-]+$/,
      says: 'Escribe la matrícula seguida, o solo con espacios y guiones.',
      isOfCaller: true,
    },
  ],
};
