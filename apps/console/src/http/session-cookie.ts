import type { IncomingHttpHeaders } from 'node:http';

const NAME = 'cotiza_console';
const COOKIE = new RegExp(`(?:^|; *)${NAME}=([\\w-]+)(?:;|$)`);

/** The session that a browser shows. */
export const sessionIn = (cookies: string | undefined): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

/**
 * Has a browser keep a session until it is closed, or forget it: no script reads it, and no page of others has it sent.
 *
 * @param isSecure whether the browser asks over TLS: then it never sends it without
 */
export const sessionCookie = (session: string | null, isSecure: boolean): string => {
  const parts = [`${NAME}=${session ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (isSecure) parts.push('Secure');
  if (session === null) parts.push('Max-Age=0');
  return parts.join('; ');
};

/**
 * Whether a proxy says that the browser asks it over TLS. Anybody may say so, of their own cookie alone; of several proxies, the
 * first is the one that the browser asks.
 */
export const isOverTls = ({ 'x-forwarded-proto': protocols }: IncomingHttpHeaders): boolean =>
  String(protocols ?? '')
    .split(',', 1)[0]
    ?.trim()
    .toLowerCase() === 'https';
