import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const SPEC = /\.spec\.ts$/;
/** Entries, which others name by their path, and data. */
const ENTRY_OR_DATA =
  /(?:^|\/)(?:index|main|src\/settings)\.ts$|\.(?:data|table|migration|preload)\.ts$|\.d\.ts$|^libs\/mcp\/src\/tools\//;

/** Words joined by hyphens, parts joined by dots. The file of an MCP tool has the tool's name, in snake_case. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const NAMED_AFTER_TOOL = /^libs\/mcp\/src\/tools\/[a-z0-9_]+(\.[a-z0-9-]+)*\.ts$/;
/** Words that say nothing, so that anything ends up under them. */
const EMPTY_WORD = /(?:^|[/.-])(?:utils?|helpers?|common|misc)(?=[/.-]|$)/;

/** A file of fewer lines that one other alone uses is part of that one. */
const FEWEST_LINES = 10;
const MOST_LINES = 400;
/** Half of the sources are shorter. */
const MEDIAN_BELOW = 80;

const sources = ['apps', 'libs', 'tools'].flatMap(filesBelow).filter((path) => /\.ts$/.test(path));
const texts = new Map(sources.map((path) => [path, readFileSync(join(WORKSPACE_ROOT, path), 'utf8')]));
const lengthOf = (path: string) => texts.get(path)!.split('\n').length - 1;

/** Every file of the same project that a file imports or hands on, types included. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import|import\() ?'(\.[^']*)'/g)].flatMap(([, specifier]) => {
    const target = join(dirname(path), specifier!.replace(/\.js$/, ''));
    return [`${target}.ts`, `${target}/index.ts`].filter((file) => existsSync(join(WORKSPACE_ROOT, file))).slice(0, 1);
  });
}

const imports = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]));

/** The first way from a file back to itself, if there is one. */
function circleFrom(start: string, graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (path: string, way: string[]): string[] | undefined => {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start]);
}

describe('files', () => {
  it('have names in kebab-case that say something', () => {
    const isWellFormed = (path: string) =>
      NAMED_AFTER_TOOL.test(path) || path.split('/').every((part) => NAME.test(part));
    expect(sources.filter((path) => !isWellFormed(path) || EMPTY_WORD.test(path))).toEqual([]);
  });

  it('import one another in no circle, not even types', () => {
    const circles = sources.flatMap((path) => circleFrom(path, imports)?.join(' -> ') ?? []);
    expect(circles).toEqual([]);
  });

  it('of a few lines are part of the one that uses them', () => {
    const users = new Map<string, string[]>();
    for (const [path, used] of imports) {
      for (const file of used) {
        const isItsSpec = path === file.replace(/\.ts$/, '.spec.ts');
        if (!isItsSpec) users.set(file, [...(users.get(file) ?? []), path]);
      }
    }
    const scattered = sources.filter((path) => {
      if (SPEC.test(path) || ENTRY_OR_DATA.test(path) || lengthOf(path) >= FEWEST_LINES) return false;
      const [user, ...others] = users.get(path) ?? [];
      // A file that only an entry exports is for other projects.
      return user !== undefined && others.length === 0 && !/\/(?:index|src\/settings)\.ts$/.test(user);
    });
    expect(scattered).toEqual([]);
  });

  it(`are short: none above ${MOST_LINES} lines, half of them below ${MEDIAN_BELOW}`, () => {
    const written = sources.filter((path) => !/\.data\.ts$/.test(path));
    expect(written.filter((path) => lengthOf(path) > MOST_LINES)).toEqual([]);
    const lengths = written.map(lengthOf).sort((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeLessThan(MEDIAN_BELOW);
  });
});
