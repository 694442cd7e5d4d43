import { filesBelow } from '@cotiza/tools-kit';

/** `request-quote.use-case.ts`: words joined by hyphens, parts joined by dots. */
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names that say nothing, so that anything ends up in them. */
const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);

/** Files named after something outside: an MCP tool's file has the tool's name, and tool names are snake_case. */
const NAMED_AFTER_TOOLS = /^libs\/mcp\/src\/tools\/[a-z0-9_]+(\.[a-z0-9-]+)*\.ts$/;

const isWellFormed = (path: string) =>
  NAMED_AFTER_TOOLS.test(path) || path.split('/').every((part) => KEBAB_CASE.test(part));

const saysSomething = (path: string) => !path.split(/[/.-]/).some((word) => EMPTY_WORDS.has(word));

const sources = ['apps', 'libs', 'tools'].flatMap(filesBelow).filter((path) => /\.(ts|mjs|js|cjs)$/.test(path));

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(50);
});

it('writes file and folder names in kebab-case', () => {
  expect(sources.filter((path) => !isWellFormed(path))).toEqual([]);
});

it('calls nothing by a name that says nothing', () => {
  expect(sources.filter((path) => !saysSomething(path))).toEqual([]);
});
