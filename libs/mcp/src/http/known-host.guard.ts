import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ProblemException } from '@cotiza/platform';
import type { FastifyRequest } from 'fastify';
import type { HostSettings } from './known-hosts';

export const HOST_SETTINGS = Symbol('host settings');

/**
 * Refuses pages that reach a private server under another name (DNS rebinding), and pages of unknown origins. Clients that are
 * no browsers send no Origin and pass.
 */
@Injectable()
export class KnownHostGuard implements CanActivate {
  constructor(@Inject(HOST_SETTINGS) private readonly settings: HostSettings) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    // Loaded for the first request, with the SDK.
    const { isKnown, knownHosts } = await import('./known-hosts.js');
    if (isKnown(knownHosts(this.settings), headers)) return true;
    throw new ProblemException({ problem: 'origen_no_permitido', faults: [] });
  }
}
