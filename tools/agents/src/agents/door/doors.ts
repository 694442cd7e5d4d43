import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { isObject, listOf, textOf, type Json } from '../reading/json';
import type { Door, DoorCall, ToolSeen } from './door';

/** Where something is found by its handle. */
const FOUND = {
  consultar_cotizacion: 'cotizaciones',
  detalle_de_oferta: 'ofertas',
  consultar_solicitud: 'solicitudes',
};

const isOfHandle = (operation: DoorCall['operation']): operation is keyof typeof FOUND => operation in FOUND;

const PATHS = {
  estimar: 'estimaciones',
  comprobar: 'comprobaciones',
  cotizar: 'cotizaciones',
  preparar_solicitud: 'solicitudes',
} as const;

/** Opens the REST interface: its answers are JSON, and it has no tools. */
export const restDoor = (url: string): Door => ({
  tools: [],
  call: async (call) => {
    const response = await fetch(...requestOf(`${url}/api/agent`, call));
    const whole = await response.text();
    return { said: whole, data: JSON.parse(whole) as unknown, isRefused: !response.ok, whole };
  },
  close: () => Promise.resolve(),
});

function requestOf(base: string, { operation, ramo, sent }: DoorCall): [string, RequestInit] {
  if (operation === 'requisitos') return [`${base}/requisitos?ramo=${ramo}`, {}];
  if (operation === 'catalogo') return [`${base}/catalogo?${new URLSearchParams(sent as Record<string, string>)}`, {}];
  if (isOfHandle(operation)) return [`${base}/${FOUND[operation]}/${Object.values(sent).join()}`, {}];
  const headers = { 'content-type': 'application/json' };
  return [
    `${base}/${PATHS[operation]}`,
    {
      method: 'POST',
      headers,
      body: JSON.stringify(operation === 'preparar_solicitud' ? { ramo, datos: sent } : sent),
    },
  ];
}

/** The newest revision of each era: with a handshake, and with an envelope for which the client asks first. */
const ERAS = { '2025-11-25': {}, '2026-07-28': { versionNegotiation: { mode: 'auto' } } } as const;
export type Era = keyof typeof ERAS;

/**
 * Opens the MCP server with the official client.
 *
 * @param readsTextOnly whether the model reads `content` and not `structuredContent`
 * @throws Error where the service does not speak the era
 */
export async function mcpDoor(era: Era, readsTextOnly: boolean, url: string): Promise<Door> {
  const client = new Client({ name: 'cotiza-agents', version: '1.0.0' }, ERAS[era]);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/api/agent/mcp`)));
  const spoken = client.getNegotiatedProtocolVersion();
  if (spoken !== era) throw new Error(`the service answers ${era} with ${spoken ?? 'no revision'}`);
  const { tools } = await client.listTools();
  return {
    tools: tools.map(({ name, inputSchema }) => ({ name, inputSchema: inputSchema as Json })),
    call: async (call) => {
      const result = await client.callTool({ name: toolFor(call, tools), arguments: argumentsOf(call) });
      const data = readsTextOnly ? undefined : result.structuredContent;
      const said = data === undefined ? textIn(result.content) : JSON.stringify(data);
      return { said, data, isRefused: result.isError === true, whole: JSON.stringify(result) };
    },
    close: () => client.close(),
  };
}

function toolFor({ operation, ramo }: DoorCall, tools: readonly Pick<ToolSeen, 'name'>[]): string {
  const found = tools.find(({ name }) => name.includes(operation) && (operation !== 'cotizar' || name.endsWith(ramo)));
  if (!found) throw new Error(`no tool of the list does ${operation} for ${ramo}`);
  return found.name;
}

function argumentsOf({ operation, ramo, sent }: DoorCall): Json {
  if (operation === 'requisitos') return { ramo, ...sent };
  if (operation === 'catalogo' || isOfHandle(operation)) return sent;
  const { insurance_line: _said, ...datos } = sent;
  return operation === 'cotizar' ? datos : { ramo, datos };
}

const textIn = (content: unknown) =>
  listOf(content)
    .filter(isObject)
    .map(({ text }) => textOf(text) ?? '')
    .join('\n');
