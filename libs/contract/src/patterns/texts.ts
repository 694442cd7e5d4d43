import type { TextFormat } from '../model/value-kind';
import type { Mistake } from './mistakes';

/** Makes a format from one expression that is both tested and published. It must be linear: no nested or adjoining repeats. */
function plainFormat(name: string, pattern: string, expected: string, mistakes: readonly Mistake[]): TextFormat {
  const expression = new RegExp(pattern, 'u');
  const test = (text: string) => expression.test(text);
  return { name, test, pattern, exact: 'everywhere', expected, fixesLength: true, isBare: true, mistakes };
}

/** Makes a format that is tested with Unicode classes and published without them: see `pattern` of TextFormat. */
function unicodeFormat(
  name: string,
  judged: string,
  published: string,
  expected: string,
  mistakes: readonly Mistake[] = [],
): TextFormat {
  const expression = new RegExp(judged, 'u');
  return { name, test: (text) => expression.test(text), pattern: published, exact: 'latin', expected, mistakes };
}

/**
 * Invisible characters: control and format characters, lone surrogates, line and paragraph separators, and characters
 * without a glyph (`DI`, Default_Ignorable_Code_Point: fillers, selectors). For use inside brackets.
 */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{DI}';

/** The published form of `UNSEEN`, up to U+00FF: the control characters and the soft hyphen. */
const LATIN_UNSEEN = '\\x00-\\x1f\\x7f-\\x9f\\xad';
/** `LATIN_UNSEEN` with the two blanks up to U+00FF: the common one and the no-break space. */
const LATIN_UNSEEN_OR_BLANK = '\\x00-\\x20\\x7f-\\xa0\\xad';

/** Visible letters, each with its combining marks. The two classes of the repeat are disjoint. */
const LETTER = '[^\\P{L}\\p{DI}]';
const WORD = `${LETTER}(?:${LETTER}|[^\\P{M}\\p{DI}])*`;
/** The separators allowed between two words, once. */
const SEPARATOR = "[ '’·-]";
const lettersOf = (word: string) => `${word}(?:${SEPARATOR}${word})*`;
const LETTERS = lettersOf(WORD);
/** The published form of a word: all characters but those up to U+00FF that are not letters, plus the separator above it. */
const LATIN_LETTERS = lettersOf('[^\\x00-@\\[-\\x60{-\\xa9\\xab-\\xb4\\xb6-\\xb9\\xbb-\\xbf\\xd7\\xf7’]+');
const LETTERS_ONLY = 'solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas';

