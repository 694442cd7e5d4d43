import { amountIn, wordsOf } from './spanish';

/** A value to choose, with the label that a person reads where the service gives one. */
export interface Choice {
  readonly valor: string | number | boolean;
  readonly etiqueta?: string;
}

/** Translates the English words of codes that have no label: a model reads both languages. */
const GLOSSARY: Readonly<Record<string, readonly string[]>> = {
  ...{
    already: ['ya'],
    owned: ['mio', 'tenia'],
    new: ['nuevo'],
    used: ['ocasion', 'segunda'],
    private: ['particular'],
  },
  ...{ spain: ['espana'], esp: ['espana'], rou: ['rumania'], rest: ['resto'], no: ['sin', 'ninguna'] },
};

/** Words with as many equal letters at the start are equal. */
const STEM = 5;
const stemOf = (word: string) => word.slice(0, STEM);

/** Splits a code such as `NonConnectedAlarm` or `already_owned`. */
const codeWords = (code: string) =>
  code
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Returns the stems of each word of a choice, with its translations. */
const meaningOf = ({ valor, etiqueta }: Choice): string[][] => [
  ...wordsOf(etiqueta ?? '').map((word) => [stemOf(word)]),
  ...(etiqueta === undefined
    ? codeWords(String(valor)).map((word) => [word, ...(GLOSSARY[word] ?? [])].map(stemOf))
    : []),
];

/** Returns the shared part of both, from 0 to 1. */
function likeness(said: ReadonlySet<string>, choice: Choice): number {
  const meaning = meaningOf(choice);
  const shared = meaning.filter((stems) => stems.some((stem) => said.has(stem))).length;
  return (2 * shared) / (said.size + meaning.length);
}

/** Returns the choice that the words mean. */
export function bestChoice(said: string, choices: readonly Choice[]): Choice | undefined {
  const exact = choices.find(({ valor }) => String(valor) === said);
  const inFigures = exact ?? figureChoice(said, choices);
  if (inFigures) return inFigures;
  const stems = new Set(wordsOf(said).map(stemOf));
  let best: { choice: Choice; likeness: number } | undefined;
  for (const choice of choices) {
    const found = likeness(stems, choice);
    if (found > (best?.likeness ?? 0)) best = { choice, likeness: found };
  }
  return best?.choice;
}

const figureOf = ({ valor, etiqueta }: Choice): number | undefined => {
  const digits = /\d[\d.]*/.exec(String(valor)) ?? /\d[\d.]*/.exec(etiqueta ?? '');
  return digits ? Number(digits[0].replaceAll('.', '')) : undefined;
};

/** Among numbers and bounds, returns the least that is not below the number in the words, or the last. */
function figureChoice(said: string, choices: readonly Choice[]): Choice | undefined {
  const figures = choices.map(figureOf);
  if (choices.length < 4 || figures.includes(undefined)) return undefined;
  const amount = amountIn(said);
  if (amount === undefined) return undefined;
  const at = figures.findIndex((figure) => figure !== undefined && figure >= amount);
  return choices.at(at);
}
