import { RAMOS } from '@cotiza/contract';
import { ProtocolErrorCode } from '@modelcontextprotocol/server';

/** The texts of the protocol errors that our handlers throw. */
export const THROWN = {
  unknownTool: 'No hay ninguna herramienta con ese nombre.',
  unknownPrompt: 'No hay ningún prompt con ese nombre.',
  wrongLine: `El argumento ramo es uno de: ${RAMOS.join(', ')}.`,
  unknownResource: 'No hay ningún recurso con esa dirección.',
  failed: 'Ha ocurrido un error inesperado.',
} as const;

/** A code of the transport, for which the SDK has no name. */
const HEADER_MISMATCH = -32020;

const BY_CODE: Readonly<Record<number, string>> = {
  [ProtocolErrorCode.ParseError]: 'El cuerpo no es un mensaje de JSON-RPC.',
  [ProtocolErrorCode.InvalidRequest]: 'El mensaje no es una petición válida de JSON-RPC.',
  [ProtocolErrorCode.MethodNotFound]: 'Este servidor no tiene ese método.',
  [ProtocolErrorCode.InvalidParams]: 'Los parámetros no son los que pide ese método.',
  [ProtocolErrorCode.InternalError]: THROWN.failed,
  [HEADER_MISMATCH]:
    'Las cabeceras MCP-Protocol-Version, Mcp-Method y Mcp-Name tienen que decir lo mismo que el mensaje.',
  [ProtocolErrorCode.MissingRequiredClientCapability]:
    'Falta una capacidad del cliente que ese método necesita: está en requiredCapabilities.',
  [ProtocolErrorCode.UnsupportedProtocolVersion]:
    'Este servidor no habla esa revisión del protocolo. Las que habla están en supported.',
};

const OTHERWISE =
  'Las cabeceras de la petición no son las que pide MCP: Accept con application/json y text/event-stream, y MCP-Protocol-Version con una revisión que el servidor hable.';

const OURS: ReadonlySet<string> = new Set([...Object.values(THROWN), ...Object.values(BY_CODE), OTHERWISE]);

/** Returns the text of a protocol error: one of ours, because those of the SDK quote the request. */
const protocolText = (code: number, text: string): string => (OURS.has(text) ? text : (BY_CODE[code] ?? OTHERWISE));

interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** The form of a revision or a version, the only part of a request that an error repeats: the protocol asks for it. */
const REVISION = /^v?\d{1,4}(?:[.-]\d{1,4}){1,2}$/;
const NO_REVISION = 'unknown';

/** Names of the protocol's own envelope. */
const ENVELOPE_KEY = /^(?:_meta|io\.modelcontextprotocol\/[A-Za-z]+)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a message as it is sent. An error gets a text of ours, without any name, address or method of the request, and keeps
 * only the data that a client acts on.
 */
export function plainMessage<T>(message: T): T {
  if (!isObject(message) || !isObject(message.error)) return message;
  const { code, message: text, data } = message.error as unknown as RpcError;
  const kept = keptData(data);
  return { ...message, error: { code, message: protocolText(code, text), ...(kept ? { data: kept } : {}) } };
}

function keptData(data: unknown): Record<string, unknown> | undefined {
  if (!isObject(data)) return undefined;
  const { supported, requested, requiredCapabilities, envelope } = data;
  const kept = {
    ...(supported === undefined ? {} : { supported }),
    ...(typeof requested === 'string' ? { requested: REVISION.test(requested) ? requested : NO_REVISION } : {}),
    ...(requiredCapabilities === undefined ? {} : { requiredCapabilities }),
    ...(isObject(envelope) ? { envelope: keptEnvelope(envelope) } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function keptEnvelope({ key, missing }: Record<string, unknown>) {
  const isKnown = (name: unknown) => typeof name === 'string' && ENVELOPE_KEY.test(name);
  return {
    ...(isKnown(key) ? { key } : {}),
    ...(Array.isArray(missing) ? { missing: missing.filter(isKnown) } : {}),
  };
}
