import type { IncomingHttpHeaders } from 'node:http';
import { existing } from '@cotiza/kernel';
import { errorJson, idOf, type SentMessage } from './rpc-message';
import type { KnownAnswer } from './templates';

/** The only revision that has batches; a request that names none is of it. */
const REVISION_WITH_BATCHES = '2025-03-26';

const MESSAGES_AT_MOST = 10;

/** Beyond these characters, what is left of a batch is told to be asked for apart. */
const ANSWER_AT_MOST_CHARS = 512 * 1024;

/** Why a batch is refused whole, in words; undefined when it is answered. */
export function batchFault(messages: readonly SentMessage[], headers: IncomingHttpHeaders): string | undefined {
  const revision = headers['mcp-protocol-version'] ?? REVISION_WITH_BATCHES;
  if (revision !== REVISION_WITH_BATCHES)
    return `Solo la revisión ${REVISION_WITH_BATCHES} admite lotes: envía cada mensaje en una petición.`;
  if (messages.length === 0) return 'El lote no tiene ningún mensaje.';
  if (messages.length > MESSAGES_AT_MOST) return `Un lote tiene como máximo ${MESSAGES_AT_MOST} mensajes.`;
  if (messages.some(({ method }) => method === 'initialize')) return 'initialize no se envía en un lote.';
  return undefined;
}

/** The answers to the messages of a batch as events, up to a size. */
export async function answerBatch(
  messages: readonly SentMessage[],
  answerTo: (message: SentMessage) => Promise<Response | KnownAnswer>,
): Promise<string> {
  const answers = await Promise.all(messages.map(async (message) => eventsOf(await answerTo(message))));
  let text = '';
  answers.forEach((events, place) => {
    const fits = text.length + events.length <= ANSWER_AT_MOST_CHARS;
    text += fits
      ? events
      : event(errorJson(idOf(existing(messages[place], 'message at that place of the batch')), TOO_LONG));
  });
  return text;
}

const TOO_LONG = 'La respuesta del lote es demasiado larga: envía este mensaje aparte.';

const event = (json: string) => `event: message\ndata: ${json}\n\n`;

/** What the SDK says of one message, which is events, one JSON or nothing. */
async function eventsOf(answer: Response | KnownAnswer): Promise<string> {
  const text = answer instanceof Response ? await answer.text() : answer.bytes.toString();
  const isEvents = new Map(answer.headers).get('content-type') === 'text/event-stream';
  return text === '' || isEvents ? text : event(text);
}
