import type { IncomingHttpHeaders } from 'node:http';
import { errorFor, type SentMessage } from './rpc-message';

/** The only revision that has batches, and the one of a request that names none. */
const REVISION_WITH_BATCHES = '2025-03-26';

const MESSAGES_AT_MOST = 10;

/** The size in characters after which the other messages of a batch get an error instead of their answer. */
const ANSWER_AT_MOST_CHARS = 512 * 1024;

export const EVENTS_TYPE = 'text/event-stream';

/** Returns the reason, in words, why a batch is refused as a whole. */
export function batchFault(messages: readonly SentMessage[], headers: IncomingHttpHeaders): string | undefined {
  const revision = headers['mcp-protocol-version'] ?? REVISION_WITH_BATCHES;
  if (revision !== REVISION_WITH_BATCHES)
    return `Solo la revisión ${REVISION_WITH_BATCHES} admite lotes: envía cada mensaje en una petición.`;
  if (messages.length === 0) return 'El lote no tiene ningún mensaje.';
  if (messages.length > MESSAGES_AT_MOST) return `Un lote tiene como máximo ${MESSAGES_AT_MOST} mensajes.`;
  if (messages.some(({ method }) => method === 'initialize')) return 'initialize no se envía en un lote.';
  return undefined;
}

/** Answers the messages of a batch with one stream of events, up to a size. */
export async function answerBatch(
  messages: readonly SentMessage[],
  answer: (message: SentMessage) => Promise<Response>,
): Promise<Response> {
  const answers = await Promise.all(
    messages.map(async (message) => ({ message, events: await eventsOf(await answer(message)) })),
  );
  let text = '';
  for (const { message, events } of answers) {
    const fits = text.length + events.length <= ANSWER_AT_MOST_CHARS;
    text += fits ? events : event(JSON.stringify(errorFor(message, TOO_LONG)));
  }
  if (text === '') return new Response(null, { status: 202 });
  return new Response(text, { headers: { 'content-type': EVENTS_TYPE } });
}

const TOO_LONG = 'La respuesta del lote es demasiado larga: envía este mensaje aparte.';

const event = (json: string) => `event: message\ndata: ${json}\n\n`;

/** Returns an answer as events; an answer to a notification has none. */
async function eventsOf(answer: Response): Promise<string> {
  const text = await answer.text();
  return text === '' || answer.headers.get('content-type') === EVENTS_TYPE ? text : event(text);
}
