import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ProblemException } from '@cotiza/platform';
import type { FastifyRequest } from 'fastify';

export const HOST_SETTINGS = Symbol('host settings');

export interface HostSettings {
  readonly HOST: string;
  readonly PUBLIC_URL: string | undefined;
  readonly MCP_ALLOWED_HOSTS: readonly string[];
  readonly MCP_ALLOWED_ORIGINS: readonly string[];
}

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
