import type { TextFormat } from '../model/value-kind';

/** A format that a regular expression says completely. The expression must be linear: no nested or adjoining repeats. */
function formatOf(name: string, pattern: string, expected: string, fixesLength = false): TextFormat {
  const expression = new RegExp(pattern, 'u');
  return { name, test: (text) => expression.test(text), pattern, exact: true, expected, fixesLength };
}

/**
 * What nobody sees: control and format characters, halves of a character, line and paragraph separators, and what is drawn
 * as nothing (`DI`, Default_Ignorable_Code_Point: fillers, selectors). For a class between brackets.
 */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{DI}';

/** Letters that are seen, each with the combining marks that it carries. The two classes of the repeat share nothing. */
const LETTER = '[^\\P{L}\\p{DI}]';
const WORD = `${LETTER}(?:${LETTER}|[^\\P{M}\\p{DI}])*`;
const LETTERS = `${WORD}(?:[ \\-'’·]${WORD})*`;
const LETTERS_ONLY = 'solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas';

export const letters = formatOf('letters', `^${LETTERS}$`, LETTERS_ONLY);

/** The same for a name that a person may not have. */
export const lettersOrNothing = formatOf('letters-or-nothing', `^(?:${LETTERS})?$`, LETTERS_ONLY);

/** Spanish postal code: the first two digits are the INE province, 01 to 52. */
export const postalCode = formatOf(
  'postal-code',
  '^(?:0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$',
  'código postal español de 5 dígitos, como texto',
  true,
);

export const spanishMobile = formatOf(
  'spanish-mobile',
  '^(?:\\+34|0034)?[67][0-9]{8}$',
  'móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere',
  true,
);

export const occupationCode = formatOf('occupation-code', '^[0-9]{4}$', 'código CNO-11 de 4 dígitos, como texto', true);

/** What an address holds neither before nor after its at-sign: blanks, the unseen, and the signs of a list of addresses. */
const NOT_IN_EMAIL = `\\s@${UNSEEN}<>(),;:"\\\\\\[\\]`;

/** Nor does a domain hold the ideographic full stop, which becomes a dot, and what ends or escapes a host in a URL. */
const NOT_IN_DOMAIN = `${NOT_IN_EMAIL}.\\u3002/?#%`;

/**
 * What a domain's label holds: letters as they are, and of the rest what the mapping of a domain to ASCII leaves as it is
 * (`CWKCF`, Changes_When_NFKC_Casefolded; source: UTS #46). That mapping makes signs of a list out of look-alikes: the
 * full-width comma becomes a comma. The two alternatives share nothing.
 */
export const EMAIL_DOMAIN_LABEL = `(?:[\\p{Lu}\\p{Ll}]|[^\\p{Lu}\\p{Ll}\\p{CWKCF}${NOT_IN_DOMAIN}])+`;

/** What an address holds before its at-sign. */
export const EMAIL_LOCAL_PART = `[^${NOT_IN_EMAIL}]+`;

/** One at-sign, and a dot inside the domain. */
export const email = formatOf(
  'email',
  `^${EMAIL_LOCAL_PART}@${EMAIL_DOMAIN_LABEL}(?:\\.${EMAIL_DOMAIN_LABEL})+$`,
  'de la forma nombre@dominio.es',
);

/** Any text in which all can be seen, the empty one included. */
export const printable = formatOf('printable', `^[^${UNSEEN}]*$`, 'ninguno invisible');

/** The same, and not blank. */
export const plain = formatOf(
  'plain',
  `^\\p{Zs}*[^\\s${UNSEEN}][^${UNSEEN}]*$`,
  'no en blanco ni con caracteres invisibles',
);
