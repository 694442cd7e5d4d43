import { FORM_TYPE, isFromElsewhere } from '@cotiza/platform';
import type { OperatorDesks, Storage } from '@cotiza/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../sign-in/sessions';
import { messageException } from './page';
import { PAGE_HEADERS } from './page-document';
import { sessionIn } from './session-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the operator who has signed in, if any. */
    operator?: string;
    /** The storage in the name of the operator, for the audit trail. */
    desks?: OperatorDesks;
  }
}

/** Reads a form or a query string. Of a repeated field, the first value counts. */
export const readFields = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text)].reverse());

const ANY_ORIGIN = 'http://console';

export const NO_ADDRESS = messageException(
  400,
  'No es una dirección',
  'La consola no tiene páginas en lo que no es una dirección.',
);
export const NO_FORM = messageException(
  400,
  'No es un formulario',
  'Esto no es lo que envía un formulario de la consola.',
);

/** Names the operator of a request, and refuses posts of other sites before their body is read. */
export const receiveRequest =
  (sessions: Sessions, storage: Storage) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(PAGE_HEADERS);
    if (!URL.canParse(request.url, ANY_ORIGIN)) throw NO_ADDRESS;
    const operator = sessions.operatorOf(sessionIn(request.headers.cookie));
    if (operator !== undefined) Object.assign(request, { operator, desks: storage.actingAs(operator) });
    if (request.method !== 'POST') return;
    if (isFromElsewhere(request.headers))
      throw messageException(403, 'No viene de aquí', 'Lo ha enviado una página de otro sitio. No se ha hecho nada.');
    if (request.mediaType !== FORM_TYPE) throw NO_FORM;
  };
