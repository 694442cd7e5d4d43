const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

/**
 * The host, other than this machine, that a call of `Socket.connect` would reach.
 *
 * @param args in any of the forms that it takes: options, a port and a host, a path, or Node's own list of these
 */
export function refusedHost(args: readonly unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  const host = typeof first === 'object' && first !== null ? (first as { host?: unknown }).host : second;
  return typeof host === 'string' && !LOOPBACK.includes(host) ? host : undefined;
}
