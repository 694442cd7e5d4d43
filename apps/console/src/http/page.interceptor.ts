import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, tap, type Observable } from 'rxjs';
import { ConsoleContext } from '../console-context';
import { SignInController } from '../sign-in/sign-in.controller';
import { PageException, type Page } from './page';
import { pageDocument } from './page-document';

/** Renders the page that a controller returns, and logs each form that an operator sends. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(private readonly console: ConsoleContext) {}

  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<unknown> {
    const { method, routeOptions, operator } = context.switchToHttp().getRequest<FastifyRequest>();
    const logAct = () => {
      if (method === 'POST' && context.getClass() !== SignInController)
        this.console.logger.info({ operator, asked: `${method} ${routeOptions.url}` }, 'operator acted');
    };
    return next.handle().pipe(
      tap({ next: logAct, error: (error) => error instanceof PageException && logAct() }),
      map((result) => (isPage(result) ? pageDocument(result, routeOptions.url, operator) : result)),
    );
  }
}

/** Returns true for a page, and false for a redirect. */
const isPage = (result: object | undefined): result is Page => result !== undefined && 'content' in result;
