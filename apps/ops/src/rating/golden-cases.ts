import { exampleBody, withValue } from '@cotiza/contract';
import { toRisk, type RateBook, type Risk, type Tariffs } from '@cotiza/insurers-tariff';
import {
  casesFileOf,
  figuresOf,
  movedCases,
  renewed,
  type CaseFigures,
  type Finding,
  type GoldenCases,
} from '@cotiza/insurers-workbench';
import { join } from 'node:path';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { parseJson, readIfThere } from '../parameters/read-input';
import { requestReader } from './read-request';

type Json = Parameters<typeof withValue>[0];

/** The books to check, and where they are. */
interface CheckedBooks {
  readonly folder: string;
  readonly tariffs: Tariffs;
  readonly books: readonly RateBook[];
}

export interface CheckedCases {
  /** Cases that were priced: each once for each book. */
  readonly count: number;
  readonly findings: readonly Finding[];
}

/**
 * Prices the golden cases beside the books.
 *
 * @param renews writes what the books give now into the files of cases, and finds nothing
 * @throws Failure for a file of cases that cannot be read or holds a request that cannot be quoted
 */
export async function checkCases(
  ops: Ops,
  { folder, tariffs, books }: CheckedBooks,
  renews: boolean,
): Promise<CheckedCases> {
  const findings: Finding[] = [];
  const riskOf = riskReader();
  let count = 0;
  for (const [file, own] of booksByFile(books)) {
    let cases = await readCases(ops, join(folder, file));
    if (!cases) continue;
    for (const book of own) {
      const current = new Map<string, CaseFigures>();
      for (const [name, { changes }] of Object.entries(cases))
        current.set(name, figuresOf(tariffs, book, await riskOf(book, `${file}, ${name}`, changes)));
      count += current.size;
      if (renews) cases = renewed(cases, book, current);
      else findings.push(...movedCases(cases, book, current));
    }
    if (renews) await ops.writeText(join(folder, file), `${JSON.stringify(cases, null, 2)}\n`);
  }
  return { count, findings };
}

function booksByFile(books: readonly RateBook[]): ReadonlyMap<string, readonly RateBook[]> {
  const byFile = new Map<string, RateBook[]>();
  for (const book of books) byFile.set(casesFileOf(book), [...(byFile.get(casesFileOf(book)) ?? []), book]);
  return byFile;
}

/** @throws Failure when it cannot be read, or is not JSON */
async function readCases(ops: Ops, path: string): Promise<GoldenCases | undefined> {
  const text = await readIfThere(ops, path);
  return text === undefined ? undefined : (parseJson(text) as GoldenCases);
}

/** Makes a reader of the risk of a case: the example request with changes, asked for on the day of the cases of a book. */
function riskReader() {
  let now = 0;
  const read = requestReader({ now: () => now });
  return async (book: RateBook, name: string, changes: Readonly<Record<string, unknown>>): Promise<Risk> => {
    const day = book.validity.from;
    now = Date.parse(`${day}T12:00:00Z`);
    const example = withValue(exampleBody(book.line, day) as Json, 'effective_date', day);
    const body = Object.entries(changes).reduce(
      (each, [path, value]) => withValue(each, path, value ?? undefined),
      example,
    );
    return read(body).then(toRisk, (error: unknown) => {
      throw error instanceof Failure ? new Failure(`${name}: ${error.message}`) : error;
    });
  };
}
