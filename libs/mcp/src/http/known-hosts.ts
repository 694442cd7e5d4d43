import { localhostAllowedHostnames } from '@modelcontextprotocol/server';

/** Host names, without port, under which the server may be reached and from which pages may call it. */
export interface KnownHosts {
  /** Undefined: any. A server that the public reaches has nothing to fear from DNS rebinding. */
  readonly hosts: readonly string[] | undefined;
  readonly origins: readonly string[];
}

export const KNOWN_HOSTS = Symbol('known hosts');

/** What the settings say of hosts and origins. */
export interface HostSettings {
  readonly HOST: string;
  readonly PUBLIC_URL: string | undefined;
  readonly MCP_ALLOWED_HOSTS: readonly string[];
  readonly MCP_ALLOWED_ORIGINS: readonly string[];
}

const LOOPBACK = ['127.0.0.1', '::1'];

/** This machine and the public address are always known; the lists add to them. */
export function knownHosts({ HOST, PUBLIC_URL, MCP_ALLOWED_HOSTS, MCP_ALLOWED_ORIGINS }: HostSettings): KnownHosts {
  const own = [...localhostAllowedHostnames(), ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])];
  const isPrivate = LOOPBACK.includes(HOST) || MCP_ALLOWED_HOSTS.length > 0;
  return {
    hosts: isPrivate ? [...own, ...MCP_ALLOWED_HOSTS] : undefined,
    origins: [...own, ...MCP_ALLOWED_ORIGINS],
  };
}
