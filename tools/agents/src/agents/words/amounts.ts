import { folded } from './folded';

const IN_WORDS: Readonly<Record<string, number>> = {
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
  const word = text.split(/[^a-z]+/).find((each) => each in IN_WORDS);
  return word === undefined ? undefined : IN_WORDS[word];
}
