/** Removes accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words without a meaning of their own. */
const EMPTY = new Set('a al con de del el en es la las lo los o que se su tu un y'.split(' '));

/** Returns the meaningful words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.has(word));

const AMOUNTS: Readonly<Record<string, number>> = {
  ...{ ninguno: 0, ninguna: 0, nunca: 0, cero: 0, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
  ...{ seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
};

/** A figure with points between thousands, a comma before decimals, and perhaps `mil` behind it. */
const FIGURE = /(?<![\w.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?( mil\b)?(?![\d])/;

/** Returns the number in words such as `120.000 €`, `120 mil euros`, `90 m2` or `dos`. */
export function amountIn(said: string): number | undefined {
  const text = folded(said);
  const found = FIGURE.exec(text);
  if (found) {
    const [, figure = '', decimals, thousands] = found;
    const whole = Number(figure.replaceAll('.', ''));
    const value = decimals === undefined ? whole : Number(`${whole}.${decimals}`);
    return thousands === undefined ? value : value * 1000;
  }
  const word = text.split(/[^a-z]+/).find((each) => each in AMOUNTS);
  return word === undefined ? undefined : AMOUNTS[word];
}

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

const IN_FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const IN_WORDS = /^(\d{1,2})(?: de)? ([a-z]+)(?: del?)? (\d{4})$/;

/** Converts a day as people in Spain write it, such as `3 de mayo de 1990` or `3-5-1990`, to AAAA-MM-DD. */
export function dayIn(said: string): string | undefined {
  const text = folded(said).trim();
  const [, day = '', name, year] = IN_FIGURES.exec(text) ?? IN_WORDS.exec(text) ?? [];
  const month = Number(name) || MONTHS.indexOf(name ?? '') + 1;
  return month === 0 ? undefined : [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
}
