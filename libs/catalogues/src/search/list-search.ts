import { existing } from './existing';
import { BESIDES, countBits, FoldedLines } from './folded-lines';
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
  /** Replaces a typed word. */
  readonly wordFor?: (word: string) => string;
  /** Returns the common beginning of all forms of a word. */
  readonly stem?: (word: string) => string;
}

const WORD = 10_000;
const WHOLE = 5000;
const OWN = 1000;
const START = 500;
/** The rank added for each doubling of a frequency: the highest sum stays below the rank of a match at the start. */
const DOUBLING = 20;

/** Texts searched by the beginnings of their words, with the best results first. */
export class ListSearch {
  private readonly lines: FoldedLines;
  private readonly targets: Uint16Array;
  private readonly frequencies: Uint32Array;

  constructor(
    rows: readonly SearchRow[],
    private readonly manner: SearchManner = {},
  ) {
    this.lines = new FoldedLines(
      rows.map(({ text, besides = '' }) => [...indexedWords(text), BESIDES, ...indexedWords(besides)].join(' ')),
    );
    this.targets = Uint16Array.from(rows, ({ target }) => target);
    this.frequencies = Uint32Array.from(rows, ({ frequency = 0 }) => frequency);
  }

  /** Returns the entries with the most words, if they have at least half of them, best first and each once. */
  find(typed: string): number[] {
    const words = this.wordsOf(typed);
    const marks = this.marksOf(words);
    const major = words.reduce((bits, { isMinor }, at) => (isMinor ? bits : bits | (1 << at)), 0);
    const most = marks.reduce((best, mark) => Math.max(best, countBits(mark & major)), 0);
    if (most === 0 || most * 2 < countBits(major)) return [];
    const found: { target: number; score: number }[] = [];
    marks.forEach((mark, line) => {
      if (countBits(mark & major) !== most) return;
      found.push({
        target: existing(this.targets[line], 'entry of that line'),
        score: this.scoreOf(line, words, countBits(mark)),
      });
    });
    found.sort((a, b) => b.score - a.score || a.target - b.target);
    return [...new Set(found.map(({ target }) => target))];
  }

  private wordsOf(typed: string): QueryWord[] {
    const { wordFor = (word: string) => word, stem = (word: string) => word } = this.manner;
    const as = (word: string) => stem(foldedWords(wordFor(word)).join(' '));
    return queryWords(typed).map(({ text, isMinor }) => ({ text: as(text), isMinor }));
  }

  private marksOf(words: readonly QueryWord[]): Uint16Array {
    const marks = new Uint16Array(this.lines.count);
    words.forEach(({ text, isMinor }, at) => this.lines.mark(isMinor ? `${text} ` : needleOf(text), marks, 1 << at));
    return marks;
  }

  private scoreOf(line: number, words: readonly QueryWord[], matched: number): number {
    const [about = ''] = this.lines.line(line).split(BESIDES);
    const own = about
      .trim()
      .split(' ')
      .filter((word) => !isMinorWord(word));
    const major = words.filter(({ isMinor }) => !isMinor);
    const ownWords = major.filter(({ text }) => about.includes(` ${text}`)).length;
    const isWhole = own.length === major.length && ownWords === major.length;
    const startsSo = words.some(({ text, isMinor }) => !isMinor && own[0]?.startsWith(text));
    const frequency = Math.log2(existing(this.frequencies[line], 'frequency of that line') + 1) * DOUBLING;
    const worth = matched * WORD + ownWords * OWN + (isWhole ? WHOLE : 0) + (startsSo ? START : 0);
    return worth + frequency - own.length;
  }
}