/** Mistakes of names. */
const OF_NAMES: readonly Mistake[] = [
  {
    pattern: /^ | $|  |[-'’·] | [-'’·]/,
    says: 'Lleva espacios al principio, al final, dobles o junto a un guion o un apóstrofo: quítalos.',
    isOfCaller: true,
  },
  { pattern: /[0-9]/, says: 'Lleva cifras, y un nombre solo lleva letras.' },
  { pattern: /\./, says: 'Lleva puntos: escribe las abreviaturas enteras, como en el documento.' },
  { pattern: /,/, says: 'Lleva una coma: el nombre y cada apellido van en su campo.', isOfCaller: true },
  { pattern: /[^\p{L}\p{M} '’·-]/u, says: 'Lleva un signo que no va en un nombre.' },
];

export const letters = unicodeFormat('letters', `^${LETTERS}$`, `^${LATIN_LETTERS}$`, LETTERS_ONLY, OF_NAMES);

/** The format of a name that may be empty. */
export const lettersOrNothing = unicodeFormat(
  'letters-or-nothing',
  `^(?:${LETTERS})?$`,
  `^(?:${LATIN_LETTERS})?$`,
  LETTERS_ONLY,
  OF_NAMES,
);

/** Spanish postal code: the first two digits are the INE province, 01 to 52. */
export const postalCode = plainFormat(
  'postal-code',
  '^(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$',
  'código postal español de 5 dígitos, como texto',
  [
    {
      pattern: /^ *(?:[0-9][ .-]*){5}$(?<=[^0-9].*)/,
      says: 'Escribe sus 5 dígitos seguidos, sin espacios.',
      isOfCaller: true,
    },
    { pattern: /^[0-9]{5}$/, says: 'Sus dos primeros dígitos no son los de ninguna provincia: van de 01 a 52.' },
    { pattern: /^[0-9]{0,4}$/, says: 'Le faltan dígitos: son 5, con el cero de delante.' },
    { pattern: /^[0-9]{6,}$/, says: 'Le sobran dígitos: son 5.' },
    { pattern: /[^0-9]/, says: 'Un código postal español solo lleva dígitos.' },
  ],
);

export const spanishMobile = plainFormat(
  'spanish-mobile',
  '^(?:\\+34|0034)?[67][0-9]{8}$',
  'móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere',
  [
    {
      pattern: /^[ (]*(?:(?:\+|0 *0)? *3 *4)?[ ).-]*[67](?:[ ./()-]*[0-9]){8}[ .-]*$/,
      says: 'Escribe el número seguido: sin espacios, puntos, guiones ni paréntesis, y el prefijo, si va, como +34.',
      isOfCaller: true,
    },
    { pattern: /\p{L}/u, says: 'Lleva letras, y un teléfono solo lleva cifras.' },
    { pattern: /^(?:\+|00)(?!34)/, says: 'El número es de otro país: hace falta un móvil español.' },
    {
      pattern: /^(?:\+34|0034)?[ .-]*[89](?:[ .-]*[0-9]){8}$/,
      says: 'Es un teléfono fijo: hace falta un móvil, que empieza por 6 o 7.',
    },
    { pattern: /^(?:\+34|0034)?[67][0-9]{0,7}$/, says: 'Le faltan dígitos: un móvil español tiene 9.' },
    { pattern: /^(?:\+34|0034)?[67][0-9]{9,}$/, says: 'Le sobran dígitos: un móvil español tiene 9.' },
    { pattern: /^(?:\+34|0034)?[0-5]/, says: 'Un móvil español empieza por 6 o 7.' },
  ],
);

export const occupationCode = plainFormat('occupation-code', '^[0-9]{4}$', 'código CNO-11 de 4 dígitos, como texto', [
  {
    pattern: /\p{L}/u,
    says: 'Es el código de 4 dígitos de la ocupación y no su nombre: búscalo en el catálogo economic-occupations.',
    isOfCaller: true,
  },
  {
    pattern: /^[0-9 .-]+$/,
    says: 'El código tiene 4 dígitos seguidos: búscalo en el catálogo economic-occupations.',
    isOfCaller: true,
  },
]);

/** Characters that separate addresses in a list. Neither part of an address holds them. */
const LIST_SIGNS = '@<>(),;:"\\\\\\[\\]';
/** Characters that no part of an address holds: blanks, invisible ones and the separators. */
const NOT_IN_EMAIL = `\\s${UNSEEN}${LIST_SIGNS}`;
const LATIN_NOT_IN_EMAIL = `${LATIN_UNSEEN_OR_BLANK}${LIST_SIGNS}`;

/** Characters that end or escape a host in a URL, and the dot between labels. A domain label holds none of them. */
const URL_SIGNS = './?#%';
/** Also excludes the ideographic full stop, which the mapping turns into a dot. */
const NOT_IN_DOMAIN = `${NOT_IN_EMAIL}\\u3002${URL_SIGNS}`;

/**
 * A label of a domain: letters, and other characters that the mapping of a domain to ASCII does not change
 * (`CWKCF`, Changes_When_NFKC_Casefolded; source: UTS #46). That mapping turns look-alikes into list separators: the
 * full-width comma becomes a comma. The two alternatives are disjoint.
 */
export const EMAIL_DOMAIN_LABEL = `(?:[\\p{Lu}\\p{Ll}]|[^\\p{Lu}\\p{Ll}\\p{CWKCF}${NOT_IN_DOMAIN}])+`;

/** The published form of a label. Up to U+00FF the mapping changes ordinals, fractions, raised digits and lone accents. */
const LATIN_DOMAIN_LABEL = `[^${LATIN_NOT_IN_EMAIL}${URL_SIGNS}\\xa8\\xaa\\xaf\\xb2-\\xb4\\xb8-\\xba\\xbc-\\xbe]+`;

/** The part of an address before its at-sign. */
export const EMAIL_LOCAL_PART = `[^${NOT_IN_EMAIL}]+`;

/** One at-sign, and a dot inside the domain. */
const emailOf = (local: string, label: string) => `^${local}@${label}(?:\\.${label})+$`;

export const email = unicodeFormat(
  'email',
  emailOf(EMAIL_LOCAL_PART, EMAIL_DOMAIN_LABEL),
  emailOf(`[^${LATIN_NOT_IN_EMAIL}]+`, LATIN_DOMAIN_LABEL),
  'de la forma nombre@dominio.es',
  [
    {
      pattern: /^(?:[^<]*<|mailto:|\[)/i,
      says: 'Envía solo la dirección, sin nombre ni signos alrededor.',
      isOfCaller: true,
    },
    { pattern: /^\s|\s$/, says: 'Lleva espacios al principio o al final: quítalos.', isOfCaller: true },
    { pattern: /^[^@]*$/, says: 'Le falta la arroba (@).' },
    { pattern: /@.*@/, says: 'Lleva más de una arroba, o más de una dirección: hace falta una sola.' },
    { pattern: /\s/, says: 'Lleva espacios, y una dirección no los lleva.' },
    { pattern: /^@/, says: 'Le falta el nombre que va antes de la arroba.' },
    { pattern: /@$/, says: 'Le falta el dominio que va después de la arroba.' },
    { pattern: /@.*,/, says: 'Lleva una coma en el dominio, donde va un punto.' },
    { pattern: /@[^.]*$/, says: 'Al dominio le falta el punto y el final, como .es o .com.' },
    { pattern: /@\.|\.\.|\.$/, says: 'Al dominio le sobra un punto.' },
    {
      pattern: /[^\p{L}\p{M}\p{N}@.!#$%&'*+/=?^_`{|}~-]/u,
      says: 'Lleva un signo que no va en una dirección de correo.',
    },
  ],
);

/** Any text of visible characters, the empty one included. */
export const printable = unicodeFormat('printable', `^[^${UNSEEN}]*$`, `^[^${LATIN_UNSEEN}]*$`, 'ninguno invisible');

/** Mistakes of a calendar day. */
export const OF_DAYS: readonly Mistake[] = [
  {
    pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/,
    says: 'Ese día no existe en el calendario.',
  },
  {
    pattern: /^ *(?:[0-9]{4}[-/. ]*[0-9]{1,2}[-/. ]*[0-9]{1,2}|[0-9]{1,2}[-/. ]*[0-9]{1,2}[-/. ]*[0-9]{4})(?:[T ].*)?$/,
    says: 'Escribe la fecha como AAAA-MM-DD: el año, el mes y el día con dos cifras, con guiones y sin hora.',
    isOfCaller: true,
  },
  {
    pattern: /^(?:[0-9]{1,2} (?:de )?\p{L}+\.? (?:de(?:l)? )?|\p{L}+\.? [0-9]{1,2},? )[0-9]{4}$/iu,
    says: 'Escribe la fecha como AAAA-MM-DD: el mes, en cifras.',
    isOfCaller: true,
  },
  { pattern: /^[0-9]{1,2}[-/. ][0-9]{1,2}[-/. ][0-9]{2}$/, says: 'El año lleva cuatro cifras: AAAA-MM-DD.' },
  {
    pattern: /^(?:[0-9]{1,2}[-/]|\p{L}+ (?:del? )?)?[0-9]{4}$|^[0-9]{4}-[0-9]{1,2}$/u,
    says: 'Falta el día exacto: AAAA-MM-DD.',
  },
];

/** Any text of visible characters that is not blank. */
export const plain = unicodeFormat(
  'plain',
  `^\\p{Zs}*[^\\s${UNSEEN}][^${UNSEEN}]*$`,
  `^[ \\xa0]*[^${LATIN_UNSEEN_OR_BLANK}][^${LATIN_UNSEEN}]*$`,
  'no en blanco ni con caracteres invisibles',
);

/** The format of a cadastral reference: its control letters are only warned about. */
export const cadastralReference: TextFormat = {
  ...plain,
  name: 'cadastral-reference',
  mistakes: [
    {
      pattern: /^[A-Z0-9]+(?:[ .-]+[A-Z0-9]+)+$/i,
      says: 'Escribe la referencia seguida, sin espacios ni guiones.',
      isOfCaller: true,
    },
  ],
};
