import type { RequestListener, ServerResponse } from 'node:http';
import { errorFacts, type Logger } from '@cotiza/platform';
import type { Answered, FrontDesk } from './front-desk';
import { PAGE_HEADERS, pageDocument } from './page-document';
import { isOverTls, sessionCookie } from './session-cookie';

/** Sends what the desk answers. Where that fails, the connection ends, and the console goes on. */
export const answering =
  (desk: Pick<FrontDesk, 'receive'>, logger: Logger): RequestListener =>
  (request, reply) => {
    desk
      .receive(request)
      .then((answered) => send(reply, answered))
      .catch((error: unknown) => {
        logger.warn(errorFacts(error), 'request broken off');
        reply.destroy();
      });
  };

function send(reply: ServerResponse, { answer, path, operator }: Answered): void {
  if ('to' in answer) {
    const { to, session } = answer;
    const cookie = session === undefined ? {} : { 'set-cookie': sessionCookie(session, isOverTls(reply.req.headers)) };
    reply.writeHead(303, { ...PAGE_HEADERS, ...cookie, location: to }).end();
    return;
  }
  // What was not read of a request that is refused early is not waited for.
  const ending = answer.status === undefined ? {} : { connection: 'close' };
  reply.writeHead(answer.status ?? 200, { ...PAGE_HEADERS, ...ending }).end(pageDocument(answer, path, operator));
}
