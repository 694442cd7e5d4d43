import { existing } from './existing';
import { BESIDES, countBits, FoldedLines } from './folded-lines';
import { foldedWords, indexedWords, isMinorWord, needleOf, type QueryWord, queryWords } from './folded-text';

/** A text that leads to an entry of a list. */
export interface SearchRow {
  readonly text: string;
  /** Other words by which it is found, less telling than its text. */
  readonly besides?: string;
  /** The position of the entry that it leads to. */
  readonly target: number;
  /** How frequent it is: a count of anything. */
  readonly frequency?: number;
}

/** How words are looked for in a list. */
export interface SearchManner {
  /** What is looked for in place of a word that was typed. */
  readonly wordFor?: (word: string) => string;
  /** What begins every form of a word. */
  readonly stem?: (word: string) => string;
}

const WORD = 10_000;
const WHOLE = 5000;
const OWN = 1000;
const START = 500;
/** What a frequency adds for each time that it doubles: the most frequent stays below what a start is worth. */
const DOUBLING = 20;

/** Texts that are found by the beginnings of their words, best first. */
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

  /** The entries found, best first, each once: those that have most of the words, if they have half of them. */
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
