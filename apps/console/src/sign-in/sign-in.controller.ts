import type { IncomingHttpHeaders } from 'node:http';
import { markup } from '@cotiza/kernel';
import { Body, Controller, Headers, Ip, Post, Redirect, Res } from '@nestjs/common';
import { IsString } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ConsoleContext } from '../console-context';
import { PageException } from '../http/page';
import { isOverTls, sessionCookie, sessionIn } from '../http/session-cookie';
import { Public } from '../http/session.guard';
import { Operators } from './operators';
import { Sessions } from './sessions';

class SignInForm {
  @IsString()
  key = '';
}

/** Answers any address with the form to sign in. */
export const signInException = (status: number, fault?: string): PageException =>
  new PageException(status, {
    title: 'Entrar',
    content: markup`
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
<section aria-label="Entrar"><form method="post" action="/sign-in"><input type="text" autocomplete="username" value="operator" hidden="" /><label>Tu clave<input name="key" type="password" required="" autocomplete="current-password" /></label><button>Entrar</button></form></section>`,
  });

@Controller()
export class SignInController {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: Sessions,
    private readonly console: ConsoleContext,
  ) {}

  @Public()
  @Post('sign-in')
  @Redirect('/', 303)
  async signIn(
    @Body() { key }: SignInForm,
    @Headers() headers: IncomingHttpHeaders,
    @Ip() client: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { logger } = this.console;
    const attempt = await this.operators.identify(key, client);
    if (attempt === 'refused') {
      logger.warn('sign-in refused');
      throw signInException(401, 'Esta clave no es válida.');
    }
    if ('waitSeconds' in attempt)
      throw signInException(429, `Demasiadas claves erróneas. Espera ${attempt.waitSeconds} segundos.`);
    logger.info({ operator: attempt.operator }, 'operator signed in');
    // The new cookie replaces the old one, so the old session could not be ended any more.
    this.sessions.end(sessionIn(headers.cookie));
    void reply.header('set-cookie', sessionCookie(this.sessions.begin(attempt.operator), isOverTls(headers)));
  }

  @Post('sign-out')
  @Redirect('/', 303)
  signOut(@Headers() headers: IncomingHttpHeaders, @Res({ passthrough: true }) reply: FastifyReply): void {
    this.sessions.end(sessionIn(headers.cookie));
    void reply.header('set-cookie', sessionCookie(null, isOverTls(headers)));
  }
}
