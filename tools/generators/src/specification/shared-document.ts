import { createHash } from 'node:crypto';
import { existing } from '@cotiza/kernel';
import { tagOf } from './specification-rows';

const SAYS_NOTHING = /^(?:\s*|\|---.*|```)$/;

/** A line of a document that the specification was made from: a row of a table, a rule, or a sentence or several. */
export interface DocumentLine {
  /** Stands for exactly these words. */
  readonly digest: string;
  readonly text: string;
  /** The tag that a row of a table has; a second table under one heading is named by the line above it. */
  readonly tag?: string;
}

/** Every line of a document that says something: headings, heads of tables and fences say nothing by themselves. */
export function linesOf(markdown: string): DocumentLine[] {
  const lines = markdown.split('\n');
  const found: DocumentLine[] = [];
  let heading = '';
  let named = false;
  lines.forEach((text, index) => {
    const title = /^#{1,4} (.+)$/.exec(text)?.[1];
    if (title !== undefined) {
      heading = title;
      named = false;
    } else if (lines[index + 1]?.startsWith('|---')) {
      if (named) heading = existing(lines[index - 2], 'line above the table').replace(/:$/, '');
      named = true;
    } else if (!SAYS_NOTHING.test(text)) {
      const first = /^\| ?([^|]+?) ?\|/.exec(text)?.[1];
      found.push({
        digest: digestOf(`${heading}\n${text}`),
        text,
        ...(first === undefined ? {} : { tag: tagOf(heading, first) }),
      });
    }
  });
  return found;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Figures, and names of fields, values, catalogues and keys: what no other words can say. */
export const factsIn = (text: string): string[] => [
  ...new Set(
    text.replace(/^ *\d+\. /, '').match(/\b\d+(?:\.\d+)*\b|\b[a-z]\w*_\w+\b|\b[A-Z][a-z0-9]+[A-Z]\w*\b/g) ?? [],
  ),
];
