import { EVERY_RAMO, RAMOS } from '@cotiza/contract';
import { counted } from '@cotiza/kernel';
import type { CatalogueAnswers, OnInsurerAnswered } from '@cotiza/quoting';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolRequest,
  type CompleteRequest,
  type CompleteResult,
  type GetPromptRequest,
  type ReadResourceRequest,
  Server,
  type ServerContext,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { MCP_APPS_EXTENSION, OFFERS_APP_MIME_TYPE } from '../offers-app/offers-app';
import { cotizar_seguro, getPrompt, promptsFor } from '../cotizar-seguro.prompt';
import { CATALOGUE_TEMPLATE, completeCatalogue, isCatalogueTemplate } from '../resources/catalogue.resource';
import { readResource, resourcesFor } from '../resources/resources';
import { THROWN, plainMessage } from '../text/plain-error';
import { knownTool, toolsFor } from '../tool-surface';
import { listed } from '../profiles/profiled-schema';
import type { ToolService } from '../tool';
import { callTool, PAGE, type CallContext, type Caller } from './call-tool';
import { ICONS, PROTOCOL_VERSIONS, SERVER_INFO } from './server-info';

/** A server whose errors have texts of ours: those of the SDK quote the request. */
class PlainServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(plainMessage(withFaultOfCaller(message)), options);
    return super.connect(transport);
  }
}

/** The SDK reports parameters that do not fit their method as an internal error; the text tells our own from those. */
function withFaultOfCaller(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message)) return message;
  const { code, message: text } = message.error;
  if (code !== ProtocolErrorCode.InternalError || text === THROWN.failed) return message;
  return { ...message, error: { ...message.error, code: ProtocolErrorCode.InvalidParams } };
}

/**
 * Returns a handler that throws only errors of the protocol: an unexpected error becomes an internal one.
 *
 * @param failed receives the unexpected error
 */
function guarded<A extends unknown[], R>(
  failed: (error: unknown) => void,
  handle: (...args: A) => R | Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await handle(...args);
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      failed(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, THROWN.failed);
    }
  };
}

/** Completes what a person is typing: the argument of the prompt, or those of the catalogue's address. */
function complete({ ref, argument, context }: CompleteRequest['params'], answers: CatalogueAnswers): CompleteResult {
  if (ref.type === 'ref/prompt' && ref.name === cotizar_seguro.name && argument.name === 'ramo') {
    const values = RAMOS.filter((ramo) => ramo.startsWith(argument.value.toLowerCase()));
    return { completion: { values, total: values.length, hasMore: false } };
  }
  if (ref.type === 'ref/resource' && isCatalogueTemplate(ref.uri)) {
    return { completion: completeCatalogue(argument, context?.arguments ?? {}, answers) };
  }
  return { completion: { values: [], total: 0, hasMore: false } };
}

const INSTRUCTIONS = {
  forAny: `Precios de seguros de ${EVERY_RAMO} en España, de varias aseguradoras en una sola llamada. Empieza por obtener_requisitos; informa al cliente de que sus datos se comparten con este servicio; no inventes ningún dato.`,
  forDirectory: `Precios de seguros de ${EVERY_RAMO} en España, de varias aseguradoras, sin saber quién es el cliente. Empieza por obtener_requisitos; con preparar_solicitud pone él sus datos en su página. No inventes ningún dato, y nunca pidas ni envíes documentos de identidad, nombres, matrículas, direcciones, teléfonos ni correos.`,
};

const HOUR_MS = 3_600_000;
const CACHE = { ttlMs: HOUR_MS, cacheScope: 'public' as const };

const OPTIONS = {
  capabilities: {
    tools: {},
    resources: {},
    prompts: {},
    completions: {},
    extensions: { [MCP_APPS_EXTENSION]: { mimeTypes: [OFFERS_APP_MIME_TYPE] } },
  },
  supportedProtocolVersions: PROTOCOL_VERSIONS,
  cacheHints: {
    'tools/list': CACHE,
    'prompts/list': CACHE,
    'resources/list': CACHE,
    'resources/templates/list': CACHE,
    'resources/read': CACHE,
    'server/discover': CACHE,
  },
};

const TEMPLATE_LIST = { resourceTemplates: [CATALOGUE_TEMPLATE] };

/** Creates the server of one request: the protocol is stateless here. */
export function createServer(service: ToolService, caller: Caller): Server {
  const { options } = caller;
  const tools = toolsFor(options);
  const prompts = promptsFor(options);
  const instructions = options.isForDirectory ? INSTRUCTIONS.forDirectory : INSTRUCTIONS.forAny;
  // The SDK sends them with each result of revision 2026-07-28.
  const info = caller.isIntroduction ? { ...SERVER_INFO, icons: ICONS } : SERVER_INFO;
  const server = new PlainServer(info, { ...OPTIONS, instructions });
  server.setRequestHandler('tools/list', () => ({ tools: tools.map((tool) => listed(tool, options)) }));
  server.setRequestHandler(
    'tools/call',
    guarded(caller.failed, ({ params }: CallToolRequest, context: ServerContext) => {
      const tool = knownTool(params.name);
      if (!tool || !tools.includes(tool)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, THROWN.unknownTool);
      const onInsurerAnswered = progressOf(context);
      return callTool(tool, params.arguments ?? {}, { service, caller, onInsurerAnswered, ...pageIn(context) });
    }),
  );
  server.setRequestHandler('resources/list', () => ({
    resources: resourcesFor(options).map(({ text: _text, ...about }) => about),
  }));
  server.setRequestHandler('resources/templates/list', () => TEMPLATE_LIST);
  server.setRequestHandler(
    'resources/read',
    guarded(caller.failed, ({ params }: ReadResourceRequest) => readResource(params.uri, service, options)),
  );
  server.setRequestHandler('prompts/list', () => ({ prompts: [...prompts] }));
  server.setRequestHandler(
    'prompts/get',
    guarded(caller.failed, ({ params }: GetPromptRequest) => getPrompt(params.name, params.arguments ?? {}, prompts)),
  );
  server.setRequestHandler(
    'completion/complete',
    guarded(caller.failed, ({ params }: CompleteRequest) => complete(params, service.catalogueAnswers)),
  );
  return server;
}

/** Returns whether the client opens pages, which revision 2026-07-28 says with each call, and what came of one. */
function pageIn({ mcpReq }: ServerContext): Pick<CallContext, 'page' | 'opensPages'> {
  const { inputResponses } = mcpReq;
  // The SDK has checked it and gives it no type.
  const envelope = mcpReq.envelope as Readonly<Record<string, ClientCapabilities | undefined>> | undefined;
  const handle = mcpReq.requestState<string>();
  const answer = inputResponse(inputResponses, PAGE);
  return {
    opensPages: envelope?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation?.url !== undefined,
    page:
      handle === undefined ? undefined : { handle, isOpened: answer.kind === 'elicit' && answer.action === 'accept' },
  };
}

/** Reports progress to a client that asks for it, each time an insurer is done, with the names of those that have answered. */
function progressOf({ mcpReq }: ServerContext): OnInsurerAnswered | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  const names: string[] = [];
  return (progress, total, name) => {
    if (name !== undefined) names.push(name);
    const answered = names.length > 0 ? ` Han respondido: ${names.join(', ')}.` : '';
    const message = `${progress} de ${counted(total, 'aseguradora')}.${answered}`;
    const notification = {
      method: 'notifications/progress' as const,
      params: { progressToken, progress, total, message },
    };
    // A client that has gone away only misses its progress.
    mcpReq.notify(notification).catch(() => undefined);
  };
}
