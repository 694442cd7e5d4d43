import {
  CATALOGUE_TEXT_MAX_CHARS,
  DAY_BOXES,
  dayBox,
  isLanguage,
  joinDay,
  longestTyped,
  namesOf,
  type FormStep,
  type Language,
} from '@cotiza/contract';

/** Name of the token against forged forms. */
export const SEAL_FIELD = 'sello';
/** Name of the version of the draft that the page has shown. */
export const VERSION_FIELD = 'version';
/** Name of the buttons that search; the value is the path of the field. */
export const SEARCH_BUTTON = 'buscar';
/** Name of the box of consent; the value is the language of its text. */
export const CONSENT_FIELD = 'acepto';
/** Name of the words by which the value of a field is searched. */
export const wordsName = (path: string): string => `texto.${path}`;

export interface PostedStep {
  /** The texts of the fields, by path. */
  readonly typed: ReadonlyMap<string, string>;
  /** Words to search for, by path: those of the pressed button, and those beside which nothing is chosen. */
  readonly searches: ReadonlyMap<string, string>;
  /** Path of the field whose button was pressed. */
  readonly pressed?: string;
  /** The language of the text that the customer agrees to; absent without consent. */
  readonly consented?: Language;
}

/** Returns the days whose boxes were posted, by path. */
const daysIn = (step: FormStep, fields: URLSearchParams): (readonly [string, string])[] =>
  [...step.fields.values()].flatMap(({ path, control }) => {
    if (control !== 'day') return [];
    const parts = DAY_BOXES.map((box) => fields.get(dayBox(path, box)));
    return parts.every((part) => part === null) ? [] : [[path, joinDay(parts.map((part) => part ?? ''))] as const];
  });

/** Reads a posted step; undefined for a form that no page has made: with an unknown or repeated name, or too long a text. */
export function readPosted(step: FormStep, fields: URLSearchParams): PostedStep | undefined {
  const searched = [...step.fields.values()].filter(({ control }) => control === 'search').map(({ path }) => path);
  const known = new Set([
    ...namesOf(step),
    ...searched.map(wordsName),
    SEAL_FIELD,
    VERSION_FIELD,
    SEARCH_BUTTON,
    CONSENT_FIELD,
  ]);
  const entries = [...fields];
  const names = new Set(entries.map(([name]) => name));
  const isOurs = ([name, text]: readonly [string, string]) => {
    const field = step.fields.get(name);
    return known.has(name) && text.length <= (field ? longestTyped(field.row) : CATALOGUE_TEXT_MAX_CHARS);
  };
  if (names.size < entries.length || !entries.every(isOurs)) return undefined;
  const searches = searched.flatMap((path): [string, string][] => {
    const words = fields.get(wordsName(path))?.trim() ?? '';
    const isWanted = fields.get(SEARCH_BUTTON) === path || (fields.get(path) ?? '') === '';
    return words !== '' && isWanted ? [[path, words]] : [];
  });
  const paths = new Set(namesOf(step));
  const typed = new Map([...entries.filter(([name]) => paths.has(name)), ...daysIn(step, fields)]);
  const pressed = fields.get(SEARCH_BUTTON) ?? undefined;
  const consented = [fields.get(CONSENT_FIELD)].find(isLanguage);
  return { typed, searches: new Map(searches), pressed, consented };
}
