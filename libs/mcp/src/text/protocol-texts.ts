import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { RAMOS } from '@cotiza/contract';

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

/** The texts of the other protocol errors, by their code. */
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
export const protocolText = (code: number, text: string): string =>
  OURS.has(text) ? text : (BY_CODE[code] ?? OTHERWISE);
