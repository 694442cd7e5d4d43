import type { IncomingMessage } from 'node:http';
import { errorFacts, isFromElsewhere, type Logger } from '@cotiza/platform';
import { RecordingUnavailable } from '@cotiza/quoting';
import { QueryTimeout, type Storage } from '@cotiza/storage';
import { messagePage, signInPage } from '../pages/sign-in.page';
import type { Operators } from '../sign-in/operators';
import type { Sessions } from '../sign-in/sessions';
import { readForm } from './read-form';
import { sessionIn } from './session-cookie';
import type { Answer, Page, Show, Visit } from './visit';

export interface FrontDeskParts {
  readonly routes: ReadonlyMap<string, Show>;
  readonly operators: Operators;
  readonly sessions: Sessions;
  readonly storage: Pick<Storage, 'actingAs'>;
  readonly logger: Logger;
}

/** An answer, and who gets it. */
export interface Answered {
  readonly answer: Answer;
  /** The path that was asked for. */
  readonly path: string;
  readonly operator: string | undefined;
}

/** What a path is added to; it is asked for nowhere. */
const ITSELF = 'http://console';
/** For what is asked for by no path, such as `//`. */
const NO_ADDRESS: Answered = {
  answer: messagePage(400, 'Not an address', 'The console has no page at what is not an address.'),
  path: '/',
  operator: undefined,
};

/** Lets in whoever has signed in, and says who acts. Nothing is shown or changed for anybody else. */
export class FrontDesk {
  constructor(private readonly parts: FrontDeskParts) {}

  async receive(request: IncomingMessage): Promise<Answered> {
    const asked = request.url ?? '/';
    if (!URL.canParse(asked, ITSELF)) return NO_ADDRESS;
    const { pathname: path, searchParams: query } = new URL(asked, ITSELF);
    const session = sessionIn(request.headers.cookie);
    const operator = this.parts.sessions.operatorOf(session);
    const told = (answer: Answer) => ({ answer, path, operator });
    const isChange = request.method === 'POST';
    if (isChange && isFromElsewhere(request.headers))
      return told(messagePage(403, 'Not from here', 'A page of another site has sent this. Nothing was done.'));
    const fields = isChange ? await readForm(request) : new URLSearchParams();
    if (!fields) return told(messagePage(400, 'Not a form', 'This is not what a form of the console sends.'));
    const visit = { query, fields, client: request.socket.remoteAddress ?? '', session };
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    return told(await this.answer(`${method} ${path}`, visit, operator));
  }

  private async answer(asked: string, visit: Visit, operator: string | undefined): Promise<Answer> {
    const { routes, sessions } = this.parts;
    if (asked === 'POST /sign-in') return this.signIn(visit);
    if (operator === undefined) return signInPage(asked.startsWith('GET ') ? 200 : 401);
    if (asked === 'POST /sign-out') {
      sessions.end(visit.session);
      return { to: '/', session: null };
    }
    const show = routes.get(asked);
    return show
      ? this.attempt(asked, operator, () => show({ ...visit, operator, desks: this.parts.storage.actingAs(operator) }))
      : messagePage(404, 'No such page', 'The console has no page here.');
  }

  /** Ends the session that the browser had: it forgets it, and so nobody could sign out of it any more. */
  private async signIn({ fields, client, session }: Visit): Promise<Answer> {
    const { operators, sessions, logger } = this.parts;
    const attempt = await operators.identify(fields.get('key') ?? '', client);
    if (attempt === 'refused') {
      logger.warn('sign-in refused');
      return signInPage(401, 'This is nobody’s key.');
    }
    if ('waitSeconds' in attempt) return signInPage(429, `Too many wrong keys. Wait ${attempt.waitSeconds} seconds.`);
    logger.info({ operator: attempt.operator }, 'operator signed in');
    sessions.end(session);
    return { to: '/', session: sessions.begin(attempt.operator) };
  }

  /** What cannot be read or kept is told by the kind of error alone: its message may quote. */
  private async attempt(asked: string, operator: string, work: () => Promise<Answer>): Promise<Answer> {
    const { logger } = this.parts;
    try {
      const answer = await work();
      if (asked.startsWith('POST ')) logger.info({ operator, asked }, 'operator acted');
      return answer;
    } catch (error) {
      logger.error({ asked, ...errorFacts(error) }, 'page failed');
      return failedPage(error);
    }
  }
}

function failedPage(error: unknown): Page {
  if (error instanceof QueryTimeout)
    return messagePage(
      503,
      'The database took too long',
      'This was stopped, so that the service need not wait for it. Nothing was changed. Try again when less is going on, or with ops, which takes its time.',
    );
  if (error instanceof RecordingUnavailable)
    return messagePage(
      503,
      'The database does not answer',
      'Nothing can be shown or changed now. Try again in a moment.',
    );
  return messagePage(500, 'This page failed', 'The log of the console says where.');
}
