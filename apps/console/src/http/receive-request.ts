import { isFromElsewhere } from '@cotiza/platform';
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

/** The type of the body that a browser sends for a form. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reads a form or a query string. Of a repeated field, the first value counts. */
export const readFields = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text)].reverse());

const ANY_ORIGIN = 'http://console';

export const NO_ADDRESS = messageException(400, 'Not an address', 'The console has no page at what is not an address.');
export const NO_FORM = messageException(400, 'Not a form', 'This is not what a form of the console sends.');

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
      throw messageException(403, 'Not from here', 'A page of another site has sent this. Nothing was done.');
    if (request.mediaType !== FORM_TYPE) throw NO_FORM;
  };
