import type { IncomingHttpHeaders } from 'node:http';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

export interface HostSettings {
  readonly HOST: string;
  readonly PUBLIC_URL: string | undefined;
  readonly MCP_ALLOWED_HOSTS: readonly string[];
  readonly MCP_ALLOWED_ORIGINS: readonly string[];
}

/** Host names, without port, under which the server may be reached and from which pages may call it. */
export interface KnownHosts {
  /** Undefined: any. DNS rebinding does not threaten a server that is open to the public. */
  readonly hosts: string[] | undefined;
  readonly origins: string[];
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

export const isKnown = ({ hosts, origins }: KnownHosts, { host, origin }: IncomingHttpHeaders): boolean =>
  (hosts === undefined || validateHostHeader(host, hosts).ok) && validateOriginHeader(origin, origins).ok;
