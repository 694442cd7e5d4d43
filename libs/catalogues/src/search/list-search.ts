import { nearest } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import { BESIDES, countBits, FoldedLines, lineOf } from './folded-lines';
import { foldedWords, indexedWords, isMinorWord, needleOf, type QueryWord, queryWords } from './folded-text';

/** A text that refers to an entry of a list. */
export interface SearchRow {
  readonly text: string;
  /** Further words for the search, with a lower rank. */
  readonly besides?: string;
  /** The position of its entry. */
  readonly target: number;
  /** Its frequency: a count of anything. */
  readonly frequency?: number;
}

/** Options of a search in a list. */
export interface SearchManner {
  /** Returns one form for all spellings of a word, typed or listed. */
  readonly spell?: (word: string) => string;
  /** Returns the common beginning of all forms of a word; of the typed words, the first one that a row has in any form decides. */
  readonly stem?: (word: string) => string;
  /** True for a list of names, in which a misspelt word means the nearest name. */
  readonly isOfNames?: boolean;
}

/** The entries found by words. */
export interface FoundEntries {
  /** Positions, best first, each once. */
  readonly targets: readonly number[];
  /** The typed words that the best entry lacks. */
  readonly missing: readonly string[];
  /** True when they were found only after a misspelt word was corrected. */
  readonly isCorrected?: true;
  /** True when the best entry is spelled in another way: in another language, or it is another name. */
  readonly isRespelled?: true;
}

const MINOR_WORD = 100;
const WHOLE = 5000;
const SAME_SPELLING = 800;
const SAME_ARTICLE = 200;
const OWN = 1000;
const START = 500;

/** The rank of a name that begins with the text: "Las Rozas de Madrid" before the other spelling of a whole name, "Roses". */
const SAME_BEGINNING = 5050;

/** Shorter words have no misspelling that is not another word. */
export const MISSPELT_FROM = 5;

/** The rank of a word that only one row has; a word of several rows has a share of it. */
const RARE = 900;

/** The rank added for each doubling of a frequency: the highest sum stays below the rank of a match at the start. */
const DOUBLING = 20;

/** Allows one edit, and two in a long word: more make another name. */
export const editsWithin = (characters: number): number => (characters < 8 ? 1 : 2);

const asIs = (word: string): string => word;

/** Texts searched by the beginnings of their words, with the best results first. */
export class ListSearch {
  private readonly lines: FoldedLines;
  /** The stems of the words of each row. */
  private readonly stems: FoldedLines | undefined;
  /** The words of each row as they are written, and those of them that are not minor. */
  private readonly names: readonly (readonly [all: string, major: string])[];
  /** The indexed words by their first letter, for corrections. */
  private readonly vocabulary = new Map<string, Set<string>>();
  private readonly targets: Uint16Array;
  private readonly frequencies: Uint32Array;

  constructor(
    rows: readonly SearchRow[],
    private readonly manner: SearchManner = {},
  ) {
    const { spell = asIs, stem } = manner;
    const indexed = (text: string) => indexedWords(text).map(spell);
    this.lines = new FoldedLines(rows.map(({ text, besides = '' }) => lineOf(indexed(text), indexed(besides))));
    this.stems = stem && new FoldedLines(rows.map(({ text }) => lineOf(indexed(text).map(stem))));
    this.names = rows.map(({ text }) => namesOf(text));
    for (const word of rows.flatMap(({ text }) => indexed(text))) {
      const [letter = ''] = word;
      this.vocabulary.set(letter, (this.vocabulary.get(letter) ?? new Set()).add(word));
    }
    this.targets = Uint16Array.from(rows, ({ target }) => target);
    this.frequencies = Uint32Array.from(rows, ({ frequency = 0 }) => frequency);
  }

  /** Returns the admitted entries with the most words, or the names nearest to them. */
  find(typed: string, admits: (target: number) => boolean = () => true): FoundEntries {
    const words = this.wordsOf(typed);
    const found = this.findWords(words, typed, admits);
    if (found.missing.length === 0 || !this.manner.isOfNames) return found;
    const corrected = words.map((word) =>
      found.missing.includes(word.typed) ? { ...word, text: this.corrected(word.text) } : word,
    );
    const near = this.findWords(corrected, typed, admits);
    const isNearer = near.targets.length > 0 && near.missing.length < found.missing.length;
    return isNearer ? { ...near, missing: found.missing, isCorrected: true } : found;
  }

  private corrected(word: string): string {
    if (word.length < MISSPELT_FROM) return word;
    return nearest(word, this.vocabulary.get(word.charAt(0)) ?? [], editsWithin) ?? word;
  }

