import type { TextFormat } from '../model/value-kind';

/** A format that one expression judges and says. It must be linear: no nested or adjoining repeats. */
function plainFormat(name: string, pattern: string, expected: string): TextFormat {
  const expression = new RegExp(pattern, 'u');
  return { name, test: (text) => expression.test(text), pattern, exact: 'everywhere', expected, fixesLength: true };
}

/** A format that is judged by classes of Unicode, and published without them: see `pattern` of TextFormat. */
function unicodeFormat(name: string, judged: string, published: string, expected: string): TextFormat {
  const expression = new RegExp(judged, 'u');
  return { name, test: (text) => expression.test(text), pattern: published, exact: 'latin', expected };
}

/**
 * What nobody sees: control and format characters, halves of a character, line and paragraph separators, and what is drawn
 * as nothing (`DI`, Default_Ignorable_Code_Point: fillers, selectors). For a class between brackets.
 */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{DI}';

/** The same up to U+00FF, as it is published: the control characters and the soft hyphen. */
const LATIN_UNSEEN = '\\x00-\\x1f\\x7f-\\x9f\\xad';
/** The same and the two blanks there are up to U+00FF, the common one and the one that does not break. */
const LATIN_UNSEEN_OR_BLANK = '\\x00-\\x20\\x7f-\\xa0\\xad';

/** Letters that are seen, each with the combining marks that it carries. The two classes of the repeat share nothing. */
const LETTER = '[^\\P{L}\\p{DI}]';
const WORD = `${LETTER}(?:${LETTER}|[^\\P{M}\\p{DI}])*`;
/** What may stand between two words, once. */
const SEPARATOR = "[ '’·-]";
const lettersOf = (word: string) => `${word}(?:${SEPARATOR}${word})*`;
const LETTERS = lettersOf(WORD);
/** A word as it is published: all but what is no letter up to U+00FF, and the separator that lies above. */
const LATIN_LETTERS = lettersOf('[^\\x00-@\\[-\\x60{-\\xa9\\xab-\\xb4\\xb6-\\xb9\\xbb-\\xbf\\xd7\\xf7’]+');
const LETTERS_ONLY = 'solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas';

export const letters = unicodeFormat('letters', `^${LETTERS}$`, `^${LATIN_LETTERS}$`, LETTERS_ONLY);

/** The same for a name that a person may not have. */
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

/** The signs of a list of addresses, which an address holds neither before nor after its at-sign. */
const LIST_SIGNS = '@<>(),;:"\\\\\\[\\]';
/** Nor does it hold blanks or the unseen. */
const NOT_IN_EMAIL = `\\s${UNSEEN}${LIST_SIGNS}`;
const LATIN_NOT_IN_EMAIL = `${LATIN_UNSEEN_OR_BLANK}${LIST_SIGNS}`;

/** What ends or escapes a host in a URL, and the dot between labels: no label of a domain holds them. */
const URL_SIGNS = './?#%';
/** Nor does it hold the ideographic full stop, which becomes a dot. */
const NOT_IN_DOMAIN = `${NOT_IN_EMAIL}\\u3002${URL_SIGNS}`;

/**
 * What a domain's label holds: letters as they are, and of the rest what the mapping of a domain to ASCII leaves as it is
 * (`CWKCF`, Changes_When_NFKC_Casefolded; source: UTS #46). That mapping makes signs of a list out of look-alikes: the
 * full-width comma becomes a comma. The two alternatives share nothing.
 */
export const EMAIL_DOMAIN_LABEL = `(?:[\\p{Lu}\\p{Ll}]|[^\\p{Lu}\\p{Ll}\\p{CWKCF}${NOT_IN_DOMAIN}])+`;

/** The same as it is published; up to U+00FF the mapping changes ordinals, fractions, raised digits and lone accents. */
const LATIN_DOMAIN_LABEL = `[^${LATIN_NOT_IN_EMAIL}${URL_SIGNS}\\xa8\\xaa\\xaf\\xb2-\\xb4\\xb8-\\xba\\xbc-\\xbe]+`;

/** What an address holds before its at-sign. */
export const EMAIL_LOCAL_PART = `[^${NOT_IN_EMAIL}]+`;

/** One at-sign, and a dot inside the domain. */
const emailOf = (local: string, label: string) => `^${local}@${label}(?:\\.${label})+$`;

export const email = unicodeFormat(
  'email',
  emailOf(EMAIL_LOCAL_PART, EMAIL_DOMAIN_LABEL),
  emailOf(`[^${LATIN_NOT_IN_EMAIL}]+`, LATIN_DOMAIN_LABEL),
  'de la forma nombre@dominio.es',
);

/** Any text in which all can be seen, the empty one included. */
export const printable = unicodeFormat('printable', `^[^${UNSEEN}]*$`, `^[^${LATIN_UNSEEN}]*$`, 'ninguno invisible');

/** The same, and not blank. */
export const plain = unicodeFormat(
  'plain',
  `^\\p{Zs}*[^\\s${UNSEEN}][^${UNSEEN}]*$`,
  `^[ \\xa0]*[^${LATIN_UNSEEN_OR_BLANK}][^${LATIN_UNSEEN}]*$`,
  'no en blanco ni con caracteres invisibles',
);
