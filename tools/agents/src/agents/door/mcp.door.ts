import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { isObject, listOf, textOf, type Json } from '../reading/json';
import { patiently, type Door, type DoorCall, type DoorSurroundings, type Heard, type ToolSeen } from './door';

const PATH = '/api/agent/mcp';

/** The two eras: the handshake of the older revisions, and the envelope of 2026-07-28, for which the client asks first. */
const ERAS = { '2025-11-25': {}, '2026-07-28': { versionNegotiation: { mode: 'auto' } } } as const;
export type Era = keyof typeof ERAS;

/**
 * The door of MCP, through the official client.
 *
 * @param readsTextOnly whether the host hands its model `content` alone, and never `structuredContent`
 * @throws Error where the service does not speak the era
 */
export async function mcpDoor(era: Era, readsTextOnly: boolean, surroundings: DoorSurroundings): Promise<Door> {
  const { client, tools } = await untilServed(surroundings.wait, () => open(era, surroundings));
  return {
    tools: tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: inputSchema as Json,
    })),
    call: async (call) => {
      const asked = argumentsOf(call);
      const ask = () => client.callTool({ name: toolFor(call, tools), arguments: asked });
      const answer = () => patiently(surroundings.wait, ask, secondsToWait);
      return heard(await untilServed(surroundings.wait, answer), readsTextOnly);
    },
    close: () => client.close(),
  };
}

async function open(era: Era, { url, fetch }: DoorSurroundings) {
  const client = new Client({ name: 'cotiza-agents', version: '1.0.0' }, ERAS[era]);
  await client.connect(new StreamableHTTPClientTransport(new URL(url + PATH), { fetch }));
  const spoken = client.getNegotiatedProtocolVersion();
  if (spoken !== era) throw new Error(`the service answers ${era} with ${spoken ?? 'no revision'}`);
  return { client, ...(await client.listTools()) };
}

/** What is no call of a tool is refused as an error of the protocol, which says the seconds as well. */
async function untilServed<T>(wait: DoorSurroundings['wait'], ask: () => Promise<T>): Promise<T> {
  const answer = await patiently(
    wait,
    () =>
      ask().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    (given) => ('error' in given ? secondsIn(String(given.error)) : undefined),
  );
  if ('error' in answer) throw answer.error instanceof Error ? answer.error : new Error(String(answer.error));
  return answer.value;
}

/** The tool for what is wanted, by its name in the list. */
function toolFor({ operation, ramo }: DoorCall, tools: readonly Pick<ToolSeen, 'name'>[]): string {
  const found = tools.find(({ name }) => name.includes(operation) && (operation !== 'cotizar' || name.endsWith(ramo)));
  if (!found) throw new Error(`no tool of the list does ${operation} for ${ramo}`);
  return found.name;
}

function argumentsOf({ operation, ramo, sent, key }: DoorCall): Json {
  if (operation === 'requisitos') return { ramo, ...sent };
  if (operation === 'catalogo' || operation === 'detalle') return sent;
  const { insurance_line: _said, ...datos } = sent;
  return operation === 'comprobar' || operation === 'estimar'
    ? { ramo, datos }
    : { ...datos, ...(key ? { idempotency_key: key } : {}) };
}

const textIn = ({ content }: { readonly content?: unknown }) =>
  listOf(content)
    .filter(isObject)
    .map(({ text }) => textOf(text) ?? '')
    .join('\n');

function heard(result: Readonly<Record<string, unknown>>, readsTextOnly: boolean): Heard {
  const data = readsTextOnly ? undefined : result.structuredContent;
  const said = data === undefined ? textIn(result) : JSON.stringify(data);
  return { said, data, isRefused: result.isError === true, whole: JSON.stringify(result) };
}

/** What a refusal says in words. */
const secondsToWait = (result: { readonly isError?: unknown; readonly content?: unknown }): number | undefined =>
  result.isError === true ? secondsIn(textIn(result)) : undefined;

function secondsIn(words: string): number | undefined {
  const [, seconds] = /Espera (\d+) segundos/.exec(words) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
