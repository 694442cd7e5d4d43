import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { isObject, listOf, textOf, type Json } from '../reading/json';
import {
  patientFetch,
  withRetries,
  type Door,
  type DoorCall,
  type DoorContext,
  type Answer,
  type ToolSeen,
} from './door';

const PATH = '/api/agent/mcp';

/** The newest revision of each era: with a handshake, and with an envelope for which the client asks first. */
const ERAS = { '2025-11-25': {}, '2026-07-28': { versionNegotiation: { mode: 'auto' } } } as const;
export type Era = keyof typeof ERAS;

/**
 * Opens the MCP server with the official client.
 *
 * @param readsTextOnly whether the model reads `content` and not `structuredContent`
 * @throws Error where the service does not speak the era
 */
export async function mcpDoor(era: Era, readsTextOnly: boolean, context: DoorContext): Promise<Door> {
  const { client, tools } = await untilServed(context.wait, () => open(era, context));
  return {
    tools: tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: inputSchema as Json,
    })),
    call: async (call) => {
      const asked = argumentsOf(call);
      const ask = () => client.callTool({ name: toolFor(call, tools), arguments: asked });
      const answer = () => withRetries(context.wait, ask, secondsToWait);
      return answerOf(await untilServed(context.wait, answer), readsTextOnly);
    },
    close: () => client.close(),
  };
}

async function open(era: Era, context: DoorContext) {
  const client = new Client({ name: 'cotiza-agents', version: '1.0.0' }, ERAS[era]);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(context.url + PATH), { fetch: patientFetch(context) }),
  );
  const spoken = client.getNegotiatedProtocolVersion();
  if (spoken !== era) throw new Error(`the service answers ${era} with ${spoken ?? 'no revision'}`);
  return { client, ...(await client.listTools()) };
}

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

function answerOf(result: Readonly<Record<string, unknown>>, readsTextOnly: boolean): Answer {
  const data = readsTextOnly ? undefined : result.structuredContent;
  const said = data === undefined ? textIn(result) : JSON.stringify(data);
  return { said, data, isRefused: result.isError === true, whole: JSON.stringify(result) };
}

/** Repeats a request that an error of the protocol refuses. */
async function untilServed<T>(wait: DoorContext['wait'], ask: () => Promise<T>): Promise<T> {
  const settled = () => Promise.allSettled([ask()]).then(([outcome]) => outcome);
  const outcome = await withRetries(wait, settled, (given) =>
    given.status === 'rejected' ? secondsIn(String(given.reason)) : undefined,
  );
  if (outcome.status === 'rejected') throw outcome.reason as Error;
  return outcome.value;
}

const secondsToWait = (result: { readonly isError?: unknown; readonly content?: unknown }): number | undefined =>
  result.isError === true ? secondsIn(textIn(result)) : undefined;

function secondsIn(words: string): number | undefined {
  const [, seconds] = /Espera (\d+) segundos/.exec(words) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
