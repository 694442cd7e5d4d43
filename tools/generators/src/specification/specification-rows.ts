import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesOf, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const SPECIFICATION_FOLDER = 'docs/specification';

export interface SpecificationPage {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Returns every page with rows; the README says how they are read. */
export const specificationPages = (): SpecificationPage[] => pagesIn(SPECIFICATION_FOLDER);

/** Returns the pages of what callers meet beyond the specification; their rows have no tags. */
export const referencePages = (): SpecificationPage[] => pagesIn('docs/reference');

const pagesIn = (folder: string): SpecificationPage[] =>
  readdirSync(join(WORKSPACE_ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(WORKSPACE_ROOT, path), 'utf8') }));

/** Returns the tag of every row of a page: the name of each of its tests holds it. */
export const rowTags = ({ text }: SpecificationPage): string[] =>
  tablesOf(text).flatMap(({ heading, rows }) => rows.map(({ cells }) => tagOf(heading, cells[0] ?? '')));

const tagOf = (heading: string, row: string): string => `[${heading} / ${row.replaceAll('`', '')}]`;

/** Returns everything in a text that is written as a tag: `[Heading / row]`. */
export const tagsIn = (text: string): string[] => text.match(/\[[A-Z][^\]\n]* \/ [^\]\n]+\]/g) ?? [];