  private findWords(words: readonly QueryWord[], typed: string, admits: (target: number) => boolean): FoundEntries {
    const marks = this.marksOf(words);
    const major = words.reduce((bits, { isMinor }, at) => (isMinor ? bits : bits | (1 << at)), 0);
    const targetOf = (line: number) => defined(this.targets[line], 'entry of that line');
    const heads = this.headsOf(words);
    const lines = [...marks.keys()].filter((line) => admits(targetOf(line)) && (heads?.[line] ?? 1) !== 0);
    const markOf = (line: number) => defined(marks[line], 'marks of that line') & major;
    const most = lines.reduce((best, line) => Math.max(best, countBits(markOf(line))), 0);
    const missingIn = (bits: number) =>
      words.filter((_, at) => (major & ~bits & (1 << at)) !== 0).map((word) => word.typed);
    if (most === 0) return { targets: [], missing: missingIn(0) };
    const rarities = words.map((_, at) => RARE / lines.filter((line) => (markOf(line) & (1 << at)) !== 0).length);
    const name = namesOf(typed);
    const matched = (line: number) => words.filter((_, at) => (markOf(line) & (1 << at)) !== 0);
    const found = lines
      .filter((line) => countBits(markOf(line)) === most)
      .map((line) => {
        const bits = defined(marks[line], 'marks of that line');
        const rarity = rarities.reduce((sum, each, at) => (markOf(line) & (1 << at) ? sum + each : sum), 0);
        return {
          line,
          score: countBits(bits & ~major) * MINOR_WORD + rarity + this.scoreOf(line, matched(line), name),
        };
      })
      .sort((a, b) => b.score - a.score || targetOf(a.line) - targetOf(b.line));
    const [best] = found;
    return {
      targets: [...new Set(found.map(({ line }) => targetOf(line)))],
      missing: best ? missingIn(markOf(best.line)) : [],
      ...(best && this.isRespelled(best.line, matched(best.line)) && { isRespelled: true }),
    };
  }

  /** Returns the rows that have the first word of an occupation, which its place does not outweigh: "enfermera en el hospital". */
  private headsOf(words: readonly QueryWord[]): Uint16Array | undefined {
    for (const { text } of words.filter(({ isMinor }) => !isMinor)) {
      const marks = new Uint16Array(this.lines.lines.length);
      this.stems?.mark(`${text} `, marks, 1);
      if (marks.some((mark) => mark !== 0)) return marks;
    }
    return undefined;
  }

  private isRespelled(line: number, matched: readonly QueryWord[]): boolean {
    if (!this.manner.spell) return false;
    const [all] = defined(this.names[line], 'name of that line');
    return matched.some(({ typed }) => !` ${all}`.includes(` ${foldedWords(typed).join(' ')}`));
  }

  private wordsOf(typed: string): QueryWord[] {
    const { spell = asIs, stem = asIs } = this.manner;
    return queryWords(typed).map((word) => ({ ...word, text: stem(word.text.split(' ').map(spell).join(' ')) }));
  }

  private marksOf(words: readonly QueryWord[]): Uint16Array {
    const marks = new Uint16Array(this.lines.lines.length);
    words.forEach(({ text, isMinor }, at) => this.lines.mark(isMinor ? `${text} ` : needleOf(text), marks, 1 << at));
    return marks;
  }

  private scoreOf(line: number, matched: readonly QueryWord[], [all, name]: readonly [string, string]): number {
    const { stem = asIs } = this.manner;
    const [about = ''] = defined(this.lines.lines[line], 'words of that line').split(BESIDES);
    const own = about.trim().split(' ').filter(isMajorWord);
    const major = matched.map(({ text }) => text);
    const ownWords = major.filter((text) => about.includes(` ${text}`)).length;
    const isWhole = own.map(stem).sort().join(' ') === [...major].sort().join(' ');
    const [ownAll, ownName] = defined(this.names[line], 'name of that line');
    const startsSo = major.some((text) => own[0]?.startsWith(text));
    const frequency = Math.log2(defined(this.frequencies[line], 'frequency of that line') + 1) * DOUBLING;
    const spelling =
      ownName === name
        ? WHOLE + SAME_SPELLING + (ownAll === all ? SAME_ARTICLE : 0)
        : Math.max(isWhole ? WHOLE : 0, ownName.startsWith(`${name} `) ? SAME_BEGINNING : 0);
    return ownWords * OWN + spelling + (startsSo ? START : 0) + frequency - own.length;
  }
}

const isMajorWord = (word: string): boolean => !isMinorWord(word);

function namesOf(text: string): readonly [all: string, major: string] {
  const words = foldedWords(text);
  return [words.join(' '), words.filter(isMajorWord).join(' ')];
}
