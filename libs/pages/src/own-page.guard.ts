import { isFromElsewhere, ProblemException } from '@cotiza/platform';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Refuses a form posted from a page of another site. */
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!isFromElsewhere(context.switchToHttp().getRequest<FastifyRequest>().headers)) return true;
    throw new ProblemException({ problem: 'origen_no_permitido', faults: [] });
  }
}
