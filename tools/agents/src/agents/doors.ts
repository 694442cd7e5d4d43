import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** An object of an answer. */
export type Json = Readonly<Record<string, unknown>>;

/** An answer as a model reads it. */
export interface Answer {
  readonly said: string;
  /** The answer as data: empty for a refusal over MCP. */
  readonly data: Json;
  readonly isRefused: boolean;
  /** The whole answer, with the parts that the model does not see. */
  readonly whole: string;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const objectsOf = (value: unknown): readonly Json[] => listOf(value).filter(isObject);

/** Returns every object of an answer, however deep. */
export function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The doors that agents come through; of MCP, the newest revision of each of its two eras. */
export const DOORS = ['rest', 'mcp-2025-11-25', 'mcp-2026-07-28'] as const;
export type DoorName = (typeof DOORS)[number];

/** The operations, with the address of each under REST. */
const PATHS = {
  requisitos: 'requisitos',
  estimar: 'estimaciones',
  comprobar: 'comprobaciones',
  cotizar: 'cotizaciones',
  preparar_solicitud: 'solicitudes',
  consultar_solicitud: 'solicitudes',
} as const;
export type Operation = keyof typeof PATHS;

/** A way into the service. */
export interface Door {
  /** @param sent the id of a draft, or the body */
  call(operation: Operation, ramo: string, sent: Json): Promise<Answer>;
  close(): Promise<void>;
}

/** Opens the REST interface. */
const restDoor = (url: string): Door => ({
  call: async (...call) => {
    const response = await fetch(...requestOf(`${url}/api/agent`, ...call));
    const whole = await response.text();
    return { said: whole, data: JSON.parse(whole) as Json, isRefused: !response.ok, whole };
  },
  close: () => Promise.resolve(),
});

function requestOf(base: string, operation: Operation, ramo: string, sent: Json): [string, RequestInit] {
  const address = `${base}/${PATHS[operation]}`;
  if (operation === 'requisitos') return [`${address}?ramo=${ramo}`, {}];
  if (operation === 'consultar_solicitud') return [`${address}/${String(sent.solicitud_id)}`, {}];
  const body = JSON.stringify(operation === 'preparar_solicitud' ? { ramo, datos: sent } : sent);
  return [address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }];
}

/** With a handshake, and with an envelope for which the client asks first. */
const ERAS = { '2025-11-25': {}, '2026-07-28': { versionNegotiation: { mode: 'auto' } } } as const;

/**
 * Opens a door, MCP with the official client.
 *
 * @throws Error where the service does not speak the era
 */
export async function openDoor(name: DoorName, url: string): Promise<Door> {
  if (name === 'rest') return restDoor(url);
  const era = name.slice('mcp-'.length) as keyof typeof ERAS;
  const client = new Client({ name: 'cotiza-agents', version: '1.0.0' }, ERAS[era]);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/api/agent/mcp`)));
  const spoken = client.getNegotiatedProtocolVersion();
  if (spoken !== era) throw new Error(`the service answers ${era} with ${spoken ?? 'no revision'}`);
  const { tools } = await client.listTools();
  const names = tools.map((each) => each.name);
  return {
    call: async (operation, ramo, sent) => {
      const isMeant = (tool: string) => tool.includes(operation) && (operation !== 'cotizar' || tool.endsWith(ramo));
      const tool = names.find(isMeant);
      if (tool === undefined) throw new Error(`no tool of the list does ${operation} for ${ramo}`);
      const result = await client.callTool({ name: tool, arguments: argumentsOf(operation, ramo, sent) });
      const said = objectsOf(result.content)
        .map(({ text }) => String(text))
        .join('\n');
      const data = isObject(result.structuredContent) ? result.structuredContent : {};
      const isRefused = result.isError === true;
      return { said, data, isRefused, whole: JSON.stringify(result) };
    },
    close: () => client.close(),
  };
}

function argumentsOf(operation: Operation, ramo: string, sent: Json): Json {
  if (operation === 'requisitos') return { ramo };
  if (operation === 'consultar_solicitud') return sent;
  const { insurance_line: _said, ...datos } = sent;
  return operation === 'cotizar' ? datos : { ramo, datos };
}
