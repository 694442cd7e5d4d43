/** A mistake that a text of the wrong format may have, with the sentence that says how to mend it. */
export interface Mistake {
  readonly pattern: Pick<RegExp, 'test'>;
  /** Spanish; the text that was received is not in it. */
  readonly says: string;
  /** True where the caller can mend the text without asking the customer. */
  readonly isOfCaller?: boolean;
  /** True for a case that is not quoted: no example is true of the customer. */
  readonly isNotQuoted?: boolean;
}

/** The parts of a format in which mistakes are looked for. */
export interface Judged {
  readonly test: (text: string) => boolean;
  readonly mistakes?: readonly Mistake[];
  /** True for a format without separators. */
  readonly isBare?: boolean;
}

interface Sign {
  readonly signs: RegExp;
  readonly what: string;
  /** The sign to write in its place; none where it is left out. */
  readonly use?: string;
}

/** Signs that look like others on a screen, or like none (Unicode TR 39, TR 36). */
const LOOK_ALIKES: readonly Sign[] = [
  {
    signs: /[\u05be\u2010-\u2015\u2043\u2212\u30fc\ufe58\ufe63\uff0d]/u,
    what: 'un guion que no es el del teclado',
    use: '-',
  },
  {
    signs: /[\t\n\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/u,
    what: 'un espacio que no es el normal',
    use: 'el espacio normal',
  },
  {
    signs: /[`\u00b4\u02b9\u02c8\u02ca\u02cb\u2018\u201b\u2032\u2035\uff07]/u,
    what: 'un acento suelto o una comilla en lugar de un apóstrofo',
    use: "'",
  },
  { signs: /[\u2022\u2027\u2219\u22c5\u30fb\uff65]/u, what: 'un punto que no es el punto medio', use: '·' },
  { signs: /["\u00ab\u00bb\u201a\u201c-\u201f\u2039\u203a\uff02]/u, what: 'comillas' },
  { signs: /[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u, what: 'un carácter invisible' },
  { signs: /[\u2024\u3002\uff0e\uff61]/u, what: 'un punto que no es el del teclado', use: '.' },
  { signs: /(?![0-9])\p{Nd}/u, what: 'una cifra que no es del 0 al 9', use: 'las cifras del teclado' },
  { signs: /[\uff01-\uff5e\ufe6b]/u, what: 'un carácter de ancho completo', use: 'el del teclado' },
];

const FOREIGN_LETTER: Sign = {
  signs: /(?!\p{Script=Latin})\p{L}/u,
  what: 'una letra de otro alfabeto',
  use: 'la letra del teclado',
};

/** Returns the mistake of a text that does not have a format; undefined where none is known. */
export function mistakeIn(text: string, judged: Judged): Mistake | undefined {
  const known = judged.mistakes?.find(({ pattern }) => pattern.test(text));
  return known?.isOfCaller ? known : (lookAlikeIn(text, judged) ?? known);
}

function lookAlikeIn(text: string, { test, isBare = false }: Judged): Mistake | undefined {
  const signs = isBare ? [...LOOK_ALIKES, FOREIGN_LETTER] : LOOK_ALIKES;
  for (const { signs: pattern, what, use } of signs) {
    const sign = pattern.exec(text)?.[0];
    if (sign === undefined || test(`a${sign}a`)) continue;
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const instead = use === undefined || (isBare && !/teclado/.test(use)) ? 'quítalo' : `usa ${use}`;
    return { pattern, says: `Lleva ${what} (U+${code}): ${instead}.`, isOfCaller: true };
  }
  return undefined;
}
