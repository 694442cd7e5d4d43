import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SANDBOX_PLATES } from '@cotiza/catalogues';
import { CATALOGUE_NAMES, FAULT_CODES, PROBLEM_CODES } from '@cotiza/contract';
import { MCP_PATH, SERVER_CARD_PATH, TOOLS } from '@cotiza/mcp';
import { DOCS_PATH, OPENAPI_PATH } from '@cotiza/platform';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');

const openApi = readJson<{ paths: object }>('openapi.json');
const addresses = new Set([
  ...Object.keys(openApi.paths),
  ...[MCP_PATH, SERVER_CARD_PATH, DOCS_PATH, OPENAPI_PATH].map((path) => `/${path}`),
]);
const tools = TOOLS.map(({ name }) => name);
const catalogues: readonly string[] = CATALOGUE_NAMES;

const matches = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];

/** An address of the service: relative, or on one of its example hosts. Other hosts are not checked. */
const OWN_ADDRESS =
  /(?:\$COTIZA|:\/\/127\.0\.0\.1:\d+|:\/\/cotiza\.example|[\s`'"(])(\/api\/[a-z0-9/._{}-]*[a-z0-9}])/g;

/** Every key and every text of a JSON value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsIn(inner)]);
}

describe.each(['skills/cotiza/SKILL.md', 'docs/agents.md', 'README.md'])('%s', (path) => {
  const text = read(path);

  it('names every tool, and none that does not exist', () => {
    const named = matches(
      text,
      /\b((?:obtener|consultar|preparar|comprobar|estimar|cotizar|revisar|responder|retomar|detalle)_[a-z_]+)\b/g,
    );
    expect(named.filter((name) => name !== 'cotizar_seguro').sort()).toEqual([...tools].sort());
  });

  it('names only addresses that exist', () => {
    const named = matches(text, OWN_ADDRESS);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((address) => !addresses.has(address))).toEqual([]);
  });

  it('names only catalogues that exist', () => {
    const named = matches(
      text,
      /(?:tipo=|type=|"tipo": ?"|`)((?:vehicle|economic|car|motorcycle|home)-[a-z-]+|towns)\b/g,
    );
    expect(named.filter((name) => !catalogues.includes(name))).toEqual([]);
  });

  it('names only trial plates that the registry knows, or the one that it does not', () => {
    const known = Object.values(SANDBOX_PLATES).flatMap((plates) => wordsIn(plates));
    const named = matches(text, /\b(\d{4}[B-Z]{3})\b/g);
    expect(named.filter((plate) => plate !== '0000BBB' && !known.includes(plate))).toEqual([]);
  });
});

describe('the skill', () => {
  const skill = read('skills/cotiza/SKILL.md');
  const [, front = '', body = ''] = skill.split(/^---$/m);
  const entry = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(front)?.[1] ?? '';

  it('has the front matter of a portable skill', () => {
    expect(entry('name')).toBe('cotiza');
    expect(entry('description').length).toBeGreaterThan(100);
    expect(entry('description').length).toBeLessThanOrEqual(1024);
    expect(entry('compatibility').length).toBeLessThanOrEqual(500);
    expect(body.split('\n').length).toBeLessThan(150);
  });

  it('uses no name of a field, a value or a code that the interface does not have', () => {
    const toolWords = TOOLS.flatMap(({ name, inputSchema }) => [name, ...wordsIn(inputSchema)]);
    const words = new Set([...wordsIn(openApi), ...toolWords, ...PROBLEM_CODES, ...FAULT_CODES]);
    const ofTheProtocol = ['true', 'isError', 'COTIZA'];
    const named = matches(body, /`([A-Za-z][\w-]*)`/g);
    expect(named.filter((name) => !words.has(name) && !ofTheProtocol.includes(name))).toEqual([]);
  });
});
