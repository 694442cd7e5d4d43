import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

const PUBLIC = 'public';

/** Leaves a route open to requests without a session. */
export const Public = () => SetMetadata(PUBLIC, true);

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

/** Injects the desks of the operator. */
export const Desks = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context).desks);

/** Rejects requests without a session. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get<boolean | undefined>(PUBLIC, context.getHandler())) return true;
    if (requestOf(context).operator === undefined) throw new UnauthorizedException();
    return true;
  }
}
