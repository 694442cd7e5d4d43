import { LineCounter, parseDocument, type Document } from 'yaml';
import { isRecord } from './is-record';

/** Makes the error of a file from everything that is wrong with it. */
type ErrorOf = (faults: readonly string[]) => Error;

/**
 * The list that a file of the operator, YAML or JSON, holds under its only key. The parser's own messages quote the file,
 * which may hold secrets: only their code and place are told.
 */
export function listUnder(key: string, text: string, errorOf: ErrorOf): readonly unknown[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length > 0) {
    throw errorOf(
      document.errors.map(({ code, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return `line ${line}, column ${col}: no YAML or JSON (${code})`;
      }),
    );
  }
  const content = contentOf(document, errorOf);
  const list = isRecord(content) && Object.keys(content).length === 1 ? content[key] : undefined;
  if (!Array.isArray(list)) throw errorOf([`it must hold the key ${key}, and under it a list, and nothing else`]);
  return list;
}

/** The parser gives up on aliases that would grow without end. */
function contentOf(document: Document, errorOf: ErrorOf): unknown {
  try {
    return document.toJS();
  } catch {
    throw errorOf(['it has an alias (*) of what is not there, or too many of them']);
  }
}
