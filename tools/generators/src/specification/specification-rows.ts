import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesOf, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const SPECIFICATION_FOLDER = 'docs/specification';

/** A page of the specification. */
export interface SpecificationPage {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** One thing that the service has to do. */
export interface SpecificationRow {
  /** What the names of its tests hold. */
  readonly tag: string;
  /** All that its cells say. */
  readonly text: string;
}

/** Every page with rows: the README says how they are read. */
export const specificationPages = (): SpecificationPage[] => pagesIn(SPECIFICATION_FOLDER);

/** What callers meet beyond the specification; its rows have no tags. */
export const referencePages = (): SpecificationPage[] => pagesIn('docs/reference');

const pagesIn = (folder: string): SpecificationPage[] =>
  readdirSync(join(WORKSPACE_ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(WORKSPACE_ROOT, path), 'utf8') }));

export function rowsOf({ text }: SpecificationPage): SpecificationRow[] {
  return tablesOf(text).flatMap(({ heading, rows }) =>
    rows.map(({ cells }) => ({ tag: tagOf(heading, cells[0] ?? ''), text: cells.join(' | ') })),
  );
}

/** The tag of a row, which the name of each of its tests holds. */
export const tagOf = (heading: string, row: string): string => `[${heading} / ${row.replaceAll('`', '')}]`;

/** Everything in a text that is written as a tag: `[Heading / row]`. */
export const tagsIn = (text: string): string[] => text.match(/\[[A-Z][^\]\n]* \/ [^\]\n]+\]/g) ?? [];
