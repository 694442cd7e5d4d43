import { named, type ConnectorNames } from './connector-names';

const IMPORT = /^import \{ \w+ \} from '\.\/[a-z-]+\/[a-z-]+\.connector';$/gm;
const ENTRIES = /^export const CONNECTORS = \{ (.*) \} as const;$/m;

/**
 * Returns the source of the table of connectors with one more entry.
 *
 * @throws Error when the table is not written as expected
 */
export function listedIn(source: string, names: ConnectorNames): string {
  const imports = source.match(IMPORT);
  const entries = ENTRIES.exec(source)?.[1];
  if (!imports || entries === undefined) throw new Error('connectors.ts is not written as this generator knows it');
  const added = named("import { __camel__ } from './__id__/__id__.connector';", names);
  const entry = named(names.id.includes('-') ? "'__id__': __camel__" : '__camel__', names);
  return source
    .replace(imports.join('\n'), [...imports, added].sort().join('\n'))
    .replace(ENTRIES, `export const CONNECTORS = { ${entries}, ${entry} } as const;`);
}
