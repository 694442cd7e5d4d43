import { ProblemException } from '@cotiza/platform';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StartForm, StartQuery } from './start-page.parameters';
import { StartPages } from './start-pages';

/** Shows the refusals of guards on the page, as an agent gets them. */
@Catch(ProblemException)
export class StartPageFilter implements ExceptionFilter<ProblemException> {
  constructor(private readonly pages: StartPages) {}

  catch({ refusal, headers }: ProblemException, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>().headers(headers);
    const asked = { ...new StartQuery(), ...new StartForm() };
    void this.pages.send(http.getRequest<FastifyRequest>(), reply, { asked, answer: { refusal } });
  }
}
