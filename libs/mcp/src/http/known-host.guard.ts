import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ProblemException } from '@cotiza/platform';
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { KNOWN_HOSTS, type KnownHosts } from './known-hosts';

/**
 * Keeps out pages that reach a server on somebody's own machine under a name of theirs (DNS rebinding), and pages of
 * origins that nobody allowed. Clients that are no browsers send no Origin and pass.
 */
@Injectable()
export class KnownHostGuard implements CanActivate {
  private readonly hosts: string[] | undefined;
  private readonly origins: string[];

  constructor(@Inject(KNOWN_HOSTS) { hosts, origins }: KnownHosts) {
    this.hosts = hosts && [...hosts];
    this.origins = [...origins];
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const isKnown =
      (this.hosts === undefined || validateHostHeader(headers.host, this.hosts).ok) &&
      validateOriginHeader(headers.origin, this.origins).ok;
    if (!isKnown) throw new ProblemException({ problem: 'origen_no_permitido', faults: [] });
    return true;
  }
}
