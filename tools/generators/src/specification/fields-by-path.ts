import { INSURANCE_LINES, tables, walk, type Field, type Node } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';

/** Every field and object, by its name on a page: `Home risk.area_m2`. */
const NODES: ReadonlyMap<string, Node> = new Map(
  INSURANCE_LINES.flatMap((line) => {
    const found: [string, Node][] = [];
    walk(tables[line], (node, path) => found.push([`${line} ${path}`, node]));
    return found;
  }),
);

export const nodeNamed = (name: string): Node | undefined => NODES.get(name);

export function fieldNamed(name: string): Field {
  const node = NODES.get(name);
  if (node?.node !== 'field')
    throw new Error(`There is no field "${name}": a line and a path, such as Home risk.area_m2.`);
  return node;
}

/** The fields that take the values of a catalogue, as paths, each once. */
export function fieldsOfCatalogue(catalogue: string): string[] {
  const taking = [...NODES].filter(([, node]) => node.node === 'field' && node.catalogue === catalogue);
  return [...new Set(taking.map(([name]) => defined(name.split(' ')[1], `path in ${name}`)))];
}

/** Returns the name of the row that documents a field: those of the holder of Car document every person. */
const ofTheHolder = (name: string) => name.replace(/^(?:Home holder|\w+ driver|\w+ owner)\./, 'Car holder.');

/** Fields that no row of a page names; `driver.same_as_holder` is a rule of its own there. */
export const missingFrom = (named: ReadonlySet<string>): string[] =>
  [...NODES.keys()].filter(
    (name) => !named.has(name) && !named.has(ofTheHolder(name)) && !name.endsWith(' driver.same_as_holder'),
  );
