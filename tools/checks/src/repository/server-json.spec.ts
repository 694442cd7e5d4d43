import { INTERFACE_VERSION } from '@cotiza/contract';
import { MCP_PATH, REGISTERED_DESCRIPTION, REGISTERED_NAME } from '@cotiza/mcp';
import { readJson } from '@cotiza/tools-kit';

interface Remote {
  type: string;
  url: string;
  variables?: Record<string, { description: string; isRequired?: boolean; placeholder?: string }>;
}

interface ServerJson {
  $schema: string;
  name: string;
  title: string;
  description: string;
  version: string;
  remotes: Remote[];
}

/** Entry for the public registry of MCP servers. */
const server = readJson<ServerJson>('server.json');

it('has what the schema of the registry demands, and nothing that it does not know', () => {
  expect(Object.keys(server)).toEqual(['$schema', 'name', 'title', 'description', 'version', 'remotes']);
  expect(server.$schema).toMatch(
    /^https:\/\/static\.modelcontextprotocol\.io\/schemas\/\d{4}-\d{2}-\d{2}\/server\.schema\.json$/,
  );
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(server.title.length).toBeLessThanOrEqual(100);
  expect(server.description.length).toBeLessThanOrEqual(100);
});

it('has the version that the server says of itself', () => {
  expect(server.version).toBe(INTERFACE_VERSION);
});

it('says what the card of the server says', () => {
  expect([server.name, server.description]).toEqual([REGISTERED_NAME, REGISTERED_DESCRIPTION]);
});

it('leads to the address at which the server answers, wherever it is operated', () => {
  expect(server.remotes).toHaveLength(1);
  const [{ type, url, variables = {} }] = server.remotes as [Remote];
  expect(type).toBe('streamable-http');
  const filled = url.replace(/\{(\w+)\}/g, (_, name: string) => variables[name]?.placeholder ?? '');
  expect(filled).toBe(`https://cotiza.example/${MCP_PATH}`);
  expect([...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(variables));
});
