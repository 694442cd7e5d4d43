import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ProblemException } from '@cotiza/platform';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';

/** Host names, without port, under which the server may be reached and from which pages may call it. */
export interface KnownHosts {
  /** Undefined: any. DNS rebinding does not threaten a server that is open to the public. */
  readonly hosts: string[] | undefined;
  readonly origins: string[];
}

export const KNOWN_HOSTS = Symbol('known hosts');

export interface HostSettings {
  readonly HOST: string;
  readonly PUBLIC_URL: string | undefined;
  readonly MCP_ALLOWED_HOSTS: readonly string[];
  readonly MCP_ALLOWED_ORIGINS: readonly string[];
}

const LOOPBACK = ['127.0.0.1', '::1'];

/** Returns this machine and the public address, which are always known, and the names that the settings add. */
export function knownHosts({ HOST, PUBLIC_URL, MCP_ALLOWED_HOSTS, MCP_ALLOWED_ORIGINS }: HostSettings): KnownHosts {
  const own = [...localhostAllowedHostnames(), ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])];
  const isPrivate = LOOPBACK.includes(HOST) || MCP_ALLOWED_HOSTS.length > 0;
  return {
    hosts: isPrivate ? [...own, ...MCP_ALLOWED_HOSTS] : undefined,
    origins: [...own, ...MCP_ALLOWED_ORIGINS],
  };
}

/**
 * Refuses pages that reach a private server under another name (DNS rebinding), and pages of unknown origins. Clients that are
 * no browsers send no Origin and pass.
 */
@Injectable()
export class KnownHostGuard implements CanActivate {
  constructor(@Inject(KNOWN_HOSTS) private readonly known: KnownHosts) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const { hosts, origins } = this.known;
    const isKnown =
      (hosts === undefined || validateHostHeader(headers.host, hosts).ok) &&
      validateOriginHeader(headers.origin, origins).ok;
    if (!isKnown) throw new ProblemException({ problem: 'origen_no_permitido', faults: [] });
    return true;
  }
}
