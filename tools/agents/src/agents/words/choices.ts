import { amountIn } from './amounts';
import { wordsOf } from './folded';
import { GLOSSARY } from './glossary.data';

/** A value that may be chosen: what is sent, and what a person reads where the door says it. */
export interface Choice {
  readonly valor: string | number | boolean;
  readonly etiqueta?: string;
}

/** Letters by which two words are taken for the same. */
const STEM = 5;
const stemOf = (word: string) => word.slice(0, STEM);

/** `NonConnectedAlarm`, `already_owned`: the words of a code. */
const codeWords = (code: string) =>
  code
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** A code that the glossary knows as one word is one. */
const meaningWords = (code: string) => (code.toLowerCase() in GLOSSARY ? [code.toLowerCase()] : codeWords(code));

/** What a choice means, a set of stems for each of its words. */
const meaningOf = ({ valor, etiqueta }: Choice): string[][] => [
  ...wordsOf(etiqueta ?? '').map((word) => [stemOf(word)]),
  ...(etiqueta === undefined
    ? meaningWords(String(valor)).map((word) => [word, ...(GLOSSARY[word] ?? [])].map(stemOf))
    : []),
];

/** How much of both is the same, from 0 to 1. */
function likeness(said: ReadonlySet<string>, choice: Choice): number {
  const meaning = meaningOf(choice);
  const shared = meaning.filter((stems) => stems.some((stem) => said.has(stem))).length;
  return (2 * shared) / (said.size + meaning.length);
}

/** The choice that is meant; undefined where none is. */
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

/** Where every choice is a number or a bound, the one of a number that is said: itself, the least above it, or the last. */
function figureChoice(said: string, choices: readonly Choice[]): Choice | undefined {
  const figures = choices.map(figureOf);
  if (choices.length < 4 || figures.includes(undefined)) return undefined;
  const amount = amountIn(said);
  if (amount === undefined) return undefined;
  const at = figures.findIndex((figure) => figure !== undefined && figure >= amount);
  return choices.at(at);
}
