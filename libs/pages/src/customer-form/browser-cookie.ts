const NAME = 'cotiza_solicitud';
/** The longest time for which a draft is kept: seven days. Its end is decided by the desk. */
const MAX_AGE_SECONDS = 604_800;
const COOKIE = new RegExp(`(?:^|; *)${NAME}=([\\w.-]+)(?:;|$)`);

export const browserKeyIn = (cookies: string | undefined): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

/** Returns the cookie that binds a link to a browser. */
export const browserCookie = (browserKey: string, token: string, publicUrl: string | undefined): string =>
  formCookie(NAME, browserKey, token, publicUrl);

/**
 * Returns a cookie of a link. No script reads it, and only the pages of that link have it sent.
 *
 * @param publicUrl address at which browsers reach the service; over TLS the cookie is never sent without
 */
export function formCookie(name: string, value: string, token: string, publicUrl: string | undefined): string {
  const { protocol, pathname } = new URL(publicUrl ?? 'http://localhost/');
  const path = `${pathname.replace(/\/+$/, '')}/s/${encodeURIComponent(token)}`;
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(protocol === 'https:' ? ['Secure'] : [])].join('; ');
}
