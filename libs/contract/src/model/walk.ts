import type { Children, Field, Node } from './field';

/** A field with its dotted path from the root of the body. */
export interface FieldAt {
  readonly path: string;
  readonly field: Field;
}

/** Returns the path of a block or field. Children of the root have an empty parent. */
export function pathOf(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

/** Visits every node of a table, parents before children, in the order of the table. */
export function walk(children: Children, visit: (node: Node, path: string) => void, parent = ''): void {
  for (const [name, node] of Object.entries(children)) {
    const path = pathOf(parent, name);
    visit(node, path);
    if (node.node === 'block') walk(node.children, visit, path);
  }
}

/** Every field of a table with its path, in the order of the table. */
export function fieldsAt(children: Children): FieldAt[] {
  const found: FieldAt[] = [];
  walk(children, (node, path) => {
    if (node.node === 'field') found.push({ path, field: node });
  });
  return found;
}

/** Every field of a table by its path. */
export const fieldsByPath = (children: Children): ReadonlyMap<string, Field> =>
  new Map(fieldsAt(children).map(({ path, field }) => [path, field]));

/** Formats of the texts that people say in their own words. */
const OWN_WORDS: ReadonlySet<string> = new Set(['letters', 'letters-or-nothing', 'plain']);

/** Returns the paths of the texts of a table that are no codes: names, streets and numbers of documents. */
export const textFieldsOf = (table: Children): readonly string[] =>
  fieldsAt(table)
    .filter(({ field: { kind, catalogue } }) => {
      const format = kind.type === 'text' ? kind.format?.name : undefined;
      return catalogue === undefined && format !== undefined && OWN_WORDS.has(format);
    })
    .map(({ path }) => path);
