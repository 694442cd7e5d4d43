import { defined } from '@cotiza/kernel';
import type { OperatorDesks } from '@cotiza/storage';
import { UseInterceptors, type CallHandler, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError } from 'rxjs';
import { InvalidFormException, PageException, type Page } from './page';

/** Shows a page, with a status, when a form is invalid: it says what to correct. */
export const ShowAgain = (status: number, page: (desks: OperatorDesks, fault: string) => Promise<Page>) =>
  UseInterceptors({
    intercept: (context: ExecutionContext, next: CallHandler<unknown>) =>
      next.handle().pipe(
        catchError(async (error: unknown) => {
          if (!(error instanceof InvalidFormException)) throw error;
          const { desks } = context.switchToHttp().getRequest<FastifyRequest>();
          throw new PageException(status, await page(defined(desks, 'desks of the operator'), error.message));
        }),
      ),
  });
