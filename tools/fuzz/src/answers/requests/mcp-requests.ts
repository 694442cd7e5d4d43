import { CATALOGUE_NAMES } from '@cotiza/contract';
import { OFFERS_APP_URI } from '@cotiza/mcp';
import { inNewestRevision, inOlderRevision, type McpMessage } from '@cotiza/tools-kit';
import { MCP } from '../../fuzz/addresses';
import { post, type AskedRequest } from './asked-request';

const OLDER_REVISION = '2025-11-25';

/** A message as a client of the newest revision sends it, or one of those before. */
export function mcpRequest(name: string, message: McpMessage, isModern: boolean): AskedRequest {
  const { message: body, headers } = isModern ? inNewestRevision(message) : inOlderRevision(message, OLDER_REVISION);
  return post(`MCP ${isModern ? 'newest' : 'older'} ${name}`, MCP, body, Object.fromEntries(headers));
}

const INITIALIZE: McpMessage = {
  method: 'initialize',
  params: { protocolVersion: OLDER_REVISION, capabilities: {}, clientInfo: { name: 'cotiza', version: '1.0.0' } },
};

const LISTS = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'];

const tool = (name: string, args: Readonly<Record<string, string>>): McpMessage => ({
  method: 'tools/call',
  params: { name, arguments: args },
});

const read = (uri: string): McpMessage => ({ method: 'resources/read', params: { uri } });

const MESSAGES: readonly McpMessage[] = [
  INITIALIZE,
  { method: 'server/discover' },
  { method: 'nobody/knows' },
  ...LISTS.map((method) => ({ method })),
  ...['hogar', 'coche', 'moto', 'vida', 'barco'].map((ramo) => tool('obtener_requisitos', { ramo })),
  ...CATALOGUE_NAMES.map((tipo) => tool('consultar_catalogo', { tipo, codigo_postal: '28013', ramo: 'coche' })),
  tool('consultar_catalogo', { tipo: 'vehicle-models', ramo: 'moto', marca: 'Honda' }),
  tool('cotizar_barco', {}),
  ...['hogar', 'coche', 'moto', ''].map((ramo) => ({
    method: 'prompts/get',
    params: { name: 'cotizar_seguro', arguments: { ramo } },
  })),
  {
    method: 'completion/complete',
    params: { ref: { type: 'ref/prompt', name: 'cotizar_seguro' }, argument: { name: 'ramo', value: '' } },
  },
  read(OFFERS_APP_URI),
  read('cotiza://catalogo/towns?codigo_postal=28013'),
  read('cotiza://requisitos/hogar'),
  read('cotiza://catalogo/nothing'),
];

/** What the MCP server says of itself, and what it answers without a quotation; revisions take turns. */
export function mcpRequests(): AskedRequest[] {
  return MESSAGES.map((message, id) => mcpRequest(message.method as string, { id, ...message }, id % 2 === 0)).concat(
    LISTS.map((method, id) => mcpRequest(method, { id, method }, id % 2 === 0)),
  );
}
