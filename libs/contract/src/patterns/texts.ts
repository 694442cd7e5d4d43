import type { TextFormat } from '../model/value-kind';

/** Makes a format from one expression that is both tested and published. It must be linear: no nested or adjoining repeats. */
function plainFormat(name: string, pattern: string, expected: string): TextFormat {
  const expression = new RegExp(pattern, 'u');
  return { name, test: (text) => expression.test(text), pattern, exact: 'everywhere', expected, fixesLength: true };
}

/** Makes a format that is tested with Unicode classes and published without them: see `pattern` of TextFormat. */
function unicodeFormat(name: string, judged: string, published: string, expected: string): TextFormat {
  const expression = new RegExp(judged, 'u');
  return { name, test: (text) => expression.test(text), pattern: published, exact: 'latin', expected };
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

export const letters = unicodeFormat('letters', `^${LETTERS}$`, `^${LATIN_LETTERS}$`, LETTERS_ONLY);

/** The format of a name that may be empty. */
export const lettersOrNothing = unicodeFormat(
  'letters-or-nothing',
  `^(?:${LETTERS})?$`,
  `^(?:${LATIN_LETTERS})?$`,
  LETTERS_ONLY,
);

/** Spanish postal code: the first two digits are the INE province, 01 to 52. */
export const postalCode = plainFormat(
  'postal-code',
  '^(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$',
  'código postal español de 5 dígitos, como texto',
);

export const spanishMobile = plainFormat(
  'spanish-mobile',
  '^(?:\\+34|0034)?[67][0-9]{8}$',
  'móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere',
);

export const occupationCode = plainFormat('occupation-code', '^[0-9]{4}$', 'código CNO-11 de 4 dígitos, como texto');

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
);

/** Any text of visible characters, the empty one included. */
export const printable = unicodeFormat('printable', `^[^${UNSEEN}]*$`, `^[^${LATIN_UNSEEN}]*$`, 'ninguno invisible');

/** Any text of visible characters that is not blank. */
export const plain = unicodeFormat(
  'plain',
  `^\\p{Zs}*[^\\s${UNSEEN}][^${UNSEEN}]*$`,
  `^[ \\xa0]*[^${LATIN_UNSEEN_OR_BLANK}][^${LATIN_UNSEEN}]*$`,
  'no en blanco ni con caracteres invisibles',
);
