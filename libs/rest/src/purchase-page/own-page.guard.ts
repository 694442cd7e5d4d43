import { isFromElsewhere, ProblemException } from '@cotiza/platform';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Refuses a form that a page of another site sends. */
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!isFromElsewhere(context.switchToHttp().getRequest<FastifyRequest>().headers)) return true;
    throw new ProblemException({ problem: 'origen_no_permitido', faults: [] });
  }
}
