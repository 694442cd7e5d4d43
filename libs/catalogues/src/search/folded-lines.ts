import { existing } from './existing';

/** Separates the main words of a line from the further ones. */
export const BESIDES = '|';

const SPACE = 32;

/** Lines in one string, searched for words without an object for each line. */
export class FoldedLines {
  readonly count: number;
  private readonly text: string;
  private readonly starts: Uint32Array;

  /** @param lines each with its words folded and separated by one space */
  constructor(lines: readonly string[]) {
    this.count = lines.length;
    this.starts = new Uint32Array(this.count + 1);
    let end = 0;
    lines.forEach((line, index) => {
      end += line.length + 3;
      this.starts[index + 1] = end;
    });
    // Made from bytes, so that the string is flat and takes one byte a character.
    this.text = Buffer.from(lines.map((line) => ` ${line} \n`).join(''), 'latin1').toString('latin1');
  }

  /**
   * Sets a bit in the marks of each line that has a word with this beginning. The engine searches for the first character
   * of the text, so the text does not begin with the space, the most frequent one.
   */
  mark(beginning: string, marks: Uint16Array, bit: number): void {
    if (beginning === '') return;
    let line = 0;
    for (let at = this.text.indexOf(beginning); at !== -1;) {
      if (this.text.charCodeAt(at - 1) !== SPACE) {
        at = this.text.indexOf(beginning, at + 1);
        continue;
      }
      line = this.lineAt(at, line);
      marks[line] = existing(marks[line], 'mark of that line') | bit;
      at = this.text.indexOf(beginning, this.starts[line + 1]);
    }
  }

  /** Returns a line with a space on either side. */
  line(index: number): string {
    return this.text.slice(this.starts[index], existing(this.starts[index + 1], 'end of that line') - 1);
  }

  /** Returns the line of a position, at or after the given line. For frequent texts it is near. */
  private lineAt(position: number, from: number): number {
    let [low, high, step] = [from, from, 1];
    while (high < this.count - 1 && existing(this.starts[high + 1], 'end of that line') <= position) {
      low = high + 1;
      high = Math.min(this.count - 1, high + step);
      step *= 2;
    }
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (existing(this.starts[middle], 'start of that line') <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Counts the set bits. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
