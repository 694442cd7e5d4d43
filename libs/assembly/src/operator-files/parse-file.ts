import { createRequire } from 'node:module';
import { OperatorFileError } from '@cotiza/kernel';
import type { ErrorCode } from 'yaml';

/** The fault of a file that is neither YAML nor JSON, by the code of the parser. */
const SYNTAX: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'something is not as far in as what it belongs to, or a bracket, brace or quote before it is not closed',
  BLOCK_AS_IMPLICIT_KEY: 'a key and a value that begins a block are on one line; put the value on the next, further in',
  DUPLICATE_KEY: 'a key that is there already',
  MISSING_CHAR: 'a closing quote, bracket or brace, a comma or a colon is missing here or before',
  MULTILINE_IMPLICIT_KEY: 'a key goes over more than one line; a colon or a closing quote is missing before',
  TAB_AS_INDENT: 'a tab at the beginning of the line; YAML takes blanks only',
  UNEXPECTED_TOKEN: 'something that cannot be here; a comma, a quote or a bracket too many, or one missing before',
};
const OTHER_SYNTAX = 'what is here is neither YAML nor JSON';

/**
 * Parses a file of the operator, YAML or JSON. The parser's own messages quote the file, which may hold secrets: faults have only
 * their code and place.
 *
 * @throws OperatorFileError
 */
export function parseFile(text: string): unknown {
  // Most services have no such file, and start without the parser.
  const { LineCounter, parseDocument } = createRequire(__filename)('yaml') as typeof import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length > 0) {
    throw new OperatorFileError(
      document.errors.map(({ code, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return `line ${line}, column ${col}: ${SYNTAX[code] ?? OTHER_SYNTAX} (${code})`;
      }),
    );
  }
  const content = withoutEndlessAliases(() => document.toJS());
  const faults = inheritedKeys(content);
  if (faults.length > 0) throw new OperatorFileError(faults.map((key) => `${key} is not a setting`));
  return content;
}

/** The parser refuses aliases that would grow without end, and JSON a list that holds itself. */
function withoutEndlessAliases(read: () => unknown): unknown {
  try {
    const content = read();
    JSON.stringify(content);
    return content;
  } catch {
    throw new OperatorFileError(['it has an alias (*) of what is not there, or too many of them']);
  }
}

/** Returns the places of keys that every object inherits, such as `constructor`: no library judges an object that has one of its own. */
function inheritedKeys(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = Array.isArray(value) ? `${place}[${key}]` : `${place && `${place}.`}${key}`;
    return [...(key in Object.prototype ? [here] : []), ...inheritedKeys(inner, here)];
  });
}
