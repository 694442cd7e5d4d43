import type { IncomingHttpHeaders } from 'node:http';

const NAME = 'cotiza_console';
const COOKIE = new RegExp(`(?:^|; *)${NAME}=([\\w-]+)(?:;|$)`);

export const sessionIn = (cookies: string | undefined): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

/**
 * Returns a cookie that lasts until the browser closes, or, without a session, one that removes it. No script reads it, and no
 * page of another site has it sent.
 *
 * @param isSecure the browser asks over TLS, and never sends the cookie without
 */
export const sessionCookie = (session: string | null, isSecure: boolean): string => {
  const parts = [`${NAME}=${session ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (isSecure) parts.push('Secure');
  if (session === null) parts.push('Max-Age=0');
  return parts.join('; ');
};

/**
 * Reads from the header of a proxy that the browser asks over TLS. A forged header changes only the cookie of its sender. Of
 * several proxies, the first is the one that the browser asks.
 */
export const isOverTls = ({ 'x-forwarded-proto': protocols }: IncomingHttpHeaders): boolean =>
  String(protocols ?? '')
    .split(',', 1)[0]
    ?.trim()
    .toLowerCase() === 'https';
